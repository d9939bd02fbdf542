import { useFormContext } from 'react-hook-form';
import { FIELDS } from 'web-shared/api/fields';
import * as z from 'zod/mini';
import { fill } from '../content/text';
import { labels, messages, placeholders } from '../content/texts';
import { Field, Select } from './Field';
import { tooLong } from './rules';

/** A field that the server declares and the forms ask for (`isAsked`, `isRequired` of `OPTIONAL` there). */
export interface DeclaredField {
  name: string;
  label: string;
  type: 'text' | 'choice' | 'number';
  max: number;
  min?: number;
  choices?: readonly { id: string; name: string }[];
  isRequired: boolean;
  /** What it is for. */
  help?: string;
}

const asked = (resource: keyof typeof FIELDS): readonly DeclaredField[] =>
  FIELDS[resource].filter(({ isAsked }: { isAsked: boolean }) => isAsked);
export const DECLARED = { inquiries: asked('inquiries'), delegates: asked('delegates') };

/** What is wrong with what was typed or chosen; an empty one is left out, where it may be. */
export function declaredProblem(
  { type, min = 0, max, isRequired }: DeclaredField,
  text: string,
): string | undefined {
  const typed = text.trim();
  if (typed === '') return isRequired ? messages.required : undefined;
  if (type === 'choice') return undefined;
  if (type === 'text') return [...typed].length > max ? tooLong(max) : undefined;
  const isWithin = /^\d+$/.test(typed) && Number(typed) >= min && Number(typed) <= max;
  return isWithin
    ? undefined
    : fill(messages.invalidNumber, {
        min: min.toLocaleString('en-US'),
        max: max.toLocaleString('en-US'),
      });
}

/** Their rules, as a part of a schema; their types are none of its. */
export const declaredRules = (fields: readonly DeclaredField[]): object =>
  Object.fromEntries(
    fields.map((field) => [
      field.name,
      z.string().check(
        z.trim(),
        z.superRefine((text, context) => {
          const message = declaredProblem(field, text);
          if (message !== undefined) context.addIssue({ code: 'custom', message });
        }),
      ),
    ]),
  );

/** Each, empty. */
export const declaredDefaults = (fields: readonly DeclaredField[]): object =>
  Object.fromEntries(fields.map(({ name }) => [name, '']));

/** What the owner calls it, else what the declaration does. */
export const labelOf = (name: string, fields: readonly DeclaredField[]): string =>
  (labels as Record<string, string>)[name] ?? fields.find((field) => field.name === name)?.label ?? name;

/** What a choice is called; anything else as it is. */
export const shownValue = (name: string, value: string, fields: readonly DeclaredField[]): string =>
  fields.find((field) => field.name === name)?.choices?.find(({ id }) => id === value)?.name ?? value;

/** Their inputs, two in a row where there is room. */
export function DeclaredFields({ fields }: { fields: readonly DeclaredField[] }) {
  const { register } = useFormContext();
  if (fields.length === 0) return null;
  return (
    <div className="grid gap-x-5 sm:grid-cols-2">
      {fields.map(({ name, type, choices, isRequired, help }) => (
        <Field key={name} name={name} hint={help} label={labelOf(name, fields)} required={isRequired}>
          {(control) =>
            choices ? (
              <Select {...control} {...register(name)}>
                <ChoiceOptions choices={choices} />
              </Select>
            ) : (
              <input
                {...control}
                autoComplete="off"
                inputMode={type === 'number' ? 'numeric' : undefined}
                {...register(name)}
              />
            )
          }
        </Field>
      ))}
    </div>
  );
}

/** What may be chosen, after what says that nothing is yet. */
export const ChoiceOptions = ({ choices }: Required<Pick<DeclaredField, 'choices'>>) => (
  <>
    <option value="">{placeholders.select}</option>
    {choices.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </>
);
