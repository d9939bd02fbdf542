export const QUESTION_KINDS = ['text', 'choice', 'number', 'yes-no'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** The most questions of a form. Retired ones count too, so that no list grows without end. */
export const MAX_ASKED = 20;
export const MAX_QUESTIONS = 60;
export const MAX_OPTIONS = 30;
export const MAX_TEXT = 1_000;

/** Names of questions and of options. */
export const KEY = /^[a-z][a-z0-9_]*$/;

export interface QuestionOption {
  value: string;
  label: string;
  /** Whether it is offered no more; whoever chose it before keeps it. */
  retired: boolean;
}

/** A question of an event, as its row keeps it. */
export interface Question {
  key: string;
  label: string;
  help: string | null;
  kind: QuestionKind;
  /** Whether visitors must answer it. */
  required: boolean;
  /** Whether the answer stands on lists for the door and on badges. */
  at_door: boolean;
  /** Whether it is asked no more; its answers stay. */
  retired: boolean;
  /** The least value of a number; else null. */
  min: number | null;
  /** The greatest value of a number, or the length of a text; else null. */
  max: number | null;
  /** The options of a choice; else empty. */
  options: QuestionOption[];
}

/** By the keys of questions: a text, the value of an option, a whole number, or yes (true) and no (false). */
export type Answers = Record<string, string | number | boolean>;

export const openQuestions = (questions: readonly Question[]): Question[] =>
  questions.filter(({ retired }) => !retired);

/** The text of an answer, with the labels of its question. */
export function answerText(
  { kind, options }: Pick<Question, 'kind' | 'options'>,
  answer: Answers[string] | null | undefined,
): string | number | null {
  if (answer === undefined || answer === null) return null;
  if (kind === 'yes-no') return answer === true ? 'Yes' : 'No';
  if (kind === 'choice') return options.find(({ value }) => value === answer)?.label ?? String(answer);
  return typeof answer === 'number' ? answer : String(answer);
}
