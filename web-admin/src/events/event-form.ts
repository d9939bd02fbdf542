import { fieldErrors } from '../api/ApiError';
import type { SiteEvent } from '../api/types';
import { inManila } from '../content/manila';
import { emptyOf, type Field } from '../content/schema';
import type { Values } from '../kit/form/tree';

/** The names of the API's fields under the heads of the form: `when` holds `starts_at`. */
const headsOf = ({ properties = {} }: Field): [name: string, field: Field][] =>
  Object.entries(properties).filter(([, { widget }]) => widget === 'group');

/** A record as its form shows it: under heads, without what is empty, moments in Philippine time. */
export function toForm(record: Partial<SiteEvent> | undefined, form: Field): Values {
  if (!record) return withDefaults(emptyOf(form) as Values, form);
  const pick = ({ properties = {} }: Field): Values =>
    Object.fromEntries(
      Object.entries(properties).flatMap(([name, field]) => {
        if (field.widget === 'group') return [[name, pick(field)]];
        const value = (record as Values)[name];
        if (value === null || value === undefined) return [];
        return [[name, field.widget === 'moment' ? inManila(value as string) : withoutNulls(value)]];
      }),
    );
  return pick(form);
}

/** In lists, too, what is empty is left out. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  const given = Object.entries(value).filter(([, inner]) => inner !== null);
  return Object.fromEntries(given.map(([name, inner]) => [name, withoutNulls(inner)]));
}

/** What the API takes where nothing is said: a new event's form shows it, since an empty field says “no end”. */
const DEFAULTS: Values = { hold_hours: 72, gcash_exact: true };

const withDefaults = (values: Values, form: Field): Values => {
  const filled = { ...values };
  for (const [head, { properties = {} }] of headsOf(form))
    for (const name of Object.keys(DEFAULTS).filter((each) => each in properties))
      filled[head] = { ...(filled[head] as Values), [name]: DEFAULTS[name] };
  return filled;
};

/** A list of the API is null when it has nothing. */
const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** The form as the API takes it; what is empty is null. */
export function toFields(values: Values, form: Field): Values {
  const all: Values = {};
  const put = ({ properties = {} }: Field, from: Values) => {
    for (const [name, field] of Object.entries(properties))
      if (field.widget === 'group') put(field, (from[name] ?? {}) as Values);
      else all[name] = isEmpty(from[name]) ? null : from[name];
  };
  put(form, values);
  return { ...all, details: all.details ?? {} };
}

/** The API's errors by the path of the field in the form. */
export function problemsIn(form: Field, error: unknown): ReadonlyMap<string, string> {
  const under = new Map(
    headsOf(form).flatMap(([head, { properties = {} }]) =>
      Object.keys(properties).map((name) => [name, `${head}.${name}`] as const),
    ),
  );
  return new Map(
    Object.entries(fieldErrors(error) ?? {}).map(([field, message]) => {
      const place = field.replace(/\[(\d+)\]/g, '.$1');
      const [name = ''] = place.split('.');
      return [(under.get(name) ?? name) + place.slice(name.length), message];
    }),
  );
}
