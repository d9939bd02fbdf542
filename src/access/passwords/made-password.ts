import { randomBytes } from 'node:crypto';

/** A password that somebody else made opens everything for so long (ASVS 5.0, 6.4.1: "a short period of time"). */
export const MADE_PASSWORD_DAYS = 7;

/** SQL: by when a password that is made now must have been replaced by one of the person's own. */
export const PASSWORD_DUE_AT = `now() + interval '${MADE_PASSWORD_DAYS} days'`;

/** 120 random bits, to be printed once. */
export const makePassword = (): string => randomBytes(15).toString('base64url');
