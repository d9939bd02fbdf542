import { randomUUID } from 'node:crypto';
import { openInquiryDesk, type WorkedInquiry } from '../../support/desks/inquiry-desk.js';
import { fixture } from '../../support/jest/fixture.js';
import { call, dataOf } from '../../support/requests/callers.js';
import { anInquiry } from '../../support/requests/records.js';

const desk = fixture(() => openInquiryDesk());

const visit = (path: string) => fetch(desk.api.url + path, { redirect: 'manual' });
/** @returns the code that staff see */
const inquire = async (cookie: string, fields: Record<string, unknown> = {}, key: string = randomUUID()) => {
  const headers = { 'idempotency-key': key, ...(cookie && { cookie }) };
  const sent = await call(desk.api, 'POST', '/inquiry/property', { body: anInquiry(fields), headers });
  expect(sent.status).toBe(201);
  return ((await desk.read(dataOf<WorkedInquiry>(sent).id)) as unknown as { agent_code: string | null })
    .agent_code;
};

describe('an agent’s link', () => {
  it('is kept for 90 days by the visitor’s browser, and by no other page', async () => {
    const { status, headers } = await visit('/r/maria-cruz/properties?utm_source=fb');
    expect([status, headers.get('location')]).toEqual([302, '/properties?utm_source=fb&agent=maria-cruz']);
    const [cookie = ''] = headers.getSetCookie();
    expect(cookie).toMatch(/^agent=maria-cruz; Max-Age=7776000; Path=\/; .*SameSite=Lax$/);
    for (const path of ['/', '/contact-us', '/properties?agent=maria-cruz', '/r/.hidden'])
      expect((await visit(path)).headers.getSetCookie()).toEqual([]);
  });

  it('names the agent of an inquiry that names none', async () => {
    expect(await inquire('seen=1; agent=maria-cruz')).toBe('maria-cruz');
    expect(await inquire('agent=maria-cruz', { agent_code: 'ben' })).toBe('ben');
    expect(await inquire('')).toBeNull();
  });

  it.each(['agent=', 'agent=%3Cb%3E', `agent=${'x'.repeat(41)}`, 'agents=maria', 'agent=-'])(
    'is nobody’s where the cookie is %s',
    async (cookie) => expect(await inquire(cookie)).toBeNull(),
  );

  it('followed between two sendings of one inquiry leaves it one', async () => {
    const key = randomUUID();
    expect(await inquire('agent=maria-cruz', { message: 'Once' }, key)).toBe('maria-cruz');
    expect(await inquire('agent=ben', { message: 'Once' }, key)).toBe('maria-cruz');
  });
});
