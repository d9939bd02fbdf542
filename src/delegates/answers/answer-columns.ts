import { answerText, type Question } from '../../events/questions/question.js';
import type { ListQuery } from '../../platform/listing/list-query.js';
import type { ReadableColumn } from '../../platform/listing/readable-csv.js';
import type { DelegateRecord } from '../delegates.dto.js';

/** The events that a file may be of, by id. */
export type QuestionsByEvent = ReadonlyMap<string, readonly Question[]>;

/** The events that a selection is limited to; undefined: it may be of all. */
export const eventsIn = ({ filters }: Pick<ListQuery, 'filters'>): string[] | undefined => {
  const filter = filters.find(({ column }) => column === 'event_id');
  return filter && ([filter.value].flat() as string[]);
};

const all = (questions: QuestionsByEvent): Question[] => [...questions.values()].flat();

/** A column for each question that is worded so, whichever event asks it. @param taken heads of the other columns */
export function answerColumns(
  questions: QuestionsByEvent,
  taken: readonly string[],
): ReadableColumn<DelegateRecord>[] {
  const labels = [...new Set(all(questions).map(({ label }) => label))];
  return labels.map((label) => [
    taken.includes(label) ? `${label} (question)` : label,
    ({ event_id, answers }) => {
      const own = questions.get(event_id)?.filter((question) => question.label === label) ?? [];
      // A question that was retired and asked anew has the newer answer.
      const answered = own.findLast(({ key }) => answers[key] !== undefined && answers[key] !== null);
      return answered ? answerText(answered, answers[answered.key]) : null;
    },
  ]);
}

/** The columns for programs: `answers.meal`, whichever event asks it. */
export function answerFields(questions: QuestionsByEvent) {
  const keys = [...new Set(all(questions).map(({ key }) => key))];
  return {
    heads: keys.map((key) => `answers.${key}`),
    spread: (record: DelegateRecord): object => ({
      ...record,
      ...Object.fromEntries(keys.map((key) => [`answers.${key}`, record.answers[key] ?? null])),
    }),
  };
}
