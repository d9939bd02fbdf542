import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { REQUIRED } from '../../platform/http/fields/fields.js';

/**
 * Length over composition, and nothing that guessers try first (NIST SP 800-63B §3.1.1.2, ASVS 5.0 V6.2).
 * The list: the 10,000 commonest passwords of 12 characters and more among Mark Burnett's ten million leaked ones
 * (public domain), as OWASP SecLists keeps them.
 */
const MIN_PASSWORD = 12;
const MAX_PASSWORD = 128;
const LIST = join(__dirname, 'common-passwords.txt');

export interface Person {
  email: string;
  name: string;
}

/** @returns why this person may not have this password, in words for them; undefined if they may */
export async function passwordFault(password: string, person: Person): Promise<string | undefined> {
  const plain = password.normalize('NFKC');
  const length = [...plain].length;
  if (length < MIN_PASSWORD) return `Use at least ${MIN_PASSWORD} characters.`;
  if (length > MAX_PASSWORD) return `Use at most ${MAX_PASSWORD} characters.`;
  const lower = plain.toLowerCase();
  if (ownWords(person).includes(lower)) return 'Do not use your own name or e-mail as the password.';
  if (new Set(lower).size < 4 || (await isCommon(lower))) {
    return 'This password is among the first that guessers try. Please choose another.';
  }
  return undefined;
}

const ownWords = ({ email, name }: Person) =>
  [email, email.split('@')[0] ?? '', name, name.replaceAll(/\s/g, '')].map((word) => word.toLowerCase());

async function isCommon(lowerCased: string): Promise<boolean> {
  const list = `\n${await readFile(LIST, 'utf8')}`;
  return list.includes(`\n${lowerCased}\n`);
}

/** A temporary password is valid for so long (ASVS 5.0, 6.4.1: "a short period of time"). */
export const MADE_PASSWORD_DAYS = 7;

/** SQL: by when a password that is made now must have been replaced by one of the person's own. */
export const PASSWORD_DUE_AT = `now() + interval '${MADE_PASSWORD_DAYS} days'`;

/** 120 random bits, to be printed once. */
export const makePassword = (): string => randomBytes(15).toString('base64url');

/** More than any password may have (see password-rules.ts), so that its own rule gives the reason. */
const MAX = 1_000;

/** A field that bears a password: taken exactly as typed, blanks and all. */
export const SecretField = (description: string, required = true): PropertyDecorator =>
  applyDecorators(
    MaxLength(MAX, { message: `At most ${MAX.toLocaleString('en-US')} characters` }),
    IsString({ message: REQUIRED }),
    ApiProperty({
      type: String,
      format: 'password',
      required,
      nullable: !required,
      maxLength: MAX,
      description,
    }),
  );
