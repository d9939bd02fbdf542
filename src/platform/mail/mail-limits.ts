import type { EntityManager } from 'typeorm';
import { foldAddress, isConfirmedSql } from './addresses.js';

/** So many mails that strangers cause reach an address within a day whose owner never opened a link of ours. */
const MOST_UNCONFIRMED = 5;

/** Key of the advisory locks under which the mails to one address are counted. */
const COUNTING = 7_010_010;

/** A mail that is about to be written. */
export interface Counted {
  to: string;
  template: string;
  /** The colleague it goes to, where it goes to one. */
  recipient_id?: string;
  /** So many of its kind within a day; undefined: as many as there are. */
  most: number | undefined;
}

interface Today {
  to: string;
  template: string;
  of_kind: number;
  of_strangers: number;
  confirmed: boolean;
}

/** Why a mail is one too many; undefined: it is not; null: a colleague was kept from one before, and of more no row is kept. */
export type TooMany = string | undefined | null;

/**
 * Counts what addresses got within a day, and says of each mail whether it is one too many. The addresses are locked until
 * the end of the transaction, so that two who write at the same moment count each other.
 * @param limited the kinds that anybody can cause by typing an address
 */
export async function tooMany(
  tx: EntityManager,
  mails: readonly Counted[],
  limited: readonly string[],
): Promise<TooMany[]> {
  const counted = mails.filter(({ most }) => most !== undefined);
  if (counted.length === 0) return mails.map(() => undefined);
  const addresses = [...new Set(counted.map(({ to }) => foldAddress(to)))];
  // In one order, so that two transactions never wait for each other.
  addresses.sort((a, b) => a.localeCompare(b));
  await tx.query('SELECT pg_advisory_xact_lock($1, hashtext(name)) FROM unnest($2::text[]) name', [
    COUNTING,
    addresses,
  ]);
  const rows = await tx.query<Today[]>(TODAY, [JSON.stringify(counted), limited]);
  const kinds = new Map(rows.map((row) => [nameOf(row), row]));
  /** Of all kinds together that strangers cause, by address. */
  const strangers = new Map(rows.map(({ to, of_strangers }) => [foldAddress(to), of_strangers]));
  return mails.map((mail) => {
    const today = kinds.get(nameOf(mail));
    if (mail.most === undefined || !today) return undefined;
    const { to, recipient_id, most } = mail;
    const caused = strangers.get(foldAddress(to)) ?? 0;
    const of_kind = today.of_kind++;
    if (recipient_id === undefined && limited.includes(mail.template))
      strangers.set(foldAddress(to), caused + 1);
    if (of_kind > most && recipient_id !== undefined) return null;
    if (of_kind >= most) return `This address got ${most} mails of this kind within a day.`;
    if (recipient_id !== undefined || today.confirmed || caused < MOST_UNCONFIRMED) return undefined;
    return `This address got ${MOST_UNCONFIRMED} mails within a day, and nobody there ever opened a link of ours.`;
  });
}

const nameOf = ({ to, template }: Pick<Counted, 'to' | 'template'>): string =>
  `${template} ${foldAddress(to)}`;

/** Counting ends where it is enough: an address in a flood has thousands. What staff cause is not counted as of strangers. */
const ofToday = (more: string, most: string) => `(SELECT count(*)::int FROM (SELECT FROM mail
  WHERE fold_address(to_address) = fold_address(a."to") AND created_at > now() - interval '1 day' AND ${more} LIMIT ${most}) m)`;

const TODAY = `
  SELECT a."to", a.template, ${isConfirmedSql('a."to"')} AS confirmed,
         ${ofToday('template = a.template', 'a.most + 1')} AS of_kind,
         ${ofToday('template = ANY ($2) AND recipient_id IS NULL', String(MOST_UNCONFIRMED))} AS of_strangers
    FROM (SELECT min("to") AS "to", template, max(most) AS most
            FROM jsonb_to_recordset($1) AS new("to" text, template text, most int)
           GROUP BY fold_address("to"), template) a`;
