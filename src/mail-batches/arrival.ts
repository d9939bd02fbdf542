import { NOT_OF_ADDRESS } from '../platform/mail/mail-arrivals.js';
import type { Stopped } from './mail-batch.entity.js';

export interface Statement {
  text: string;
  values: unknown[];
}

/** SQL: whether mail to an address came back. @param key folded */
export const bouncedSql = (key: string): string =>
  `EXISTS (SELECT FROM stopped_address s WHERE s.address IN (${key}, stop_hash(${key})) AND s.kind = 'bounced')`;

const SAYS_OF_ADDRESS = `coalesce(last_error, '') !~ '\\m5\\.[67]\\.\\d|${NOT_OF_ADDRESS}'`;

/**
 * SQL: whether mail to an address does not arrive: one that came back, and the one that failed last, is not tried again.
 * What was refused for its words (5.6, 5.7), or given up since our own mail server took none, says nothing of the address.
 * @param key folded @param marked SQL: whether a record of it is marked so
 */
export const failsSql = (key: string, marked: string): string =>
  `(${key} LIKE '%.invalid' OR ${marked}
    OR ${bouncedSql(key)} OR coalesce((SELECT state = 'failed' FROM mail
      WHERE fold_address(to_address) = ${key} AND (state = 'sent' OR state = 'failed' AND ${SAYS_OF_ADDRESS})
      ORDER BY created_at DESC LIMIT 1), false))`;

/** Why a mail to many did not go after all, for staff; of any other reason what the mail says is no longer so. */
export const NOT_SENT: Partial<Record<string, string>> = {
  stopped: 'Its reader has stopped such mails: it was not sent.',
  failing: 'Mail to this address does not arrive: it was not sent. Correct the address, then send it again.',
};

/**
 * SQL: whether the owner of an address stopped it. Who wants no messages to guests gets no news either, not the other way
 * round: guests read there when the doors open.
 * @param key SQL of the address, folded
 */
export const isStoppedSql = (key: string, what: Exclude<Stopped, 'bounced'>): string =>
  `EXISTS (SELECT FROM stopped_address s WHERE s.address IN (${key}, stop_hash(${key}))
     AND s.kind ${what === 'guests' ? "= 'guests'" : "<> 'bounced'"})`;
