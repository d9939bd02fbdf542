import { OPTIONAL as OF_DELEGATES } from '../../../src/delegates/delegate-fields.js';
import { OPTIONAL as OF_INQUIRIES } from '../../../src/inquiries/inquiry-fields.js';
import type { Declared } from '../../../src/platform/listing/declared-fields.js';

type Body = Record<string, unknown>;

const valuesOf = (fields: Declared): Body =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      if (!field.isRequired) return [];
      return [[name, 'range' in field ? field.range[0] : (field.codes?.[0] ?? 'Given')]];
    }),
  );

/** Somebody who is named says all of it; of a name that follows nothing is asked. What a suite says itself, `undefined` too, stays. */
const said = (one: Body, fields: Declared): Body => (one?.first_name ? { ...valuesOf(fields), ...one } : one);

/** Whose fields a visitor gives at this path; of a group, each of it does. */
const takenAt = (path: string): Declared | undefined =>
  path.startsWith('/inquiry/') ? OF_INQUIRIES : /\/delegates(\/|$)/.test(path) ? OF_DELEGATES : undefined;

/**
 * What a visitor sends, with a value for each field that is declared `isRequired`: a new one breaks no suite that is about
 * something else. That visitors must give it is held by `test/api/registrations/answers.spec.ts`.
 */
export function withRequired(path: string, body: unknown, isVisitor: boolean): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const sent = body as Body;
  const fields = isVisitor ? takenAt(path) : undefined;
  const group = Array.isArray(sent.delegates) && {
    delegates: sent.delegates.map((one: Body) => said(one, OF_DELEGATES)),
  };
  return { ...(fields ? said(sent, fields) : sent), ...group };
}
