/**
 * SQLSTATEs that say "not now" rather than "wrong": shutdown and start-up (57P01–57P03), a statement stopped
 * by its time limit (57014), a lock not had in time (55P03), too many connections (53300), no memory (53200);
 * a server that only reads (25006), as a standby before it takes over; class 08 is the connection itself. A full disk (53100) takes somebody to make room: see isDiskFull.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const UNAVAILABLE = /^(57P0[1-5]|57014|55P03|53300|53200|25006|40001|40P01|08...)$/;

/** A serialization failure or a deadlock: the transaction was undone and may be run again at once. */
const RETRYABLE = new Set(['40001', '40P01']);

/** System errors of a connection that can't be made or broke. */
const BROKEN = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH']);
/** System errors that mean the same only while connecting. */
const UNREACHED = new Set(['ENOENT', 'EACCES', 'ENOTFOUND', 'EAI_AGAIN']);

/** What pg and TypeORM throw without a code. */
const WORDS =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|timeout expired|Query read timeout|Driver not Connected|Cannot use a pool after)/;

/** Seconds after which a client may try again; PostgreSQL is mostly back within them. */
export const DATABASE_RETRY_AFTER = 5;

/** What is read of an error; `instanceof` would not do, since Jest's modules live in a realm of their own. */
interface Failure {
  message?: unknown;
  code?: unknown;
  syscall?: unknown;
  /** TypeORM wraps pg's error. */
  driverError?: unknown;
  /** Node tries every address of a host. */
  errors?: unknown;
}

/** Whether the same transaction may well go through when it is run again (see transaction.ts). */
export function isRetryable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, driverError } = error as Failure;
  return RETRYABLE.has(String(code)) || (driverError !== error && isRetryable(driverError));
}

/** Whether an error means that the database can't be reached or can't work just now (503, try again). */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { message, code, syscall, driverError, errors } = error as Failure;
  if (Array.isArray(errors) && errors.some(isDatabaseUnavailable)) return true;
  if (driverError !== error && isDatabaseUnavailable(driverError)) return true;
  const state = typeof code === 'string' ? code : '';
  const connecting = syscall === 'connect' || syscall === 'getaddrinfo';
  if (BROKEN.has(state) || (connecting && UNREACHED.has(state))) return true;
  return UNAVAILABLE.test(state) || (typeof message === 'string' && WORDS.test(message));
}
