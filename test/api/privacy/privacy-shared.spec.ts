import { randomUUID } from 'node:crypto';
import {} from '../../support/desks/inquiry-desk.js';
import { fixture } from '../../support/jest/fixture.js';
import { call, dataOf, signIn } from '../../support/requests/callers.js';
import { startApi } from '../../support/server/api.js';

/** A leader, and people of the group who were given the leader's number or address. */
const api = fixture(() => startApi());
const admin = fixture(() => signIn(api));

const RUTH = {
  first_name: 'Ruth',
  last_name: 'Leader',
  email: 'ruth@shared.example',
  phone_number: '639175550001',
};
const ANA = { first_name: 'Ana', last_name: 'Member', email: 'ana@shared.example' };
const BEN = { first_name: 'Ben', last_name: 'Member', phone_number: '639175550002' };

interface Found {
  kind: string;
  id: string;
  name: string;
  through_contact: boolean;
}
const post = async <T>(path: string, body: object): Promise<T> => {
  const answer = await call(api, 'POST', path, { as: admin, body });
  if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
  return dataOf<T>(answer);
};
const find = async (person: object) =>
  Object.fromEntries(
    (await post<{ records: Found[] }>('/privacy/find', person)).records.map((one) => [
      `${one.kind} ${one.name}`,
      one.through_contact,
    ]),
  );

it('erasing a leader offers nobody who merely has the leader’s number or address', async () => {
  const group = await post<{ id: string; delegates: { id: string }[] }>('/registrations', {
    contact: RUTH,
    delegates: [RUTH, ANA, BEN],
  });
  const [ruth, ana, ben] = group.delegates.map(({ id }) => id);
  expect(await find({ phone_number: RUTH.phone_number })).toEqual({
    'registrations Ruth Leader': false,
    'delegates Ruth Leader': false,
    'delegates Ana Member': true,
  });
  expect(await find({ email: RUTH.email })).toMatchObject({
    'delegates Ruth Leader': false,
    'delegates Ben Member': true,
  });
  // By what is their own, they are themselves.
  expect(await find({ email: ANA.email })).toEqual({ 'delegates Ana Member': false });
  expect(await find({ email: ANA.email, phone_number: RUTH.phone_number })).toMatchObject({
    'delegates Ana Member': false,
  });
  expect(await find({ phone_number: BEN.phone_number })).toEqual({ 'delegates Ben Member': false });
  // In the bin too.
  await call(api, 'DELETE', `/delegates/${ben ?? ''}`, { as: admin });
  expect(await find({ email: RUTH.email })).toMatchObject({ 'bin Ben Member': true });
  expect(await find({ phone_number: BEN.phone_number })).toEqual({ 'bin Ben Member': false });

  const { rows } = await api.db.query<{ id: string; record_id: string }>(
    "SELECT id, record_id FROM activity WHERE type IN ('registration.created', 'delegate.created')",
  );
  for (const { id } of rows)
    await api.db.query(
      `INSERT INTO webhook_delivery (id, endpoint_id, activity_id, type, state, answer, error)
       VALUES (gen_random_uuid(), $1, $2, 'x', 'delivered', 'kept: Ruth', 'saw Ruth')`,
      [randomUUID(), id],
    );
  // A receiver that tells of others' records names the person too.
  await api.db.query(
    `INSERT INTO webhook_delivery (id, endpoint_id, activity_id, type, state, answer)
     VALUES (gen_random_uuid(), $1, $2, 'x', 'delivered', 'known: RUTH@shared.example'),
            (gen_random_uuid(), $1, $3, 'x', 'delivered', 'call +639175550001'),
            (gen_random_uuid(), $1, $5, 'x', 'delivered', '{"last_name": "LEADER", "first_name": "Rúth"}'),
            (gen_random_uuid(), $1, $4, 'x', 'delivered', 'ok')`,
    [randomUUID(), randomUUID(), randomUUID(), randomUUID(), randomUUID()],
  );
  const { email, phone_number } = RUTH;
  const { records } = await post<{ records: Found[] }>('/privacy/find', { email, phone_number });
  await api.db.query("UPDATE registration SET tickets_because = 'Ruth pays at the door' WHERE id = $1", [
    group.id,
  ]);
  const theirs = records.filter((one) => !one.through_contact);
  await post('/privacy/erase', {
    email,
    phone_number,
    records: theirs.map(({ kind, id }) => ({ kind, id })),
  });
  const left = await api.db.query<{ id: string; email: string; phone_number: string }>(
    'SELECT id, email, phone_number FROM delegate WHERE registration_id = $1',
    [group.id],
  );
  expect(left.rows).toEqual([{ id: ana, email: ANA.email, phone_number: '0' }]);
  expect(left.rows.some(({ id }) => id === ruth)).toBe(false);
  // Ana's ticket was given early, too: that stays, and no word of whom it names.
  const { rows: kept } = await api.db.query<{ tickets_because: string }>(
    'SELECT tickets_because FROM registration WHERE id = $1',
    [group.id],
  );
  expect(kept).toEqual([{ tickets_because: 'Erased' }]);
  const answers = await api.db.query<{ answer: string | null; error: string | null }>(
    `SELECT answer, error FROM webhook_delivery WHERE answer IS NOT NULL OR error IS NOT NULL ORDER BY answer`,
  );
  // What was answered of those who stay is theirs.
  expect(answers.rows.filter(({ answer }) => answer !== 'kept: Ruth')).toEqual([
    { answer: 'ok', error: null },
  ]);
  expect(answers.rows.filter(({ answer }) => answer === 'kept: Ruth')).toHaveLength(2);
});
