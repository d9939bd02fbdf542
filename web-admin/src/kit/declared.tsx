import { maxLength, maxValue, minValue, required, useRecordContext, useSaveContext } from 'ra-core';
import { NumberInput, SelectInput, TextInput } from 'react-admin';
import { FIELDS } from 'web-shared/api/fields';
import { DataTable } from './list/DataTable';
import type { Filter, Listed } from './list/types';

/** A field that the server declares in `OPTIONAL`: its column, filter, fact and input are drawn from it. */
interface DeclaredField {
  name: string;
  label: string;
  type: 'text' | 'choice' | 'number';
  max: number;
  min?: number;
  choices?: readonly { id: string; name: string }[];
  isFilter: boolean;
  isSortable: boolean;
  isCorrectable: boolean;
  inOffice: boolean;
  isAsked: boolean;
  isRequired: boolean;
}

/** The declared fields of a resource that the back office shows, in their order. @param but those that a page draws itself */
export const declaredFields = (resource: keyof typeof FIELDS, but: readonly string[] = []): DeclaredField[] =>
  FIELDS[resource].filter(({ name, inOffice }) => inOffice && !but.includes(name));

export const namesOf = (fields: DeclaredField[]): string[] => fields.map(({ name }) => name);

const IS_REQUIRED = [required('ra.validation.required')];
/** From so many characters on, a text has several lines. */
const LONG = 300;
export const isLong = ({ type, max }: DeclaredField): boolean => type === 'text' && max >= LONG;

function shownValue({ name, choices }: DeclaredField, record: object): string | number | null {
  const value = (record as Record<string, string | number | null | undefined>)[name] ?? null;
  return choices?.find(({ id }) => id === value)?.name ?? value;
}

/** A `<DataTable.Col>` of each. */
export const declaredColumns = <T extends Listed>(fields: DeclaredField[]) =>
  fields.map((field) => (
    <DataTable.Col<T>
      key={field.name}
      source={field.name}
      disableSort={!field.isSortable}
      kind={field.type === 'number' ? 'number' : undefined}
      render={(record) => shownValue(field, record)}
    />
  ));

/** A filter of each that the API filters by. */
export const declaredFilters = (fields: DeclaredField[]): Filter[] =>
  fields
    .filter(({ isFilter }) => isFilter)
    .map(({ name, type, choices }) =>
      choices
        ? { source: name, kind: 'choice', choices: [...choices] }
        : { source: name, kind: type === 'number' ? 'number' : 'text' },
    );

/** Label and value of each, as `<Facts>` takes them. */
export const declaredFacts = (fields: DeclaredField[], record: object): [string, string | number | null][] =>
  fields.map((field) => [field.label, shownValue(field, record)]);

/** The input of one. A record of before, which lacks what must be given now, may go on lacking it. */
export function DeclaredInput({ field }: { field: DeclaredField }) {
  const { name, label, type, min = 0, max, choices } = field;
  const creates = useSaveContext().save !== undefined;
  const record = useRecordContext<Record<string, unknown>>();
  const lacksIt = !creates && (record?.[name] ?? null) === null;
  const given = field.isRequired && !lacksIt ? IS_REQUIRED : [];
  if (choices) return <SelectInput source={name} label={label} choices={[...choices]} validate={given} />;
  if (type === 'text')
    return (
      <TextInput
        source={name}
        label={label}
        validate={[...given, maxLength(max)]}
        {...(isLong(field) && { multiline: true, minRows: 2 })}
      />
    );
  const within = () => ({ message: 'desk.within', args: { min, max } });
  const isWithin = [...given, minValue(min, within), maxValue(max, within)];
  return <NumberInput source={name} label={label} min={min} max={max} step={1} validate={isWithin} />;
}
