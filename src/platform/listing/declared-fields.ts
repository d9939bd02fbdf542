import { Check, Column } from 'typeorm';
import { oneOfSql } from '../database/codes.js';
import { ApiError, type FieldError } from '../http/errors/api-error.js';
import {
  ClippedText,
  OptionalChoice,
  OptionalText,
  OptionalWholeNumber,
  REQUIRED,
} from '../http/fields/fields.js';
import { ShownNumberOrNull, ShownTextOrNull } from '../http/openapi/answers.js';
import type { ReadableColumn } from './readable-csv.js';
import type { ListColumn } from './resource.js';

/** The declaration of a field that may be left out: everything that is made of the field follows from it. */
interface FieldDeclaration {
  /** How it is taken from a body. */
  input: PropertyDecorator;
  /** What the API's document says of it in answers. */
  shown?: string;
  /** How lists filter by it; left out: they don't. */
  filter?: ListColumn;
  /** What staff call it: at the desk, and above its column in the file for people. */
  label: string;
  /** `false`: the file for people has no column of it. */
  inFile?: false;
  /** `false`: the desk does not show it. */
  inOffice?: false;
  /** Whether the site’s forms ask for it, beside those that they draw by hand. */
  isAsked?: true;
  /** Whether visitors must say it, who are asked then. Keys, files and older records may lack it. */
  isRequired?: true;
  /** Whether staff may correct it. */
  isCorrectable?: boolean;
  /** Whether it says something of the person, or means little without them; see privacy/personal-data.ts. */
  kind: 'person' | 'facts';
}

/** A text, or one of some codes. */
export interface DeclaredField<Value extends string = string> extends FieldDeclaration {
  /** Of a choice: its codes. */
  codes?: readonly Value[];
  /** Longest text, in characters. */
  max: number;
}

/** A whole number. */
interface DeclaredNumber extends FieldDeclaration {
  /** The least and the most. */
  range: readonly [number, number];
}

export type Declared = Readonly<Record<string, DeclaredField | DeclaredNumber>>;
/** Each field of a declaration with what its column holds. */
export type ValuesOf<Fields extends Declared> = {
  [Name in keyof Fields]:
    | (Fields[Name] extends DeclaredNumber
        ? number
        : Fields[Name] extends DeclaredField<infer Value>
          ? Value
          : never)
    | null;
};

type More = Omit<FieldDeclaration, 'input' | 'kind'> & { kind?: FieldDeclaration['kind'] };
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

/** A whole number within limits, which a CHECK holds too. */
export const wholeNumberOf = (
  range: readonly [number, number],
  { description, kind = 'person', ...more }: { description: string } & More,
): DeclaredNumber => ({ range, input: OptionalWholeNumber(...range, description), kind, ...more });

type Class = abstract new (...given: never[]) => object;

/** A body of this class takes the fields. */
export function takeFields({ prototype }: Class, fields: Declared): void {
  for (const [name, { input }] of Object.entries(fields)) input(prototype as object, name);
}

/** An answer of this class shows the fields. */
export function showFields({ prototype }: Class, fields: Declared): void {
  for (const [name, field] of Object.entries(fields)) {
    const description = field.shown !== undefined && { description: field.shown };
    const show =
      'range' in field
        ? ShownNumberOrNull({ ...description })
        : ShownTextOrNull({ ...(field.codes && { enum: [...field.codes] }), ...description });
    show(prototype as object, name);
  }
}

/** A row of this entity has a column for each; a CHECK is named `<table>_<field>_known`, or `…_range` of a number. */
export function keepFields(table: string, entity: Class, fields: Declared): void {
  for (const [name, field] of Object.entries(fields))
    if ('range' in field) {
      Column('smallint', { nullable: true })(entity.prototype as object, name);
      Check(`${table}_${name}_range`, `${name} BETWEEN ${field.range.join(' AND ')}`)(entity);
    } else {
      Column('varchar', { nullable: true, length: field.max })(entity.prototype as object, name);
      if (field.codes) Check(`${table}_${name}_known`, oneOfSql(name, field.codes))(entity);
    }
}

export const namesOf = <Fields extends Declared>(fields: Fields) =>
  Object.keys(fields) as (keyof Fields & string)[];

/** The fields of a row or a body, each with its value or null. */
export function valuesOf<Fields extends Declared>(
  fields: Fields,
  of: Partial<ValuesOf<Fields>>,
): ValuesOf<Fields> {
  const values: Record<string, string | number | null> = {};
  for (const name in fields) values[name] = of[name] ?? null;
  return values as ValuesOf<Fields>;
}

/** The fields that say something of the person, each as null: for a record that becomes somebody else's. */
export const nobodyOf = (fields: Declared): Record<string, null> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'person' ? [[name, null]] : [])),
  );

type Given = Record<string, unknown>;
const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

/**
 * What a visitor must say and did not.
 * @param before the record that is changed: what is left out of a change stays, and what it lacks it may go on lacking
 */
export function missingOf(fields: Declared, given: object, before?: object): FieldError[] {
  const isMissing = (name: string) =>
    isEmpty((given as Given)[name]) &&
    !(before && ((given as Given)[name] === undefined || isEmpty((before as Given)[name])));
  return Object.entries(fields).flatMap(([name, { isRequired }]) =>
    isRequired && isMissing(name) ? [{ field: name, message: REQUIRED, code: 'required' as const }] : [],
  );
}

/** @throws ApiError 400 that names what a visitor must say and did not; see `missingOf` */
export function refuseMissing(fields: Declared, given: object, before?: object): void {
  const missing = missingOf(fields, given, before);
  if (missing.length > 0) throw ApiError.invalid(missing);
}

/** How lists filter by the fields. */
export const filtersOf = (fields: Declared): Record<string, ListColumn> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { filter }]) => (filter ? [[name, filter]] : [])),
  );

/** A declared field as the web apps know it: what they draw it with. */
interface PublishedField {
  name: string;
  label: string;
  type: 'text' | 'choice' | 'number';
  /** Of a text: its longest, in characters. Of a number: the most. */
  max: number;
  /** Of a number: the least. */
  min?: number;
  choices?: { id: string; name: string }[];
  isFilter: boolean;
  isSortable: boolean;
  isCorrectable: boolean;
  inOffice: boolean;
  isAsked: boolean;
  isRequired: boolean;
}

function typeOf(field: DeclaredField | DeclaredNumber) {
  if ('range' in field) return { type: 'number', min: field.range[0], max: field.range[1] } as const;
  if (!field.codes) return { type: 'text', max: field.max } as const;
  const choices = field.codes.map((id) => ({ id, name: sentence(id) }));
  return { type: 'choice', max: field.max, choices } as const;
}

/** What the web apps draw columns, filters, inputs and facts from, in the order of the declaration. */
export const publishedFields = (fields: Declared): PublishedField[] =>
  Object.entries(fields).map(([name, field]) => ({
    name,
    label: field.label,
    ...typeOf(field),
    isFilter: field.filter !== undefined,
    isSortable: field.filter?.sortable ?? false,
    isCorrectable: field.isCorrectable ?? false,
    inOffice: field.inOffice ?? true,
    isAsked: field.isAsked ?? field.isRequired ?? false,
    isRequired: field.isRequired ?? false,
  }));

/** `some-code` → `Some code` */
const sentence = (code: string): string =>
  code.replace(/^./, (first) => first.toUpperCase()).replaceAll('-', ' ');

/**
 * Columns of a file for people: `column` is that of one field, `others` are those of all that got no
 * place before, so that none is forgotten.
 */
export function fileColumns<Fields extends Declared>(fields: Fields) {
  const placed = new Set<string>();
  const column = (name: keyof Fields & string): ReadableColumn<ValuesOf<Fields>> => {
    placed.add(name);
    const field: DeclaredField | DeclaredNumber | undefined = fields[name];
    const isChoice = field !== undefined && 'codes' in field;
    return [
      field?.label ?? name,
      (row) => {
        const value: string | number | null = row[name];
        return isChoice && typeof value === 'string' ? sentence(value) : value;
      },
    ];
  };
  const others = () =>
    namesOf(fields)
      .filter((name) => fields[name]?.inFile !== false && !placed.has(name))
      .map(column);
  return { column, others };
}
