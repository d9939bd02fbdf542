import { ValidateBy } from 'class-validator';
import type { EntityManager } from 'typeorm';
import { Event } from '../../events/event.entity.js';
import type { Answers, Question } from '../../events/questions/question.js';
import { ApiError, type FieldError } from '../../platform/http/errors/api-error.js';
import { field, IfGiven, REQUIRED, trimmed, wholeNumberFrom } from '../../platform/http/fields/fields.js';

/** Answers as they are sent. Which are allowed follows from the event's questions: see `readAnswers`. */
export type GivenAnswers = Record<string, string | number | boolean | null>;

const MAX_ANSWERS = 60;
const isScalar = (value: unknown) => value === null || ['string', 'number', 'boolean'].includes(typeof value);
const isAnswers = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length <= MAX_ANSWERS &&
  Object.values(value).every(isScalar);

const ONE_OF = { oneOf: [{ type: 'string' }, { type: 'integer' }, { type: 'boolean' }] };
const SHOWN =
  'By the keys of the event’s `questions`: a text, an option’s value, a whole number, true or false';

export const OptionalAnswers = (): PropertyDecorator =>
  field(
    {
      type: 'object',
      selfRequired: false,
      nullable: true,
      example: { meal: 'chicken' },
      additionalProperties: { ...ONE_OF, nullable: true },
      description: `${SHOWN}. One left out of a change stays; null clears it`,
    },
    IfGiven(),
    ValidateBy(
      { name: 'answers', validator: { validate: isAnswers } },
      { message: 'A JSON object with an answer for each question' },
    ),
  );

export const ShownAnswers = (): PropertyDecorator =>
  field({ type: 'object', additionalProperties: ONE_OF, description: SHOWN, example: { meal: 'chicken' } });

interface AnswerRules {
  /** The earlier answers, which may stay as they are. */
  before?: Answers | undefined;
  /** Whether required questions must be answered: visitors must, staff and keys need not. */
  isRequired?: boolean;
  /** The path of somebody in a list: `delegates[2].`. */
  path?: string;
}

/** Checks answers. @returns what is kept, and what is wrong */
function readAnswers(
  questions: readonly Question[],
  given: GivenAnswers | null | undefined,
  { before = {}, isRequired = false, path = '' }: AnswerRules = {},
): { answers: Answers; errors: FieldError[] } {
  const errors: FieldError[] = [];
  const answers: Answers = given === null ? {} : { ...before };
  const known = new Map(questions.map((question) => [question.key, question]));
  for (const [key, value] of Object.entries(given ?? {})) {
    const question = known.get(key);
    if (!question) {
      const message = `“${key.slice(0, 40)}” is no question of this event: load the form again`;
      errors.push({ field: `${path}answers`, message, code: 'unknown_field' });
      continue;
    }
    const was = Object.hasOwn(before, key) ? before[key] : undefined;
    const read = readOne(question, trimmed(value) as typeof value, was);
    if (typeof read === 'object' && read !== null) errors.push({ field: `${path}answers.${key}`, ...read });
    else if (read === null) delete answers[key];
    else answers[key] = read;
  }
  for (const { key, required, retired } of questions)
    if (isRequired && required && !retired && !Object.hasOwn(answers, key))
      if (!errors.some(({ field: name }) => name === `${path}answers.${key}`))
        errors.push({ field: `${path}answers.${key}`, message: REQUIRED, code: 'required' });
  return { answers, errors };
}

type Wrong = Pick<FieldError, 'message' | 'code'>;

function readOne(
  { kind, min, max, options }: Question,
  value: string | number | boolean | null,
  was: Answers[string] | undefined,
): Answers[string] | null | Wrong {
  // An earlier answer stays, though the question's limits may have changed since.
  if (value === null || value === '' || value === was) return value === '' ? null : value;
  switch (kind) {
    case 'text':
      if (typeof value !== 'string') return { message: 'Must be text', code: 'invalid_type' };
      if (max !== null && [...value].length > max)
        return { message: `At most ${max.toLocaleString('en-US')} characters`, code: 'too_long' };
      return value;
    case 'choice': {
      const option = options.find((one) => one.value === value);
      if (!option) return { message: 'Choose one of the options', code: 'invalid_choice' };
      if (option.retired)
        return { message: `“${option.label}” is no longer offered: choose another`, code: 'invalid_choice' };
      return option.value;
    }
    case 'number': {
      const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
      if (number === was) return number;
      const fits =
        Number.isInteger(number) && Number(number) >= (min ?? 0) && Number(number) <= (max ?? Infinity);
      return fits
        ? Number(number)
        : { message: wholeNumberFrom(min ?? 0, max ?? 999_999_999), code: 'invalid_number' };
    }
    case 'yes-no':
      if (value === true || value === 'true') return true;
      if (value === false || value === 'false') return false;
      return { message: 'Answer yes or no', code: 'invalid_type' };
  }
}

/** @throws ApiError 400 that names each answer that is wrong or missing, as `answers.meal` */
export function answersOf(
  { questions }: Pick<Event, 'questions'>,
  given: GivenAnswers | null | undefined,
  rules?: AnswerRules,
): Answers {
  const { answers, errors } = readAnswers(questions, given, rules);
  if (errors.length > 0) throw ApiError.invalid(errors);
  return answers;
}

/** The same for a group. @param mustAnswer of whom all that is required must be there @throws ApiError 400 */
export function withAnswers<Person extends { answers?: GivenAnswers | null }>(
  { questions }: Pick<Event, 'questions'>,
  people: Person[],
  mustAnswer: (person: Person) => boolean,
): (Person & { answers: Answers })[] {
  const read = people.map((person, n) =>
    readAnswers(questions, person.answers, { isRequired: mustAnswer(person), path: `delegates[${n}].` }),
  );
  const errors = read.flatMap((one) => one.errors);
  if (errors.length > 0) throw ApiError.invalid(errors);
  return people.map((person, n) => ({ ...person, answers: read[n]?.answers ?? {} }));
}

/** Keeps the answers that the event still has questions for, of somebody who gave them a while ago. */
export const withoutRemovedQuestions = (
  { questions }: Pick<Event, 'questions'>,
  answers: GivenAnswers | null | undefined,
) =>
  Object.fromEntries(
    Object.entries(answers ?? {}).filter(([key]) => questions.some((one) => one.key === key)),
  );

/** The event of somebody who is registered, as it is now. */
export const eventOf = (tx: EntityManager, { event_id }: { event_id: string }): Promise<Event> =>
  tx.findOneByOrFail(Event, { id: event_id });

/**
 * What a change leaves of somebody's answers; undefined: it says nothing of them. Visitors may go on leaving open what was
 * open before. @throws ApiError 400
 */
export async function changedAnswers(
  tx: EntityManager,
  row: { event_id: string; answers: Answers },
  given: GivenAnswers | null | undefined,
  { isRequired = false, isNew = false }: { isRequired?: boolean; isNew?: boolean } = {},
): Promise<Answers | undefined> {
  if (given === undefined && !(isRequired && isNew)) return undefined;
  const { questions } = await eventOf(tx, row);
  const must = questions.map((one) =>
    isNew || Object.hasOwn(row.answers, one.key) ? one : { ...one, required: false },
  );
  return answersOf({ questions: must }, given, { before: row.answers, isRequired });
}
