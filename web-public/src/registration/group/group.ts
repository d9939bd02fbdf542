import * as z from 'zod/mini';
import { groupTexts, messages, registrationTexts } from '../../content/texts';
import { consentAsShown } from '../../forms/consent';
import { DECLARED, declaredDefaults, declaredProblem, type DeclaredField } from '../../forms/declared';
import { EMAIL } from '../../forms/email';
import { digits, lazyMessage, LONGEST, optional, tooLong, wrongName } from '../../forms/rules';
import type { GroupFields } from '../../reference/api/schemas';
import { withAnswers } from '../questions';
import { isAge, registration, registrationDefaults } from '../registration';
import { CELLS, EMPTY, MAX, type Cell, type Row } from './rows';

/** As the API takes them. */
const LONGEST_OF: Partial<Record<Cell, number>> = {
  first_name: LONGEST.short,
  last_name: LONGEST.short,
  church_name: LONGEST.text,
  ministry: LONGEST.text,
  address: LONGEST.address,
};

/** The rows are one value of the form, as JSON: the draft and the key of what is sent then cover them too. */
export function readRows(json: string): Row[] {
  if (json === '') return [];
  const rows = JSON.parse(json) as Partial<Row>[];
  return rows.map((row) => ({ ...EMPTY, ...row }));
}
export const writeRows = (rows: Row[]): string => (rows.length === 0 ? '' : JSON.stringify(rows));

/** A row that nobody has begun is no person. */
export const isBegun = (row: Row): boolean =>
  Object.entries<string>({ ...row }).some(([cell, text]) => cell !== 'price' && text.trim() !== '');

/** What is wrong with each cell of a row. @param asked what is asked beside the usual */
export function problemsOf(
  row: Row,
  asked: readonly DeclaredField[] = DECLARED.delegates,
): Partial<Record<Cell, string>> {
  const problems: Partial<Record<Cell, string>> = {};
  if (!isBegun(row)) return problems;
  for (const cell of ['first_name', 'last_name'] as const) {
    const problem = row[cell].trim() === '' ? messages.required : wrongName(row[cell].trim());
    if (problem !== undefined) problems[cell] = problem;
  }
  for (const cell of CELLS) {
    const longest = LONGEST_OF[cell];
    if (longest !== undefined && [...row[cell].trim()].length > longest) problems[cell] = tooLong(longest);
  }
  for (const field of asked) {
    const cell = field.name as Cell;
    // Nothing stands in a row that was begun before it was asked.
    const problem = declaredProblem(field, (row as Partial<Row>)[cell] ?? '');
    if (problem !== undefined) problems[cell] = problem;
  }
  const phone = digits(row.phone_number);
  if (row.email.trim() !== '' && !EMAIL.test(row.email.trim())) problems.email = messages.invalidEmail;
  if (row.phone_number.trim() !== '' && (phone.length < 7 || phone.length > 15))
    problems.phone_number = messages.invalidPhone;
  if (row.age.trim() !== '' && !isAge(row.age.trim())) problems.age = messages.invalidAge;
  return problems;
}

const wrong = (rows: Row[], asked: readonly DeclaredField[]) =>
  rows.some((row) => Object.keys(problemsOf(row, asked)).length > 0);

/** 0 where no number stands. */
export const numberIn = (text: string): number => (NUMBER.test(text.trim()) ? Number(text) : 0);
const NUMBER = /^\d{0,2}$/;

/** What says who comes. */
export interface Coming {
  first_name: string;
  last_name: string;
  email: string;
  phone_number: string;
  /** The contact says that they come too. */
  comes: boolean;
  people: string;
  unnamed: string;
}

const sameWords = (one: string, other: string) => plain(one) === plain(other);
const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLocaleLowerCase('en');
/** However the number begins: 0917 or +63 917. */
const lineOf = (phone: string) => digits(phone).slice(-9);
const sameOrNone = (given: string, own: string) => given === '' || given === own;

/** The row by which contacts entered themselves: of their name, and no address or number of somebody else. */
const ownRow = (contact: Omit<Coming, 'comes' | 'people' | 'unnamed'>, rows: Row[]): number =>
  plain(contact.first_name) === ''
    ? -1
    : rows.findIndex(
        (row) =>
          sameWords(row.first_name, contact.first_name) &&
          sameWords(row.last_name, contact.last_name) &&
          sameOrNone(plain(row.email), plain(contact.email)) &&
          sameOrNone(lineOf(row.phone_number), lineOf(contact.phone_number)),
      );

/** Who comes, once each: contacts who say so stand first, also those who entered themselves as a delegate. */
export function comingOf(values: Coming): { contact: boolean; isTwice: boolean; own: Row; others: Row[] } {
  const rows = readRows(values.people).filter(isBegun);
  const at = values.comes ? ownRow(values, rows) : -1;
  return {
    contact: values.comes,
    isTwice: at >= 0,
    own: rows[at] ?? EMPTY,
    others: rows.filter((_, n) => n !== at),
  };
}

export function countOf(values: Coming): number {
  const { contact, others } = comingOf(values);
  return others.length + numberIn(values.unnamed) + Number(contact);
}

const { first_name, last_name, email, phone_number, price, price_code, payment_mode, agree_terms } =
  registration.shape;

/** A group: who pays, what all have in common, and everybody else by row. @param asked of each, beside the usual */
export const groupOf = (asked: readonly DeclaredField[]) =>
  z
    .object({
      first_name,
      last_name,
      email,
      phone_number,
      price,
      price_code,
      payment_mode,
      agree_terms,
      comes: z.boolean(),
      church_name: optional(LONGEST.text),
      address: optional(LONGEST.address),
      // What contacts say of themselves, if they come.
      ...Object.fromEntries(asked.map(({ name }) => [name, z.string()])),
      unnamed: z.string().check(
        z.trim(),
        z.refine(
          (text) => NUMBER.test(text),
          lazyMessage(() => groupTexts.wrongNumber),
        ),
      ),
      people: z.string().check(
        z.refine(
          (json) => !wrong(readRows(json), asked),
          lazyMessage(() => groupTexts.wrongRows),
        ),
      ),
    })
    .check(
      z.refine((values) => countOf(values) > 0, { path: ['people'], error: () => groupTexts.nobody }),
      z.refine((values) => countOf(values) <= MAX, { path: ['people'], error: () => groupTexts.tooMany }),
      z.superRefine((values, context) => {
        if (!values.comes) return;
        for (const field of asked) {
          const message = declaredProblem(field, ofContact(values, asked)[field.name] ?? '');
          if (message !== undefined) context.addIssue({ code: 'custom', path: [field.name], message });
        }
      }),
    );

const { first_name: first, last_name: last, email: mail, phone_number: phone } = registrationDefaults;
export const groupDefaults = {
  first_name: first,
  last_name: last,
  email: mail,
  phone_number: phone,
  price: '',
  price_code: '',
  payment_mode: registrationDefaults.payment_mode,
  agree_terms: false,
  comes: false,
  church_name: '',
  address: '',
  people: '',
  unnamed: '',
  ...declaredDefaults(DECLARED.delegates),
};

type Checked = z.output<ReturnType<typeof groupOf>>;
type Person = GroupFields['delegates'][number];

/** Each declared field as the contact gave it; where they entered themselves as a delegate too, what stands there. */
function ofContact(values: Coming, asked: readonly DeclaredField[]): Record<string, string> {
  const given = values as unknown as Record<string, string>;
  const { own } = comingOf(values);
  return Object.fromEntries(
    asked.map(({ name }) => [name, given[name]?.trim() || (own as Partial<Row>)[name as Cell] || '']),
  );
}

/**
 * @param asked of each, beside the usual
 * @param priceOf what is sent of the price that a place has; '': none
 */
export function groupPayload(
  values: Checked,
  consent = registrationTexts.consent,
  priceOf: (chosen: string) => string = () => '',
  asked: readonly DeclaredField[] = DECLARED.delegates,
): GroupFields {
  const contact = {
    first_name: values.first_name,
    last_name: values.last_name,
    email: values.email,
    phone_number: digits(values.phone_number),
  };
  const shared = { church_name: values.church_name, address: values.address };
  const { contact: comes, own, others } = comingOf(values);
  const priced = (chosen: string) => given({ price: priceOf(chosen) });
  const personOf = ({ age, price, ...row }: Row): Person => ({
    ...given(shared),
    ...withAnswers(given(row)),
    ...priced(price),
    ...(age.trim() !== '' && { age: Number(age) }),
  });
  // Whose names follow stand last: the page that the form leads to is the first one's.
  const unnamed = Array.from({ length: numberIn(values.unnamed) }, (): Person => ({
    ...given(shared),
    ...priced(''),
  }));
  const all = [
    ...(comes
      ? [{ ...personOf({ ...own, ...ofContact(values, asked), price: values.price }), ...contact }]
      : []),
    ...others.map(personOf),
    ...unnamed,
  ];
  return {
    contact,
    delegates: all,
    ...given({ price_code: values.price_code }),
    payment_mode: values.payment_mode,
    agree_terms: true,
    consent_text: consentAsShown(consent),
  };
}

/** Only what was given, trimmed. */
const given = <T extends Record<string, string>>(texts: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(texts)
      .map(([name, text]) => [name, text.trim()] as const)
      .filter(([, text]) => text !== ''),
  ) as Partial<T>;
