import { fixture } from '../../../support/jest/fixture.js';
import { startMailServer } from '../../../support/mail/mail-server.js';
import { addStaff, call } from '../../../support/requests/callers.js';
import { anInquiry } from '../../../support/requests/records.js';
import { startApi } from '../../../support/server/api.js';
import { until } from '../../../support/server/until.js';

const server = fixture(() => startMailServer());
const api = fixture(() => startApi({ env: server.env }));

const MANY = 250;
/** Of one address that nobody confirmed, from one network. */
const TEASED = 8;

/** What is left when a flood of forms is over: inquiries, and for each a job. */
async function flood(): Promise<void> {
  await api.db.query(
    `WITH inserted AS (
       INSERT INTO inquiry (id, first_name, last_name, email, phone_number, message, agree_newsletter, agree_terms)
       SELECT gen_random_uuid(), 'Ana', n, CASE WHEN n <= ${TEASED} THEN 'teased+' || n ELSE 'visitor' || n END || '@mailbox.ph',
              '63917' || lpad(n::text, 7, '0'), 'Good day', false, true FROM generate_series(1, ${MANY}) n
       RETURNING id)
     INSERT INTO job (id, kind, payload, run_at)
     SELECT gen_random_uuid(), 'inquiry-mails', jsonb_build_object('inquiry_id', id, 'network', 'one'), now() + interval '1 hour' FROM inserted`,
  );
  await api.db.query('UPDATE job SET run_at = now()');
}

it('writes the mails of a flood of inquiries a hundred at a time, as it would one by one', async () => {
  const [ana, ben] = [await addStaff(api), await addStaff(api)];
  await flood();
  // The next form wakes what writes them.
  await call(api, 'POST', '/inquiry/property', { body: anInquiry({ email: 'last@mailbox.ph' }) });
  const rows = async <Row extends object>(sql: string) => (await api.db.query<Row>(sql)).rows;
  await until(async () => (await rows('SELECT FROM job')).length === 0, 500);

  const [{ mails = 0, transactions = 0 } = {}] = await rows<{ mails: number; transactions: number }>(
    `SELECT count(*)::int AS mails, count(DISTINCT created_at)::int AS transactions FROM mail WHERE recipient_id IS NULL`,
  );
  expect(mails).toBe(MANY + 1);
  expect(transactions).toBeLessThanOrEqual(5);
  // The limits hold within a hundred as over a day.
  expect(
    await rows(
      `SELECT state, count(*)::int FROM mail WHERE to_address LIKE 'teased+%' GROUP BY 1 ORDER BY 1`,
    ),
  ).toEqual([
    { state: 'sent', count: 5 },
    { state: 'withheld', count: TEASED - 5 },
  ]);
  const counts = await rows<{ of: string; state: string; count: number }>(
    `SELECT recipient_id AS of, state, count(*)::int FROM mail WHERE recipient_id IN ('${ana.id}', '${ben.id}') GROUP BY 1, 2 ORDER BY 2`,
  );
  // A row says that there were more, and not one for each.
  expect(counts.map(({ state, count }) => [state, count])).toEqual([
    ['sent', 200],
    ['sent', 200],
    ['withheld', 1],
    ['withheld', 1],
  ]);
  // Shared out evenly between the two: admins get none.
  const shares = await rows<{ count: number }>('SELECT count(*)::int FROM inquiry GROUP BY assignee_id');
  expect(shares.map(({ count }) => count).sort()).toEqual([125, 126]);
  expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(server.mails.length);
});
