import { fixture } from '../../support/jest/fixture.js';
import {
  type Account,
  addStaff,
  call,
  type Credentials,
  dataOf,
  sessionOf,
  signIn,
} from '../../support/requests/callers.js';
import { anInquiry } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';
import { until } from '../../support/server/until.js';

let agents: Account[];
const api = fixture(() => startApi());
const admin = fixture(() => signIn(api));
beforeAll(async () => {
  agents = [await addStaff(api, 'agent'), await addStaff(api, 'agent'), await addStaff(api, 'agent')];
});

const send = async (change: Record<string, unknown>) =>
  dataOf<{ id: string }>(await call(api, 'POST', '/inquiry/property', { body: anInquiry(change) })).id;
/** Their jobs share them out. */
const settled = () =>
  until(async () => (await api.db.query("SELECT FROM job WHERE kind = 'inquiry-mails'")).rowCount === 0);
const assignees = async (ids: string[]) => {
  await settled();
  const { rows } = await api.db.query<{ id: string; assignee_id: string | null }>(
    'SELECT id, assignee_id FROM inquiry WHERE id = ANY($1)',
    [ids],
  );
  const byId = new Map(rows.map(({ id, assignee_id }) => [id, assignee_id]));
  return ids.map((id) => byId.get(id));
};
const give = (id: string, assignee_id: string | undefined) =>
  call(api, 'PUT', `/inquiry/properties/${id}/work`, { as: admin, body: { assignee_id } });

/** Nine digits, as a mobile number has them after 9. */
const digits = (n: number) => `17${String(5_550_000 + n)}`;
/** The same number, or the same address, as somebody may write it the next time; what else is given is another's. */
const WRITTEN: ((n: number) => { phone_number: string; email: string })[] = [
  (n) => ({ phone_number: `09${digits(n)}`, email: `new${n}@example.ph` }),
  (n) => ({ phone_number: `+639${digits(n)}`, email: `new${n}@example.ph` }),
  (n) => ({ phone_number: `639${digits(n)}`, email: `new${n}@example.ph` }),
  (n) => ({ phone_number: `+63 (0)9${digits(n)}`, email: `new${n}@example.ph` }),
  (n) => ({
    phone_number: `0917-${digits(n).slice(2, 5)}-${digits(n).slice(5)}`,
    email: `new${n}@example.ph`,
  }),
  (n) => ({
    phone_number: `+63 917 ${digits(n).slice(2, 5)} ${digits(n).slice(5)}`,
    email: `new${n}@example.ph`,
  }),
  (n) => ({ phone_number: `0918${String(n).padStart(7, '0')}`, email: `CUSTOMER${n}@EXAMPLE.PH` }),
  (n) => ({ phone_number: `0918${String(n).padStart(7, '0')}`, email: ` Customer${n}@Example.ph ` }),
];

it('whoever comes back, however they write their number or address, reaches the colleague who has them', async () => {
  // What nobody brings to somebody would go by the rule.
  const settings = dataOf<object>(await call(api, 'GET', '/inquiry/work/settings', { as: admin }));
  const rules = [{ project_interest: 'Grove Tower', assignee_id: agents[0]?.id }];
  await call(api, 'PUT', '/inquiry/work/settings', { as: admin, body: { ...settings, rules } });
  // Each way of writing, with each agent.
  const people = Array.from({ length: 3 * WRITTEN.length }, (_, n) => n);
  const first: string[] = [];
  for (const n of people)
    first.push(await send({ phone_number: `639${digits(n)}`, email: `customer${n}@example.ph` }));
  await settled();
  for (const n of people) await give(first[n] ?? '', agents[n % 3]?.id);
  const again: string[] = [];
  for (const n of people)
    again.push(await send({ ...WRITTEN[n % WRITTEN.length]?.(n), project_interest: 'Grove Tower' }));
  expect(await assignees(again)).toEqual(people.map((n) => agents[n % 3]?.id));
});

it('two inquiries of one new person go to one colleague, and one of nobody known by the rule', async () => {
  const person = { phone_number: '09195550001', email: 'two@example.ph', project_interest: 'Alpha Tower' };
  const ids = await Promise.all([send(person), send({ ...person, email: 'TWO@example.ph' })]);
  const [one, other] = await assignees(ids);
  expect(agents.map(({ id }) => id)).toContain(one);
  expect(other).toBe(one);
  const stranger = { phone_number: '09195550002', email: 'x@example.ph', project_interest: 'Grove Tower' };
  expect(await assignees([await send(stranger)])).toEqual([agents[0]?.id]);
});

it('who answers no more has nobody: the next one goes as a new one does', async () => {
  const leaver = await addStaff(api, 'agent');
  const person = { phone_number: '09195550003', email: 'left@example.ph', project_interest: 'Alpha Tower' };
  const id = await send(person);
  await settled();
  await give(id, leaver.id);
  await api.db.query('UPDATE staff SET disabled_at = now() WHERE id = $1', [leaver.id]);
  const [next] = await assignees([await send(person)]);
  expect(agents.map((agent) => agent.id)).toContain(next);
});

it('who enters a colleague’s customer is told whose it is, and nothing else', async () => {
  const ana = await addStaff(api, 'agent');
  await api.db.query(`UPDATE staff SET name = 'Ana Cruz' WHERE id = $1`, [ana.id]);
  const id = await send({ phone_number: '09195550004', email: 'hers@example.ph' });
  await settled();
  await give(id, ana.id);
  const whose = async (as: Credentials, body: object) =>
    (await call(api, 'POST', '/inquiry/properties/whose', { as, body })).body;
  const ben = await sessionOf(api, agents[1] as Account);
  for (const body of [{ phone_number: '+63 919 555 0004' }, { email: 'HERS@example.ph' }])
    expect(await whose(ben, body)).toEqual({ data: { colleagues: ['Ana Cruz'] } });
  expect(await whose(ben, { phone_number: '09195559999' })).toEqual({ data: { colleagues: [] } });
  // Who may see it finds it in the list.
  expect(await whose(await sessionOf(api, ana), { email: 'hers@example.ph' })).toEqual({
    data: { colleagues: [] },
  });
  expect(await whose(admin, { email: 'hers@example.ph' })).toEqual({ data: { colleagues: [] } });
});
