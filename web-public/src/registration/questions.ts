import { useState } from 'react';
import { registrationTexts } from '../content/texts';
import { useContent } from '../content/use-content';
import type { ApiError } from '../forms/api/client';
import { DECLARED, type DeclaredField } from '../forms/declared';

/** A question of an event to each who comes, as the API and the content have it. */
export interface Question {
  key: string;
  label: string;
  help?: string | null;
  kind: string;
  required: boolean;
  retired?: boolean;
  min?: number | null;
  max?: number | null;
  options: readonly { value: string; label: string; retired?: boolean }[];
}
type Answers = Readonly<Record<string, string | number | boolean>>;

/** In forms, flat: `answer_meal`. The server's `src/registrations/registration-form.ts` takes it so from a form without script. */
const PREFIX = 'answer_';
/** The form's field for one of the API, `answers.meal`. */
export const fieldOfAnswer = (field: string): string => field.replace(/^answers\./, PREFIX);

/** The questions as fields. @param given the answers that are known: an option that is offered no more stays for who has it */
export const questionFields = (questions: readonly Question[], given: Answers = {}): DeclaredField[] =>
  questions
    .filter(({ retired }) => !retired)
    .map(({ key, label, help, kind, required, min, max, options }) => ({
      name: PREFIX + key,
      label,
      ...(help && { help }),
      type: kind === 'yes-no' ? 'choice' : (kind as DeclaredField['type']),
      max: max ?? 0,
      min: min ?? 0,
      isRequired: required,
      ...(kind === 'yes-no' && {
        choices: [
          { id: 'true', name: registrationTexts.yes },
          { id: 'false', name: registrationTexts.no },
        ],
      }),
      ...(kind === 'choice' && {
        choices: options
          .filter(({ value, retired }) => !retired || value === given[key])
          .map((option) => ({ id: option.value, name: option.label })),
      }),
    }));

/** The fields of each who comes to the page's event, beside the usual ones: what the server declares, and the event's questions. */
export function useDeclaredFields(): readonly DeclaredField[] {
  const { questions } = useContent('event');
  return useState(() => [...DECLARED.delegates, ...questionFields(questions)])[0];
}

/** The fields, with the answers among them in a part of their own. @param emptied whether one that was emptied is sent */
export function withAnswers<Fields extends object>(fields: Fields, emptied = false): Fields {
  const all = Object.entries(fields);
  const answers = all.filter(([name, text]) => name.startsWith(PREFIX) && (emptied || text !== ''));
  if (answers.length === 0 && !all.some(([name]) => name.startsWith(PREFIX))) return fields;
  return {
    ...Object.fromEntries(all.filter(([name]) => !name.startsWith(PREFIX))),
    answers: Object.fromEntries(answers.map(([name, text]) => [name.slice(PREFIX.length), text])),
  } as unknown as Fields;
}

/** The answers of somebody, as the cells of a form. */
export const cellsOf = (answers: Answers = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(answers).map(([key, answer]) => [PREFIX + key, String(answer)]));

/** Whether the event's questions were changed after the page was opened: the form has checked all that it knows of. */
export const isOutdated = ({ errors }: Pick<ApiError, 'errors'>): boolean =>
  errors.some(({ field }) => /(^|\.)answers(\.|$)/.test(field));
