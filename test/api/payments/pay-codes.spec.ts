import { randomUUID } from 'node:crypto';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { registrationCode } from '../../../src/registrations/codes.js';
import { fixture } from '../../support/jest/fixture.js';
import { WALLET_CODE } from '../../support/payments/qr-ph.js';
import { asking, call, signIn } from '../../support/requests/callers.js';
import { noisyPicture, sendProof } from '../../support/requests/proof-uploader.js';
import { aContact, aDelegate, anEvent } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';

interface State {
  code: string;
  pay_code: string | null;
}
const api = fixture(() => startApi());
const staff = fixture(() => signIn(api));

const ask = asking(() => ({ api, as: staff }));
const makeEvent = async (change: object = {}): Promise<{ id: string; slug: string }> =>
  ask('POST', '/events', {
    ...anEvent({ slug: `e-${randomUUID()}`, state: 'published', fee_centavos: 150_050 }),
    gcash_qr: WALLET_CODE,
    ...change,
  });
const register = (event: string, fields: object = {}) =>
  ask<{ id: string; uuid: string }>('POST', '/delegates', aDelegate({ event, ...fields }));
const stateOf = (uuid: string) => ask<State>('GET', `/delegates/uuid/${uuid}/registration`);

/** What a wallet reads from the picture. */
async function scanned(path: string | null): Promise<string | undefined> {
  const answer = await fetch(`${api.url}${path}`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  const { data, info } = await sharp(Buffer.from(await answer.arrayBuffer()))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
const amountIn = (text: string | undefined) => /5303608540(\d)([\d.]+)5802PH/.exec(text ?? '')?.[2];
const pays = (text: string | undefined, amount: string, code: string) => {
  expect(amountIn(text)).toBe(amount);
  expect(text).toContain(`62120508${code}6304`);
  expect(text).toContain('0412090055002027');
};
const acceptPart = async (id: string, amount_centavos: number, seed: number) => {
  await sendProof(api.url, id, await noisyPicture(seed));
  const { proofs } = await ask<{ proofs: { id: string; state: string }[] }>('GET', `/registrations/${id}`);
  const waiting = proofs.find(({ state }) => state === 'waiting');
  await ask('POST', `/proofs/${waiting?.id}/accept`, { amount_centavos });
};

it('each registration has a code with its own amount and reference; after a part, with the rest', async () => {
  const { slug } = await makeEvent();
  const one = await register(slug);
  const other = await register(slug, { email: 'other@test.example', phone_number: '639170000002' });
  const [state, otherState] = [await stateOf(one.uuid), await stateOf(other.uuid)];
  expect(state.code).toBe(registrationCode(one.id));
  pays(await scanned(state.pay_code), '1500.50', state.code);
  pays(await scanned(otherState.pay_code), '1500.50', otherState.code);
  expect(otherState.code).not.toBe(state.code);

  await acceptPart(one.id, 50_000, 61);
  const later = await stateOf(one.uuid);
  expect(later.pay_code).not.toBe(state.pay_code);
  pays(await scanned(later.pay_code), '1000.50', state.code);

  await acceptPart(one.id, 100_050, 62);
  expect((await stateOf(one.uuid)).pay_code).toBeNull();
  expect((await call(api, 'GET', `/delegates/uuid/${one.uuid}/pay.png`)).status).toBe(404);
});

it('a group pays for all who come, and a place that was given back pays nothing', async () => {
  const { slug } = await makeEvent();
  const group = await ask<{ id: string; delegates: { id: string; uuid: string }[] }>(
    'POST',
    '/registrations',
    {
      event: slug,
      contact: aContact({ email: 'ruth@test.example', phone_number: '639170000003' }),
      delegates: [
        { first_name: 'Ana', last_name: 'Cruz' },
        { first_name: 'Ben', last_name: 'Lim' },
      ],
    },
  );
  const [ana, ben] = group.delegates;
  pays(await scanned((await stateOf(ana?.uuid ?? '')).pay_code), '3001.00', registrationCode(group.id));
  await ask('POST', `/delegates/${ben?.id}/cancel`, {});
  pays(await scanned((await stateOf(ana?.uuid ?? '')).pay_code), '1500.50', registrationCode(group.id));
  expect((await stateOf(ben?.uuid ?? '')).pay_code).toBeNull();
});

it('there is none without a fee, without a code, with the switch off, or for a text that is no such code', async () => {
  const free = await register((await makeEvent({ fee_centavos: 0 })).slug);
  const bare = await register((await makeEvent({ gcash_qr: null })).slug);
  const plain = await register((await makeEvent({ gcash_exact: false })).slug);
  const old = await makeEvent();
  await api.db.query("UPDATE event SET gcash_qr = 'https://example.com/pay' WHERE id = $1", [old.id]);
  const kept = await register(old.slug);
  for (const { uuid } of [free, bare, plain, kept]) {
    expect((await stateOf(uuid)).pay_code).toBeNull();
    expect((await call(api, 'GET', `/delegates/uuid/${uuid}/pay.png`)).status).toBe(404);
  }
  // Such an event can still be changed otherwise.
  await ask('PATCH', `/events/${old.id}`, { name: 'Another name' });
  expect((await call(api, 'GET', `/delegates/uuid/${randomUUID()}/pay.png`)).status).toBe(404);
});

it('a code is checked before it is kept, and says whom it pays', async () => {
  const { id } = await makeEvent({ gcash_qr: null });
  expect(await ask('POST', '/events/payment-code', { gcash_qr: WALLET_CODE })).toEqual({
    ...{ name: 'Stealth Land Events', city: 'Cebu City', bank: 'Maya', account_end: '2027' },
  });
  const damaged = WALLET_CODE.replace('090055', '090056');
  for (const [method, path] of [
    ['POST', '/events/payment-code'],
    ['PATCH', `/events/${id}`],
  ] as const) {
    const answer = await call(api, method, path, { as: staff, body: { gcash_qr: damaged } });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      errors: [
        {
          field: 'gcash_qr',
          message: 'This code is damaged: its check does not fit. Read the picture again.',
        },
      ],
    });
  }
});

it('is found by its short code: in the list, in the files, and by a statement’s message', async () => {
  const { slug } = await makeEvent();
  const { id, uuid } = await register(slug, { first_name: 'Wilfredo', last_name: 'Nakpil' });
  const { code } = await stateOf(uuid);
  const { rows } = await api.db.query<{ code: string }>('SELECT registration_code($1::uuid) AS code', [id]);
  expect(rows[0]?.code).toBe(code);
  for (const words of [code, code.toLowerCase(), code.replaceAll('0', 'o').replaceAll('1', 'l')]) {
    const listed = await ask<{ id: string; registration_code: string }[]>(
      'GET',
      `/delegates?filter=${encodeURIComponent(JSON.stringify({ q: words }))}`,
    );
    expect(listed.map((row) => [row.id, row.registration_code])).toEqual([[id, code]]);
  }
  expect((await ask<State>('GET', `/registrations/${id}`)).code).toBe(code);
  const query = `filter=${encodeURIComponent(JSON.stringify({ q: code }))}`;
  const csv = await fetch(`${api.url}/api/v1/delegates/export.csv?${query}`, { headers: staff });
  // Programs know columns by their places: the newest is the last.
  expect((await csv.text()).trimEnd().endsWith(`,${code},150050,0,150050,0,PHP,,,150050`)).toBe(true);
  const match = (row: object) =>
    ask<{ rows: { match: string; registration: { id: string } | null }[] }>('POST', '/statements/match', {
      rows: [{ line: 2, ...row }],
    });
  const message = { amount_centavos: 150_050, name: `InstaPay ${code.toLowerCase()} from J. Rizal` };
  expect((await match(message)).rows).toMatchObject([{ match: 'exact', registration: { id } }]);
  expect((await match({ ...message, amount_centavos: 100 })).rows).toMatchObject([
    { match: 'amount-differs' },
  ]);
  expect((await match({ ...message, name: 'InstaPay 00000000 from J. Rizal' })).rows).toMatchObject([
    { match: 'unknown' },
  ]);
});
