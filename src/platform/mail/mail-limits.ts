import type { EntityManager } from 'typeorm';
import { LOCKS } from '../locks.js';
import { foldAddress, isConfirmedSql } from './addresses.js';

/** So many mails that one network causes reach an address within a day whose owner never opened a link of ours. */
const MAX_UNCONFIRMED = 5;

/** So many networks may cause as many mails as one is allowed. More of them are a flood of one mailbox. */
const MAX_NETWORKS = 6;

/** SQL: whether a mail did not go, because its address got too many. */
export const ONE_TOO_MANY = "state = 'withheld' AND last_error LIKE 'This address got %'";

/** A mail that is about to be written. */
export interface Counted {
  to: string;
  template: string;
  /** The colleague it goes to, where it goes to one. */
  recipient_id?: string;
  /** From which network somebody caused it; none: staff or this system did, and it is counted by its kind alone. */
  network?: string | null;
  /** Whether its kind is counted by itself and for each network: see MailTemplate. */
  isAwaited: boolean;
  /** The most of its kind within a day; undefined: no limit. */
  most: number | undefined;
}

interface Today {
  to: string;
  template: string;
  network: string | null;
  of_kind: number;
  of_network: number;
  of_networks: number;
  confirmed: boolean;
}

/** Why a mail is one too many. undefined: it is sent; null: it is left out, since a colleague's list has a row of a withheld one already. */
export type TooMany = string | undefined | null;

/**
 * Counts what addresses got within a day, and says of each mail whether it is one too many. The addresses are locked until
 * the end of the transaction, so that two who write at the same moment count each other.
 * @param awaited the kinds that are counted by themselves
 */
export async function tooMany(
  tx: EntityManager,
  mails: readonly Counted[],
  awaited: readonly string[],
): Promise<TooMany[]> {
  const counted = mails.filter(({ most }) => most !== undefined);
  if (counted.length === 0) return mails.map(() => undefined);
  const addresses = [...new Set(counted.map(({ to }) => foldAddress(to)))];
  // Locks are taken in one order, so that two transactions never wait for each other.
  addresses.sort((a, b) => a.localeCompare(b));
  await tx.query('SELECT pg_advisory_xact_lock($1, hashtext(name)) FROM unnest($2::text[]) name', [
    LOCKS.countingMails,
    addresses,
  ]);
  const rows = await tx.query<Today[]>(TODAY, [JSON.stringify(counted), awaited]);
  const kinds = new Map(rows.map((row) => [nameOf(row), row]));
  /** Mails of all other kinds, counted by address and network, and by address for all networks. */
  const others = rows.filter(({ template, network }) => network !== null && !awaited.includes(template));
  const ofOne = new Map(others.map((row) => [networkOf(row), row.of_network]));
  const ofAll = new Map(others.map(({ to, of_networks }) => [foldAddress(to), of_networks]));
  return mails.map((mail) => {
    const today = kinds.get(nameOf(mail));
    if (mail.most === undefined || !today) return undefined;
    const { to, recipient_id, most } = mail;
    if (mail.isAwaited) {
      const [all, own] = [today.of_kind++, today.of_network++];
      return own < most && all < most * MAX_NETWORKS
        ? undefined
        : `This address got ${own < most ? all : own} mails of this kind within a day.`;
    }
    const of_kind = today.of_kind++;
    if (of_kind > most && recipient_id !== undefined) return null;
    if (of_kind >= most) return `This address got ${most} mails of this kind within a day.`;
    if (!mail.network || today.confirmed) return undefined;
    const [own, all] = [ofOne.get(networkOf(mail)) ?? 0, ofAll.get(foldAddress(to)) ?? 0];
    if (own >= MAX_UNCONFIRMED || all >= MAX_UNCONFIRMED * MAX_NETWORKS)
      return `This address got ${own < MAX_UNCONFIRMED ? all : own} mails within a day, and nobody there ever opened a link of ours.`;
    ofOne.set(networkOf(mail), own + 1);
    ofAll.set(foldAddress(to), all + 1);
    return undefined;
  });
}

const nameOf = ({ to, template, network }: Pick<Counted, 'to' | 'template' | 'network'>): string =>
  `${template} ${network ?? ''} ${foldAddress(to)}`;

const networkOf = ({ to, network }: Pick<Counted, 'to' | 'network'>): string =>
  `${network ?? ''} ${foldAddress(to)}`;

/** Counting ends where it is enough: an address in a flood has thousands. A visitor's that did not go uses up nothing: else one network could. */
const ofToday = (more: string, most: string) => `(SELECT count(*)::int FROM (SELECT FROM mail
  WHERE fold_address(to_address) = fold_address(a."to") AND created_at > now() - interval '1 day'
    AND (recipient_id IS NOT NULL OR (${ONE_TOO_MANY}) IS NOT TRUE) AND ${more} LIMIT ${most}) m)`;

const TODAY = `
  SELECT a."to", a.template, a.network, ${isConfirmedSql('a."to"')} AS confirmed,
         ${ofToday('template = a.template', `a.most * ${MAX_NETWORKS} + 1`)} AS of_kind,
         CASE WHEN a.template = ANY ($2) THEN ${ofToday('template = a.template AND network IS NOT DISTINCT FROM a.network', 'a.most + 1')}
              WHEN a.network IS NOT NULL THEN ${ofToday('template <> ALL ($2) AND network = a.network', String(MAX_UNCONFIRMED))}
              ELSE 0 END AS of_network,
         CASE WHEN a.network IS NULL THEN 0
              ELSE ${ofToday('template <> ALL ($2) AND network IS NOT NULL', String(MAX_UNCONFIRMED * MAX_NETWORKS))} END AS of_networks
    FROM (SELECT min("to") AS "to", template, network, max(most) AS most
            FROM jsonb_to_recordset($1) AS new("to" text, template text, network text, most int)
           GROUP BY fold_address("to"), template, network) a`;
