import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { figure } from '../../../support/jest/figure.js';
import { fixture } from '../../../support/jest/fixture.js';
import { call, signIn, dataOf } from '../../../support/requests/callers.js';
import { sendProof } from '../../../support/requests/proof-uploader.js';
import { aContact, aDelegate, anInquiry } from '../../../support/requests/records.js';
import { ADMIN, startApi } from '../../../support/server/api.js';

/** Limits as they are shipped. */
let picture: Blob;
const api = fixture(() => startApi({ env: { TRUST_PROXY: '1', RATE_LIMIT_WRITES_PER_MINUTE: '30' } }));
beforeAll(async () => {
  const create = { width: 120, height: 200, channels: 3, background: '#2277cc' } as const;
  picture = new Blob([await sharp({ create }).png().toBuffer()], { type: 'image/png' });
});

const from = (address: string) => ({ 'x-forwarded-for': address });
const register = (address: string, email: string) =>
  call(api, 'POST', '/delegates', { body: aDelegate({ email }), headers: from(address) });

/** Registers and sends the picture of the receipt. @returns both statuses */
async function complete(address: string, email: string): Promise<number[]> {
  const made = await register(address, email);
  const { id } = (made.body as { data?: { id: string } }).data ?? { id: randomUUID() };
  const sent = await sendProof(api.url, id, picture, { headers: from(address) });
  await sent.arrayBuffer();
  return [made.status, sent.status];
}

describe('behind one address', () => {
  it('a hall of 200 registers and uploads at once, and staff there sign in', async () => {
    const began = Date.now();
    const hall = '203.0.113.20';
    const people = Array.from({ length: 200 }, (_, i) => `delegate-${i}@hall.example`).values();
    const statuses: number[] = [];
    const phone = async () => {
      for (const email of people) statuses.push(...(await complete(hall, email)));
    };
    await Promise.all(Array.from({ length: 10 }, phone));
    figure(`a hall of 200 registers and uploads in ${Math.round((Date.now() - began) / 1_000)} s`);
    expect(statuses).toHaveLength(400);
    expect(new Set(statuses)).toEqual(new Set([200, 201]));
    const entered = await call(api, 'POST', '/auth/sign-in', { body: ADMIN, headers: from(hall) });
    expect(entered.status).toBe(200);
  });

  it('one e-mail address is one sender: 30 a minute, and others go on', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 31; n++) statuses.push((await register('203.0.113.21', 'Same@one.example')).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
    expect((await register('203.0.113.21', 'other@one.example')).status).toBe(201);
  });

  it('each group is a sender of its own, and so is each mailed link', async () => {
    const hall = from('203.0.113.26');
    const statuses: number[] = [];
    for (let n = 0; n < 35; n++) {
      const contact = aContact({
        first_name: 'Ana',
        last_name: 'Cruz',
        email: `group-${n}@hall.example`,
        phone_number: '1234',
      });
      const delegates = [aDelegate({ payment_mode: undefined }), aDelegate({ payment_mode: undefined })];
      const made = await call(api, 'POST', '/registrations', { body: { contact, delegates }, headers: hall });
      const { uuid } = dataOf<{ delegates: { uuid: string }[] }>(made).delegates[0] ?? {};
      const asked = await call(api, 'POST', '/registration-links', { body: { uuid }, headers: hall });
      statuses.push(made.status, asked.status);
    }
    expect(new Set(statuses)).toEqual(new Set([201, 202]));
  });

  it('what is refused counts for the address, whoever it says it is from', async () => {
    const wrong = (n: number) =>
      call(api, 'POST', '/delegates', {
        body: { ...aDelegate({ email: `guess-${n}@x.example` }), age: 'old' },
        headers: from('203.0.113.22'),
      });
    for (let n = 0; n < 30; n++) expect((await wrong(n)).status).toBe(400);
    expect((await wrong(30)).status).toBe(429);
    expect((await register('203.0.113.22', 'honest@x.example')).status).toBe(429);
    expect((await register('203.0.113.23', 'honest@x.example')).status).toBe(201);
  });

  it('inquiries under ever new names end at four times a sender’s limit', async () => {
    const inquire = (n: number) =>
      call(api, 'POST', '/inquiry/property', {
        body: anInquiry({ email: `lead-${n}@flood.example` }),
        headers: from('203.0.113.24'),
      });
    const statuses: number[] = [];
    for (let n = 0; n < 121; n++) statuses.push((await inquire(n)).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(120);
    expect(statuses.at(-1)).toBe(429);
  });

  it('sign-in is not stopped by it', async () => {
    expect((await signIn(api)).cookie).toBeDefined();
    const entered = await call(api, 'POST', '/auth/sign-in', { body: ADMIN, headers: from('203.0.113.22') });
    expect(entered.status).toBe(200);
  });
});
