import '../messages/event/questions';
import Grid from '@mui/material/Grid';
import { maxLength, maxValue, minValue, useRecordContext, useTranslate } from 'ra-core';
import { NumberInput, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { openEvents, useEvents } from '../api/events';
import type { Delegate, SiteEvent } from '../api/types';
import { DataTable } from '../kit/list/DataTable';
import type { Filter } from '../kit/list/types';

export type Question = SiteEvent['questions'][number];
type Answer = Delegate['answers'][string];

/** An answer in the words of its question; null: there is none. */
export function answerText({ kind, options }: Question, answer: Answer | null | undefined): string | null {
  if (answer === undefined || answer === null) return null;
  if (kind === 'yes-no') return answer === true ? 'Yes' : 'No';
  return options.find(({ value }) => value === answer)?.label ?? String(answer);
}

const asked = ({ questions }: SiteEvent): Question[] => questions.filter(({ retired }) => !retired);

/** The questions of a delegate's event. */
function useQuestionsOf(event_id: string | undefined): Question[] {
  const { data: events = [] } = useEvents();
  return events.find(({ id }) => id === event_id)?.questions ?? [];
}

/** Label and words of each answer; what must be answered and was not, is marked. */
export function useAnswerFacts({ event_id, answers }: Delegate): [string, string | null][] {
  const translate = useTranslate();
  return useQuestionsOf(event_id).map((question) => [
    question.label,
    answerText(question, answers[question.key]) ??
      (question.required && !question.retired ? translate('questions.open') : null),
  ]);
}

/** The answers on a badge: those that the owner marked for the door. */
export const useDoorAnswers = ({ event_id, answers }: Delegate): string[] =>
  useQuestionsOf(event_id).flatMap((question) =>
    question.at_door ? (answerText(question, answers[question.key]) ?? []) : [],
  );

/** The questions of these events, each key once. */
const allOf = (events: readonly SiteEvent[]): Question[] => [
  ...new Map(
    events.flatMap(({ questions }) => questions).map((question) => [question.key, question]),
  ).values(),
];

/** A hidden column of each, in the words of the event that the delegate comes to. */
export function answerColumns(events: readonly SiteEvent[]) {
  const columns = allOf(events).map(({ key, label }) => (
    <DataTable.Col<Delegate>
      key={key}
      source={`answers.${key}`}
      label={label}
      disableSort
      render={({ event_id, answers }) => {
        const own = events.find(({ id }) => id === event_id)?.questions;
        const question = own?.find((one) => one.key === key);
        return question ? answerText(question, answers[key]) : null;
      }}
    />
  ));
  return { columns, sources: allOf(events).map(({ key }) => `answers.${key}`) };
}

/** A filter of each, behind “More filters”. */
export const answerFilters = (events: readonly SiteEvent[]): Filter[] =>
  allOf(events).map(({ key, label, kind, options }) => ({
    source: `answers.${key}`,
    label,
    rare: true,
    ...(kind === 'text' || kind === 'number'
      ? { kind }
      : {
          kind: 'choice' as const,
          choices:
            kind === 'choice'
              ? options.map((option) => ({ id: option.value, name: option.label }))
              : [
                  { id: true, name: 'desk.yes' },
                  { id: false, name: 'desk.no' },
                ],
        }),
  }));

/** An input for each question of the event. In the back office no answer is required. */
export function AnswerInputs() {
  const translate = useTranslate();
  const record = useRecordContext<Partial<Delegate>>();
  const { data: events = [] } = useEvents();
  const slug = useWatch({ name: 'event' }) as string | undefined;
  const event = record?.event_id
    ? events.find(({ id }) => id === record.event_id)
    : (events.find((one) => one.slug === slug) ?? openEvents(events)[0]);
  if (!event) return null;
  return asked(event).map((question) => (
    <Grid key={question.key} size={{ xs: 12, sm: 6 }}>
      <AnswerInput
        question={question}
        answer={record?.answers?.[question.key]}
        hint={question.required ? translate('questions.required') : (question.help ?? '')}
      />
    </Grid>
  ));
}

interface AnswerInputProps {
  question: Question;
  /** The present answer: an option that is no longer offered stays for whoever has it. */
  answer: Answer | undefined;
  hint: string;
}

function AnswerInput({ question, answer, hint }: AnswerInputProps) {
  const { key, label, kind, options, min, max } = question;
  const same = { source: `answers.${key}`, label, helperText: hint || false };
  if (kind === 'number')
    return (
      <NumberInput
        {...same}
        min={min ?? 0}
        max={max ?? 0}
        step={1}
        validate={[minValue(min ?? 0), maxValue(max ?? 0)]}
      />
    );
  if (kind === 'text') return <TextInput {...same} validate={maxLength(max ?? 0)} />;
  const choices =
    kind === 'yes-no'
      ? [
          { id: 'true', name: 'desk.yes' },
          { id: 'false', name: 'desk.no' },
        ]
      : options
          .filter(({ value, retired }) => !retired || value === answer)
          .map((option) => ({ id: option.value, name: option.label }));
  return (
    <SelectInput
      {...same}
      choices={choices}
      translateChoice={kind === 'yes-no'}
      format={(value: Answer | null | undefined) => String(value ?? '')}
    />
  );
}
