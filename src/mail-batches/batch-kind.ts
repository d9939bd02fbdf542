import type { FindOptionsWhere } from 'typeorm';
import type { Actor } from '../activity/activity-log.js';
import type { ActivityChange } from '../activity/activity-types.js';
import type { Transaction } from '../platform/database/transaction.js';
import type { Role } from '../platform/http/caller.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import type { Statement } from './arrival.js';
import type { MailBatch } from './mail-batch.entity.js';

/** So long it may be undone, where nobody says when it begins. */
export const UNDO_SECONDS = 120;
const MAX_DAYS_AHEAD = 60;

type Change = Pick<ActivityChange, 'before' | 'after'>;

/** A row of those who are written to next. */
export interface Recipient {
  id: string;
  address: string;
  /** The address, folded. */
  key: string;
  /** Where it is no resource of all. */
  resource?: string;
  /** As whom they read it, for the key of their mail. */
  reader?: string | null;
}

/** A kind of mails to many, as the feature that has it registers it. */
export interface BatchKind<Row extends MailBatch> {
  /** Of its template, its jobs and the keys of its mails; the table has the same name. */
  name: 'guest-mail' | 'newsletter';
  entity: new () => Row;
  /** For people: `Mail to guests`, `mails to guests`. */
  called: readonly [one: string, many: string];
  /** Whose roles may have planned one. */
  roles: readonly Role[];
  /** Those that a colleague takes over; others are left alone. */
  handedOver: FindOptionsWhere<Row>;
  /**
   * The next recipients, at most so many, behind the address `reached` and in the order of addresses.
   */
  next(batch: Row, most: number): Statement & { template: string; resource: string };
  undone(batch: Row, change: Change): ActivityChange;
  handedOn(batch: Row, change: Change): ActivityChange;
  /** Asked before its next mails are written. @returns seconds that they wait yet; `over`: what is left of it is written no more */
  turn?(tx: Transaction, batch: Row): Promise<number | 'over'>;
  /** What else is taken back with it. */
  takeBack?(tx: Transaction, batch: Row, by: Actor): Promise<void>;
}

/** The table of a kind. */
export const tableOf = (name: string): string => name.replaceAll('-', '_');
/** The field that names the batch in the payload of its jobs. */
export const idOf = (name: string): string => `${tableOf(name)}_id`;

/** SQL of a condition of constants of the program's own. */
export const ofThose = (where: object): string =>
  Object.entries(where)
    .map(([column, value]) => `AND ${column} = '${String(value)}'`)
    .join(' ');

/** A subject is one line. */
export const oneLine = (subject: string): string => subject.replace(/\s+/g, ' ');

/** @throws ApiError 400 when that is too far ahead */
export function secondsUntil(begin_at: string | null): number {
  if (begin_at === null) return UNDO_SECONDS;
  const seconds = (Date.parse(begin_at) - Date.now()) / 1000;
  if (seconds > MAX_DAYS_AHEAD * 86_400)
    throw ApiError.invalid([{ field: 'begin_at', message: `At most ${MAX_DAYS_AHEAD} days ahead` }]);
  return Math.max(seconds, UNDO_SECONDS);
}
