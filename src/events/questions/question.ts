export const QUESTION_KINDS = ['text', 'choice', 'number', 'yes-no'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** What a form asks at most; what is retired counts too, so that no list is without an end. */
export const MAX_ASKED = 20;
export const MAX_QUESTIONS = 60;
export const MAX_OPTIONS = 30;
export const MAX_TEXT = 1_000;

/** Names of questions and of options. */
export const KEY = /^[a-z][a-z0-9_]*$/;

export interface QuestionOption {
  value: string;
  label: string;
  /** Offered no more; who chose it before keeps it. */
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
  /** Asked no more; its answers stay. */
  retired: boolean;
  /** Of a number. */
  min: number | null;
  /** Of a number; of a text its longest. */
  max: number | null;
  /** Of a choice; else empty. */
  options: QuestionOption[];
}

/** By the keys of questions: a text, the value of an option, a whole number, or yes (true) and no (false). */
export type Answers = Record<string, string | number | boolean>;

export const openQuestions = (questions: readonly Question[]): Question[] =>
  questions.filter(({ retired }) => !retired);

/** An answer in the words of the question. */
export function answerText(
  { kind, options }: Pick<Question, 'kind' | 'options'>,
  answer: Answers[string] | null | undefined,
): string | number | null {
  if (answer === undefined || answer === null) return null;
  if (kind === 'yes-no') return answer === true ? 'Yes' : 'No';
  if (kind === 'choice') return options.find(({ value }) => value === answer)?.label ?? String(answer);
  return typeof answer === 'number' ? answer : String(answer);
}
