import { OPTIONAL as OF_DELEGATES } from '../../../src/delegates/delegate-fields.js';
// A field that visitors must give, as the server may declare it tomorrow: two that it has are made so.
import { OPTIONAL as OF_INQUIRIES } from '../../../src/inquiries/inquiry-fields.js';
import { startDelegateDesk } from '../../support/desks/delegate-desk.js';
import { BUS } from '../../support/desks/questions-desk.js';
import { fixture } from '../../support/jest/fixture.js';
import { call, dataOf, makeKey } from '../../support/requests/callers.js';
import { aDelegate, anEvent, anInquiry } from '../../support/requests/records.js';

const desk = fixture(startDelegateDesk);

const DECLARED = [OF_DELEGATES.ministry, OF_INQUIRIES.country];
beforeAll(() => DECLARED.forEach((field) => Object.assign(field, { isRequired: true })));
// The built API is loaded once for all suites of a worker.
afterAll(() => DECLARED.forEach((field) => Object.assign(field, { isRequired: undefined })));

const errorsOf = ({ body }: { body: unknown }) => (body as { errors?: object[] }).errors;
const missing = (field: string) => [{ field, message: 'Required', code: 'required' }];
const anonymous = (path: string, body: object) => call(desk.api, 'POST', path, { body });

test('a visitor is refused without it, by its name', async () => {
  expect(errorsOf(await anonymous('/delegates', aDelegate({ ministry: undefined })))).toEqual(
    missing('ministry'),
  );
  expect(errorsOf(await anonymous('/inquiry/property', anInquiry({ country: '' })))).toEqual(
    missing('country'),
  );
  expect((await anonymous('/delegates', aDelegate())).status).toBe(201);
  expect((await anonymous('/inquiry/property', anInquiry())).status).toBe(201);
});

test('so is a group, by the row, also of the contact who comes; of a name that follows nothing is asked', async () => {
  const { first_name, last_name, email, phone_number } = aDelegate();
  const contact = { first_name, last_name, email, phone_number };
  const group = (delegates: object[]) =>
    anonymous('/registrations', { contact, delegates, agree_terms: true });
  const complete = { first_name: 'Ana', last_name: 'Reyes', ministry: 'Music' };
  expect(errorsOf(await group([complete, { ...contact, ministry: ' ' }, {}]))).toEqual(
    missing('delegates[1].ministry'),
  );
  expect((await group([complete, { ...contact, ministry: 'Ushers' }, {}])).status).toBe(201);
});

test('a key and the desk may leave it out, of one and of a group, and are named as who registered them', async () => {
  const { api, staff } = desk;
  const body = aDelegate({ ministry: undefined });
  const key = await makeKey(api, staff, ['delegates:write', 'delegates:read']);
  const { first_name, last_name, email, phone_number } = body;
  const group = {
    contact: { first_name, last_name, email, phone_number },
    delegates: [{ first_name, last_name }],
  };
  for (const as of [key, staff]) {
    expect((await call(api, 'POST', '/delegates', { as, body })).status).toBe(201);
    const made = dataOf<{ id: string; delegates: { id: string }[] }>(
      await call(api, 'POST', '/registrations', { as, body: group }),
    );
    const { rows } = await api.db.query<{ caller_kind: string }>(
      'SELECT caller_kind FROM activity WHERE record_id = ANY($1)',
      [[made.id, made.delegates[0]?.id]],
    );
    expect(new Set(rows.map(({ caller_kind }) => caller_kind))).toEqual(
      new Set([as === key ? 'key' : 'staff']),
    );
  }
});

test('nor are they asked on a waiting list, where a visitor is', async () => {
  const { api, staff } = desk;
  const event = anEvent({ capacity: 1, questions: [BUS] });
  const { slug } = dataOf<{ slug: string }>(await call(api, 'POST', '/events', { as: staff, body: event }));
  await call(api, 'POST', '/delegates', { as: staff, body: aDelegate({ event: slug }) });
  const { first_name, last_name, email, phone_number } = aDelegate();
  const contact = { first_name, last_name, email, phone_number };
  const waits = (ministry: string) => ({
    event: slug,
    contact,
    delegates: [{ first_name, last_name, ministry }],
  });
  expect(errorsOf(await anonymous('/waiting-list', waits(' ')))).toEqual(missing('delegates[0].ministry'));
  expect(errorsOf(await anonymous('/waiting-list', waits('Music')))).toEqual(
    missing('delegates[0].answers.do_you_take_the_bus'),
  );
  const body = waits(' ');
  const { uuid } = dataOf<{ uuid: string }>(await call(api, 'POST', '/waiting-list', { as: staff, body }));
  const { rows } = await api.db.query<{ caller_kind: string }>(
    `SELECT caller_kind FROM activity JOIN waiting_entry ON waiting_entry.id = record_id WHERE uuid = $1`,
    [uuid],
  );
  expect(rows).toEqual([{ caller_kind: 'staff' }]);
});

test('suites that are about something else need not give it', async () => {
  const { first_name, last_name, email, phone_number } = aDelegate();
  const alone = { first_name, last_name, email, phone_number };
  const delegates = [{ first_name: 'Ana', last_name: 'Reyes' }, {}];
  expect((await anonymous('/delegates', alone)).status).toBe(201);
  expect((await anonymous('/registrations', { contact: alone, delegates })).status).toBe(201);
  const { country: _, ...inquiry } = anInquiry();
  expect((await anonymous('/inquiry/property', inquiry)).status).toBe(201);
});
