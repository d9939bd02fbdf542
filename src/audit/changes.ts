/** Fields and what they hold, as JSON. */
export type Values = Record<string, unknown>;

export interface Changes {
  fields: string[];
  before: Values;
  after: Values;
}

/** Bookkeeping, not news: a line of its own says when. */
const SILENT = new Set(['id', 'created_at', 'updated_at']);

/**
 * What differs between two states of a record, field by field. Values are compared as JSON holds them, so
 * that two dates of one moment are the same.
 */
export function changesBetween(before: object, after: object): Changes {
  const old = asJson(before);
  const now = asJson(after);
  const fields = [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter((field) => !SILENT.has(field))
    .filter((field) => JSON.stringify(old[field]) !== JSON.stringify(now[field]));
  return { fields, before: pick(old, fields), after: pick(now, fields) };
}

const asJson = (record: object) => JSON.parse(JSON.stringify(record)) as Values;
const pick = (values: Values, fields: string[]): Values =>
  Object.fromEntries(fields.map((field) => [field, values[field] ?? null]));
