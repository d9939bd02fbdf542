import { Check, Column } from 'typeorm';
import { oneOfSql } from '../database/codes.js';
import { ClippedText, OptionalChoice, OptionalText } from '../http/fields.js';
import { ShownTextOrNull } from '../http/openapi/answers.js';
import type { ListColumn } from './resource.js';

/** What is said of a field that may be left out, once, for all that is made of it. */
export interface DeclaredField<Value extends string = string> {
  /** Of a choice: its codes. */
  codes?: readonly Value[];
  /** Longest text, in characters. */
  max: number;
  /** How it is taken from a body. */
  input: PropertyDecorator;
  /** What the API's document says of it in answers. */
  shown?: string;
  /** How lists filter by it; left out: they don't. */
  filter?: ListColumn;
  /** Above its column in the file for people; left out: it has none. */
  head?: string;
  /** Whether staff may correct it. */
  isCorrectable?: boolean;
  /** Whether it says something of the person, or means little without them; see privacy/personal-data.ts. */
  kind: 'person' | 'facts';
}

type Declared = Readonly<Record<string, DeclaredField>>;
/** Each field of a declaration with what its column holds. */
export type ValuesOf<Fields extends Declared> = {
  [Name in keyof Fields]: (Fields[Name] extends DeclaredField<infer Value> ? Value : never) | null;
};

type More = Pick<DeclaredField, 'shown' | 'filter' | 'head' | 'isCorrectable'> & {
  kind?: DeclaredField['kind'];
};
type Text = { max: number; description: string; example?: string } & More;

/** A text that is refused when it is too long. */
export const text = ({ max, description, example, kind = 'person', ...more }: Text): DeclaredField => ({
  max,
  input: OptionalText({ max, description, ...(example !== undefined && { example }) }),
  kind,
  ...more,
});

/** A text that nobody is refused for: its first characters are kept. */
export const clipped = (
  { max, description, example, kind = 'person', ...more }: Text,
  tidy?: (text: string) => string,
): DeclaredField => ({
  max,
  input: ClippedText({ max, description, ...(example !== undefined && { example }) }, tidy),
  kind,
  ...more,
});

/** One of some codes. */
export const choiceOf = <const Value extends string>(
  codes: readonly Value[],
  { description, kind = 'facts', ...more }: { description: string } & More,
): DeclaredField<Value> => ({
  codes,
  max: Math.max(...codes.map(({ length }) => length)),
  input: OptionalChoice(codes, { description }),
  shown: description,
  filter: { filter: 'choice', choices: codes, sortable: false },
  kind,
  ...more,
});

type Class = abstract new (...given: never[]) => object;

/** A body of this class takes the fields. */
export function takeFields({ prototype }: Class, fields: Declared): void {
  for (const [name, { input }] of Object.entries(fields)) input(prototype as object, name);
}

/** An answer of this class shows the fields. */
export function showFields({ prototype }: Class, fields: Declared): void {
  for (const [name, { codes, shown }] of Object.entries(fields))
    ShownTextOrNull({
      ...(codes && { enum: [...codes] }),
      ...(shown !== undefined && { description: shown }),
    })(prototype as object, name);
}

/** A row of this entity has a column for each; what a CHECK holds is named `<table>_<field>_known`. */
export function keepFields(table: string, entity: Class, fields: Declared): void {
  for (const [name, { codes, max }] of Object.entries(fields)) {
    Column('varchar', { nullable: true, length: max })(entity.prototype as object, name);
    if (codes) Check(`${table}_${name}_known`, oneOfSql(name, codes))(entity);
  }
}

export const namesOf = <Fields extends Declared>(fields: Fields) =>
  Object.keys(fields) as (keyof Fields & string)[];

/** The fields of a row or a body, each with its value or null. */
export function valuesOf<Fields extends Declared>(
  fields: Fields,
  of: Partial<ValuesOf<Fields>>,
): ValuesOf<Fields> {
  const values: Record<string, string | null> = {};
  for (const name in fields) values[name] = of[name] ?? null;
  return values as ValuesOf<Fields>;
}

/** How lists filter by the fields. */
export const filtersOf = (fields: Declared): Record<string, ListColumn> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { filter }]) => (filter ? [[name, filter]] : [])),
  );
