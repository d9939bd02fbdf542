import { ApiError } from '../platform/http/errors/api-error.js';
import { REQUIRED } from '../platform/http/fields/fields.js';

/** A place may be taken before it is known who comes: until then both names are empty. They are given together. */
interface Names {
  first_name: string;
  last_name: string;
}

/** What stands in the place of a name that nobody has given yet. */
const NAME_TO_FOLLOW = 'Name to follow';

export const isNamed = ({ first_name }: Pick<Names, 'first_name'>): boolean => first_name !== '';

/** The names that a change leaves: what it does not name stays. @throws ApiError 400 when one is missing, or somebody would lose theirs */
export function namesAfter(before: Names, given: Partial<Names>): Names {
  const { first_name = before.first_name, last_name = before.last_name } = given;
  const after = { first_name, last_name };
  const empty = (['first_name', 'last_name'] as const).filter((field) => after[field] === '');
  if (empty.length === 1 || (empty.length === 2 && isNamed(before)))
    throw ApiError.invalid(empty.map((field) => ({ field, message: REQUIRED, code: 'required' })));
  return after;
}

export const fullName = (of: Names): string =>
  isNamed(of) ? `${of.first_name} ${of.last_name}` : NAME_TO_FOLLOW;

/**
 * SQL of the name that was given, '' while it is to follow.
 * @param of the alias of the delegate's row
 * @param more SQL of what stands after a given name, behind a comma; null: nothing
 */
export const givenNameSql = (of: string, more = 'NULL'): string =>
  nameSql(of, `concat_ws(', ', ${bothSql(of)}, ${more})`, '');

/** SQL of fullName. @param of the alias of the delegate's row */
export const fullNameSql = (of: string): string => nameSql(of, bothSql(of), NAME_TO_FOLLOW);

const bothSql = (of: string) => `${of}.first_name || ' ' || ${of}.last_name`;
const nameSql = (of: string, given: string, toFollow: string) =>
  `CASE WHEN ${of}.first_name = '' THEN '${toFollow}' ELSE ${given} END`;

/** SQL of the delegate's number in the registration, by which mails that quote no name call them. @param of the alias of the row */
export const numberSql = (of: string): string =>
  `(SELECT count(*)::int FROM delegate n WHERE n.registration_id = ${of}.registration_id AND n.id <= ${of}.id)`;

/** What stands in the place of a contact's first name where none is quoted. */
export const NO_CONTACT = 'Hello';

/** Whom the words of a mail address: `Dear {name}`. */
export const addressee = (contact: string): string => (contact === NO_CONTACT ? 'guest' : contact);

/** What stands in the place of a name where none is quoted; '' while it is to follow. */
export const unquotedName = (name: string, number: number | undefined): string =>
  name === '' ? '' : `Delegate ${number}`;

/** One person a line; those without a name are counted. @param names '' where there is none yet */
export function linesOfNames(names: string[]): string {
  const given = names.filter((name) => name !== '');
  const open = names.length - given.length;
  if (open === 0) return given.join('\n');
  return [...given, open === 1 ? '1 name to follow' : `${open} names to follow`].join('\n');
}
