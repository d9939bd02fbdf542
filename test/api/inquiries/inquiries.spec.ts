import { randomUUID } from 'node:crypto';
import { fixture } from '../../support/jest/fixture.js';
import { call, dataOf, signIn } from '../../support/requests/callers.js';
import { anInquiry } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';

interface Inquiry {
  id: string;
  [field: string]: unknown;
}

const api = fixture(() => startApi());
const staff = fixture(() => signIn(api));

const noSource = {
  landing_page: null,
  referrer: null,
  utm_source: null,
  utm_medium: null,
  utm_campaign: null,
  utm_term: null,
  utm_content: null,
  agent_code: null,
};
const untouched = {
  spam: false,
  mail_fails: false,
  phone_fails: false,
  last_call: null,
  last_call_at: null,
  last_call_by: null,
  status: 'new',
  lost_reason: null,
  assignee_id: null,
  assignee_name: null,
  returned_at: null,
  answered_at: null,
  viewing_planned_at: null,
  reserved_at: null,
  sold_at: null,
  next_step: null,
  next_step_on: null,
  next_step_time: null,
  next_step_kind: 'task',
  next_step_project: null,
  home_project: null,
  home_name: null,
  home_state: null,
  home_since: null,
  home_until: null,
  home_reason: null,
  home_price_list: null,
  next_step_place: null,
  channel: 'website',
  external_id: null,
  received_at: null,
  awaits_manager: false,
};

const send = (change: Record<string, unknown> = {}) =>
  call(api, 'POST', '/inquiry/property', { body: anInquiry(change) });
test('an inquiry is received, read and removed', async () => {
  const answer = await send();
  expect(answer.status).toBe(201);
  const made = dataOf<Inquiry>(answer);
  expect(made).toEqual({
    ...anInquiry(),
    ...noSource,
    consent_text: null,
    id: made.id,
    created_at: made.created_at,
    updated_at: made.created_at,
  });
  const path = `/inquiry/properties/${made.id}`;
  const stored = { ...made, ...untouched };
  expect(dataOf(await call(api, 'GET', path, { as: staff }))).toEqual(stored);
  expect(dataOf(await call(api, 'DELETE', path, { as: staff }))).toEqual(stored);
  expect((await call(api, 'GET', path, { as: staff })).status).toBe(404);
});

test('the consent is kept in the words that were shown', async () => {
  const consent_text = 'I agree that you use these details to answer my inquiry.';
  expect(dataOf<Inquiry>(await send({ consent_text })).consent_text).toBe(consent_text);
  expect(dataOf<Inquiry>(await send({})).consent_text).toBeNull();
});

test('text is stored as typed', async () => {
  const message = 'Zwei Zeilen,\n\ttab, <script>alert("1")</script> & ünï 李 🌴 \\ %s \' ;--';
  expect(dataOf<Inquiry>(await send({ message: `  ${message}  ` })).message).toBe(message);
  const empty = { place: '', project_interest: undefined, agree_newsletter: undefined };
  const unsaid = { place: null, project_interest: null, agree_newsletter: false };
  expect(dataOf(await send(empty))).toMatchObject(unsaid);
});

test.each([
  ['first_name', '', 'Required'],
  ['last_name', undefined, 'Required'],
  ['phone_number', ' ', 'Required'],
  ['message', null, 'Required'],
  ['message', 'x'.repeat(5001), 'At most 5,000 characters'],
  ['email', undefined, 'Required'],
  ['email', 'jose', 'Invalid email address'],
  ['email', 'a@b@c.ph', 'Invalid email address'],
  ['phone_number', '63-917-CALL', 'Digits only, at most 15'],
  ['agree_terms', false, 'You must agree to the terms'],
  ['agree_terms', undefined, 'You must agree to the terms'],
  ['agree_terms', 'true', 'You must agree to the terms'],
  ['agree_newsletter', 'yes', 'Must be true or false'],
  ['country', 'x'.repeat(101), 'At most 100 characters'],
  ['project_interest_others', 'x', 'Unknown field'],
])('refuses %s = %j', async (field, value, message) => {
  const answer = await send({ [field]: value });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ message: `${field}: ${message}`, errors: [{ field, message }] });
});

test('an unknown inquiry is 404, an id that is no UUID is 400', async () => {
  for (const method of ['GET', 'DELETE']) {
    const unknown = await call(api, method, `/inquiry/properties/${randomUUID()}`, { as: staff });
    expect([unknown.status, (unknown.body as Inquiry).message]).toEqual([404, 'Inquiry not found.']);
    expect((await call(api, method, '/inquiry/properties/7', { as: staff })).status).toBe(400);
  }
});

const visit = (path: string) => fetch(api.url + path, { redirect: 'manual' });
/** @returns the code that staff see */
const inquire = async (cookie: string, fields: Record<string, unknown> = {}, key: string = randomUUID()) => {
  const headers = { 'idempotency-key': key, ...(cookie && { cookie }) };
  const sent = await call(api, 'POST', '/inquiry/property', { body: anInquiry(fields), headers });
  expect(sent.status).toBe(201);
  const path = `/inquiry/properties/${dataOf<Inquiry>(sent).id}`;
  return dataOf<Inquiry>(await call(api, 'GET', path, { as: staff })).agent_code;
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
