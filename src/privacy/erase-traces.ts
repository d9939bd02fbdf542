import type { EntityManager } from 'typeorm';
import { blanked, count, remove, type Erased } from './erase-rows.js';
import type { Identity } from './people.js';

const isPassing = (of: string) =>
  `${of}.resource = 'delegates' AND ${of}.record_id = activity.record_id AND ${of}.type = 'delegate.transferred' AND ${of}.id >= activity.id`;
/** Changes that show neither address nor number, made while the place was the person's: before they passed it on. */
const PASSED_ON_NEXT = `resource = 'delegates' AND fields <> '{}' AND EXISTS (SELECT FROM activity passed
    WHERE ${isPassing('passed')} AND ${namesPersonSql('passed.before')}
      AND NOT EXISTS (SELECT FROM activity sooner WHERE ${isPassing('sooner')} AND sooner.id < passed.id))`;

/** What histories say of somebody in whose place another stands now: $1 addresses, $2 numbers. */
export const NAMES_PERSON = `resource IN ('delegates', 'registrations', 'inquiries', 'waiting-list')
  AND (${namesPersonSql('before')} OR ${namesPersonSql('after')} OR (${PASSED_ON_NEXT}))`;

/** SQL: whether this state of a record names the person. A group's history names its contact one level down. */
export function namesPersonSql(statesSql: string): string {
  const fields = [statesSql, `(${statesSql} -> 'contact')`].map(
    (values) => `lower(${values} ->> 'email') = ANY($1) OR ${values} ->> 'phone_number' = ANY($2)`,
  );
  return `(${fields.join(' OR ')}) IS TRUE`;
}

/** Empties the values of history entries, which keep who did what and when. @returns how many */
async function forgetValues(tx: EntityManager, where: string, values: unknown[]): Promise<number> {
  const changed = await tx.query<object[]>(
    `WITH changed AS (UPDATE activity SET ${blanked('activity')}
        WHERE (before IS NOT NULL OR after IS NOT NULL) AND ${where} RETURNING id) SELECT * FROM changed`,
    values,
  );
  return changed.length;
}

/** Erases the person from records in the bin, which hold their history and all mails about them. */
async function forgetBinned(tx: EntityManager, { emails, phones }: Identity): Promise<void> {
  const isPassing = (of: string) =>
    `(${of} ->> 'id')::uuid IN (SELECT id FROM activity WHERE record_id = bin_entry.id AND type = 'delegate.transferred')
       AND (${of} ->> 'id')::uuid >= (entry ->> 'id')::uuid`;
  const names = `(${namesPersonSql(`(entry -> 'before')`)} OR ${namesPersonSql(`(entry -> 'after')`)} OR EXISTS (
    SELECT FROM jsonb_array_elements(history) passed WHERE ${isPassing('passed')} AND ${namesPersonSql(`(passed -> 'before')`)}
       AND NOT EXISTS (SELECT FROM jsonb_array_elements(history) sooner
                        WHERE ${isPassing('sooner')} AND (sooner ->> 'id')::uuid < (passed ->> 'id')::uuid)))`;
  await tx.query(
    `UPDATE bin_entry SET history = (SELECT coalesce(jsonb_agg(entry), '[]')
         FROM jsonb_array_elements(history) entry WHERE NOT ${names})
      WHERE EXISTS (SELECT FROM jsonb_array_elements(history) entry WHERE ${names})`,
    [emails, phones],
  );
  const isTo = `lower(mail ->> 'to_address') = ANY($1) AND mail ->> 'recipient_id' IS NULL`;
  await tx.query(
    `UPDATE bin_entry SET rows = (SELECT jsonb_agg(CASE part ->> 'table' WHEN 'mail' THEN jsonb_set(part, '{rows}',
           (SELECT coalesce(jsonb_agg(mail), '[]') FROM jsonb_array_elements(part -> 'rows') mail WHERE NOT (${isTo})))
         ELSE part END) FROM jsonb_array_elements(rows) part)
      WHERE EXISTS (SELECT FROM jsonb_array_elements(rows) part, jsonb_array_elements(part -> 'rows') mail
        WHERE part ->> 'table' = 'mail' AND ${isTo})`,
    [emails],
  );
}

/** Empties what receivers of webhooks answered about the records, their groups' too, and whatever else names the person. */
export async function forgetAnswers(
  tx: EntityManager,
  ids: string[],
  { emails, phones }: Identity,
  names: string[],
): Promise<void> {
  await tx.query(
    `UPDATE webhook_delivery SET ${blanked('webhook_delivery')}, error = NULL
      WHERE (answer IS NOT NULL OR error IS NOT NULL) AND (
        activity_id IN (SELECT id FROM activity WHERE ${NAMES_PERSON} OR record_id = ANY($3))
        OR EXISTS (SELECT FROM unnest($1::text[]) email WHERE position(email IN lower(concat(answer, ' ', error))) > 0)
        OR EXISTS (SELECT FROM unnest($2::text[]) phone
             WHERE position(phone IN regexp_replace(concat(answer, ' ', error), '[ ().-]', '', 'g')) > 0)
        OR EXISTS (SELECT FROM unnest($4::text[]) name WHERE NOT EXISTS (
             SELECT FROM unnest(regexp_split_to_array(search_key(name), '\\s+')) word
              WHERE position(word IN search_key(concat(answer, ' ', error))) = 0)))`,
    [emails, phones, ids, names],
  );
}

/** Erases what other tables say of records that are gone, and of the person. */
export async function forgetTraces(
  tx: EntityManager,
  ids: string[],
  { emails, phones }: Identity,
  erased: Erased,
): Promise<void> {
  const mails = await remove(
    tx,
    'mail',
    'record_id = ANY($1) OR (recipient_id IS NULL AND lower(to_address) = ANY($2))',
    [ids, emails],
  );
  count(erased, 'mails', mails.length);
  count(erased, 'history', await forgetValues(tx, 'record_id = ANY($1)', [ids]));
  // A record may have been somebody else's before: who passed on a ticket, who changed an address.
  if (emails.length + phones.length > 0) {
    count(erased, 'history', await forgetValues(tx, NAMES_PERSON, [emails, phones]));
    await forgetBinned(tx, { emails, phones });
  }
  const about = [...ids, ...mails.map(({ id }) => id)];
  const jobs = await remove(
    tx,
    'job',
    'EXISTS (SELECT FROM jsonb_each_text(payload) part WHERE part.value = ANY($1))',
    [about],
  );
  count(erased, 'jobs', jobs.length);
  const answers = await remove(tx, 'idempotency_key', `answer ->> 'id' = ANY($1)`, [ids], 'key AS id');
  count(erased, 'answers', answers.length);
  const which = 'SELECT fold_address(one) FROM unnest($1::text[]) one';
  count(erased, 'addresses', await forgetAddresses(tx, which, [emails]));
  await remove(tx, 'password_request', 'lower(email::text) = ANY($1)', [emails]);
}

/** What is kept of an address alone, in its one form. */
export const ADDRESSES = ['confirmed_address', 'stopped_address', 'news_choice'] as const;

/** Who wanted no mail wants none when they come back, though nothing says any more who that is. @param which SQL of them */
export async function forgetAddresses(tx: EntityManager, which: string, values: unknown[]): Promise<number> {
  await tx.query(
    `INSERT INTO stopped_address (address, kind, how, stopped_at)
     SELECT stop_hash(address), kind, how, stopped_at FROM stopped_address WHERE address IN (${which}) ON CONFLICT DO NOTHING`,
    values,
  );
  let gone = 0;
  for (const table of ADDRESSES)
    gone += (await remove(tx, table, `address IN (${which})`, values, 'address')).length;
  return gone;
}
