import type { EntityManager } from 'typeorm';
import { fullNameSql } from '../delegates/names.js';

/** The kinds of records that are somebody's; all else hangs on them. */
export const KINDS = ['delegates', 'registrations', 'waiting-list', 'inquiries', 'bin'] as const;
export type Kind = (typeof KINDS)[number];

/** Ids of records, by kind: a registration stands for its contact, an entry of the bin for what was removed. */
export type Chosen = Record<Kind, string[]>;

export const nothingChosen = (): Chosen => ({
  delegates: [],
  registrations: [],
  'waiting-list': [],
  inquiries: [],
  bin: [],
});

/** How a person is known: addresses in small letters, numbers in the one form of phones. */
export interface Identity {
  emails: string[];
  phones: string[];
}

export interface FoundRecord {
  kind: Kind;
  id: string;
  name: string;
  /** Tells two of one name apart: the event, the project. */
  about: string | null;
  email: string | null;
  phone: string | null;
  /** Somebody of a group, found by what is the contact's alone: most likely not the person. */
  through_contact: boolean;
  created_at: Date;
}

/** A record, and whether its address and its number are those of a contact of another name. */
type Row = Omit<FoundRecord, 'kind' | 'through_contact'> & {
  email_of_contact: boolean;
  phone_of_contact: boolean;
};

/** SQL of both: who has no address or number of their own in a group bears the contact's. @param name of the delegate */
const ofContact = (name: string, email: string, phone: string) => {
  const another = `lower(${name}) <> lower(concat_ws(' ', r.contact_first_name, r.contact_last_name))`;
  return `coalesce(lower(${email}) = lower(r.contact_email) AND ${another}, false) AS email_of_contact,
    coalesce(${phone} = r.contact_phone_number AND ${another}, false) AS phone_of_contact`;
};
const ITS_OWN = 'false AS email_of_contact, false AS phone_of_contact';

/** Each kind as SQL that gives Row; `indexed` narrows it by what has an index. */
const SOURCES: { kind: Kind; sql: string; indexed?: string }[] = [
  {
    kind: 'delegates',
    sql: `SELECT d.id, ${fullNameSql('d')} AS name, e.name AS about, lower(d.email) AS email,
        d.phone_number AS phone, d.created_at, ${ofContact("d.first_name || ' ' || d.last_name", 'd.email', 'd.phone_number')}
        FROM delegate d JOIN event e ON e.id = d.event_id JOIN registration r ON r.id = d.registration_id`,
    indexed: `search_key(d.email) COLLATE "C" = search_key($1) OR search_key(d.phone_number) COLLATE "C" = search_key($2)`,
  },
  {
    kind: 'registrations',
    sql: `SELECT r.id, concat_ws(' ', r.contact_first_name, r.contact_last_name) AS name, e.name AS about,
        lower(r.contact_email) AS email, r.contact_phone_number AS phone, r.created_at, ${ITS_OWN}
        FROM registration r JOIN event e ON e.id = r.event_id WHERE r.contact_email IS NOT NULL`,
  },
  {
    kind: 'waiting-list',
    sql: `SELECT w.id, w.contact_first_name || ' ' || w.contact_last_name AS name, e.name AS about,
        lower(w.contact_email) AS email, w.contact_phone_number AS phone, w.created_at, ${ITS_OWN}
        FROM waiting_entry w JOIN event e ON e.id = w.event_id`,
  },
  {
    kind: 'inquiries',
    sql: `SELECT i.id, i.first_name || ' ' || i.last_name AS name, i.project_interest AS about, lower(i.email) AS email,
        i.phone_number AS phone, i.created_at, ${ITS_OWN} FROM inquiry i`,
    indexed: `search_key(i.email) COLLATE "C" = search_key($1) OR search_key(i.phone_number) COLLATE "C" = search_key($2)`,
  },
  {
    // One line for each way in which somebody is known in what was removed: a delegate, the contact of a group.
    kind: 'bin',
    sql: `SELECT DISTINCT b.id, b.name, b.about, lower(coalesce(row ->> 'email', row ->> 'contact_email')) AS email,
        coalesce(row ->> 'phone_number', row ->> 'contact_phone_number') AS phone, b.removed_at AS created_at,
        ${ofContact("concat_ws(' ', row ->> 'first_name', row ->> 'last_name')", "(row ->> 'email')", "row ->> 'phone_number'")}
        FROM bin_entry b CROSS JOIN jsonb_array_elements(b.rows) part CROSS JOIN jsonb_array_elements(part -> 'rows') row
        LEFT JOIN registration r ON r.id = (row ->> 'registration_id')::uuid AND part ->> 'table' = 'delegate'
        WHERE part ->> 'table' IN ('delegate', 'registration', 'inquiry')
          AND coalesce(row ->> 'email', row ->> 'contact_email') IS NOT NULL`,
  },
];

/** SQL of every address that a record bears, in its one form. */
export const BORNE = SOURCES.map(({ sql }) => `SELECT fold_address(email) FROM (${sql}) of_kind`).join(
  ' UNION ',
);

/** More than one person has; whoever has more is erased in several steps. */
export const MAX_FOUND = 500;

/** Every record of a person, newest first. @param email in any case @param phone in the one form */
export async function findRecords(
  tx: Pick<EntityManager, 'query'>,
  email: string | null,
  phone: string | null,
): Promise<FoundRecord[]> {
  const found: FoundRecord[] = [];
  for (const { kind, sql, indexed } of SOURCES) {
    const narrowed = indexed ? `${sql} WHERE ${indexed}` : sql;
    const rows = await tx.query<Row[]>(
      `SELECT * FROM (${narrowed}) of_kind WHERE email = lower($1) OR phone = $2 LIMIT ${MAX_FOUND}`,
      [email, phone],
    );
    for (const { email_of_contact, phone_of_contact, ...row } of rows) {
      const byEmail = email !== null && row.email === email.toLowerCase();
      const byPhone = phone !== null && row.phone === phone;
      const through_contact = !(byEmail && !email_of_contact) && !(byPhone && !phone_of_contact);
      const same = found.find((each) => each.kind === kind && each.id === row.id);
      if (!same) found.push({ kind, ...row, through_contact });
      else same.through_contact &&= through_contact;
    }
  }
  return found.sort((a, b) => b.created_at.getTime() - a.created_at.getTime());
}

const BATCH = 5_000;

/** Every record of everybody, for a look at all of them after a restore. */
export async function* allRecords(
  tx: Pick<EntityManager, 'query'>,
): AsyncGenerator<Row & Pick<FoundRecord, 'kind'>> {
  for (const { kind, sql } of SOURCES) {
    let last = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      // Of one entry of the bin there may be several lines, far fewer than a batch holds.
      const rows = await tx.query<Row[]>(
        `SELECT * FROM (${sql}) of_kind WHERE id > $1 ORDER BY id FETCH FIRST ${BATCH} ROWS WITH TIES`,
        [last],
      );
      for (const row of rows) yield { kind, ...row };
      const end = rows.at(-1);
      if (!end || rows.length < BATCH) break;
      last = end.id;
    }
  }
}

/** How the records call the person, while they are there. A name is its words: who echoes it may order them anew. */
export async function namesOf(tx: Pick<EntityManager, 'query'>, chosen: Chosen): Promise<string[]> {
  const rows = await tx.query<{ name: string }[]>(
    `SELECT concat_ws(' ', first_name, last_name) AS name FROM delegate WHERE id = ANY($1)
     UNION SELECT concat_ws(' ', contact_first_name, contact_last_name) FROM registration WHERE id = ANY($2)
     UNION SELECT concat_ws(' ', contact_first_name, contact_last_name) FROM waiting_entry WHERE id = ANY($3)
     UNION SELECT concat_ws(' ', first_name, last_name) FROM inquiry WHERE id = ANY($4)
     UNION SELECT name FROM bin_entry WHERE id = ANY($5)`,
    [chosen.delegates, chosen.registrations, chosen['waiting-list'], chosen.inquiries, chosen.bin],
  );
  return rows.map(({ name }) => name.trim()).filter((name) => name !== '');
}
