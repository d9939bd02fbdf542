import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from 'typeorm';
import { ApiError, type FieldError } from '../../platform/http/errors/api-error.js';
import {
  MAX_ASKED,
  MAX_OPTIONS,
  MAX_QUESTIONS,
  MAX_TEXT,
  type Question,
  type QuestionOption,
} from './question.js';
import type { QuestionFields, QuestionOptionFields } from './questions.dto.js';

/** As `constructor`, which every object has, and which the reading of a body therefore leaves out without a word. */
const isOfEveryObject = (name: string) => name in Object.prototype;

/** `T-shirt size` → `t_shirt_size`; one that another has gets a number. */
function nameOf(label: string, taken: Set<string>): string {
  const plain = label
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+|_+$/g, '')
    .slice(0, 36);
  const name = plain.replace(/_+$/, '') || 'x';
  let free = name;
  for (let n = 2; taken.has(free) || isOfEveryObject(free); n += 1) free = `${name}_${n}`;
  taken.add(free);
  return free;
}

/** Gives each name to the first question that has it: a copy gets one of its own. */
const firsts = (names: (string | null | undefined)[]) =>
  names.map((name, at) => (name != null && names.indexOf(name) === at ? name : undefined));
const named = (names: (string | undefined)[]) => new Set(names.filter((name) => name !== undefined));

function optionsOf(given: QuestionOptionFields[]): QuestionOption[] {
  const values = firsts(given.map(({ value }) => value));
  const taken = named(values);
  return given.map(({ label, retired }, at) => ({
    value: values[at] ?? nameOf(label, taken),
    label,
    retired: retired ?? false,
  }));
}

/** The questions as they are kept: whole, their fields in one order, with the names that were left out. */
function wholeOf(given: QuestionFields[]): Question[] {
  const keys = firsts(given.map(({ key }) => (key != null && isOfEveryObject(key) ? undefined : key)));
  const taken = named(keys);
  return given.map(({ label, help, kind, required, at_door, retired, min, max, options }, at) => ({
    key: keys[at] ?? nameOf(label, taken),
    label,
    help: help ?? null,
    kind,
    required: required ?? false,
    at_door: at_door ?? false,
    retired: retired ?? false,
    min: kind === 'number' ? (min ?? 0) : null,
    max: mostOf(kind, max),
    options: kind === 'choice' ? optionsOf(options ?? []) : [],
  }));
}

/** The largest number, or the most characters. */
function mostOf(kind: QuestionFields['kind'], max: number | null | undefined): number | null {
  if (kind === 'number') return max ?? 1_000;
  return kind === 'text' ? (max ?? 200) : null;
}

/** Checks questions against each other. @throws ApiError 400 that names the place, as `questions[2].label` */
function refuseUnclear(questions: Question[]): void {
  const errors: FieldError[] = [];
  const say = (at: number, name: string, message: string) =>
    errors.push({ field: `questions[${at}].${name}`, message });
  const twice = (all: string[], one: string) =>
    all.filter((other) => other.toLowerCase() === one.toLowerCase()).length > 1;
  const labels = questions.flatMap(({ retired, label }) => (retired ? [] : [label]));
  questions.forEach(({ label, kind, min, max, options, retired }, at) => {
    if (!retired && twice(labels, label)) say(at, 'label', 'Another question says the same');
    if (kind === 'number' && min !== null && max !== null && min > max)
      say(at, 'max', 'Must not be less than the least');
    if (kind === 'text' && max !== null && max > MAX_TEXT) say(at, 'max', `At most ${MAX_TEXT} characters`);
    if (kind !== 'choice') return;
    if (!retired && !options.some((option) => !option.retired))
      say(at, 'options', 'Give at least one option');
    const offered = options.flatMap((option) => (option.retired ? [] : [option.label]));
    options.forEach((option, n) => {
      if (!option.retired && twice(offered, option.label))
        say(at, `options[${n}].label`, 'Another option says the same');
    });
  });
  const active = questions.filter(({ retired }) => !retired).length;
  if (active > MAX_ASKED)
    errors.push({
      field: 'questions',
      message: `A form asks at most ${MAX_ASKED} questions; retire some`,
      code: 'too_long',
    });
  if (errors.length > 0) throw ApiError.invalid(errors);
}

/** @throws ApiError 400 */
export function newQuestions(given: QuestionFields[] | null | undefined): Question[] | undefined {
  if (given === undefined) return undefined;
  const questions = wholeOf(given ?? []);
  refuseUnclear(questions);
  return questions;
}

/** Answers that are kept anywhere: of delegates, of those in the bin, and of those who wait for a place. */
const ANSWERED = `SELECT a.key, array_agg(DISTINCT a.value #>> '{}') FILTER (WHERE a.key = ANY($2)) AS values
  FROM (SELECT answers FROM delegate WHERE event_id = $1 AND answers <> '{}'
    UNION ALL SELECT jsonb_path_query(rows, '$[*] ? (@.table == "delegate").rows[*] ? (@.event_id == $event).answers',
      jsonb_build_object('event', $1::text)) FROM bin_entry WHERE resource = 'delegates'
    UNION ALL SELECT jsonb_path_query(asked, '$.delegates[*].answers') FROM waiting_entry WHERE event_id = $1) all_of (answers),
    jsonb_each(CASE jsonb_typeof(answers) WHEN 'object' THEN answers ELSE '{}' END) a GROUP BY a.key`;

/**
 * The questions that a change leaves, under the event's lock: whoever answers waits for it. What has answers is retired in
 * place of removed, so that none is lost.
 * @throws ApiError 400 also where one that has answers would become one of another kind
 */
export async function revise(
  tx: EntityManager,
  event: { id: string; questions: Question[] },
  given: QuestionFields[] | null | undefined,
): Promise<Question[] | undefined> {
  const after = newQuestions(given);
  if (!after || isDeepStrictEqual(after, event.questions)) return after;
  const choices = event.questions.flatMap(({ kind, key }) => (kind === 'choice' ? [key] : []));
  const rows = await tx.query<{ key: string; values: string[] | null }[]>(ANSWERED, [event.id, choices]);
  const answered = new Map(rows.map(({ key, values }) => [key, values ?? []]));
  const before = new Map(event.questions.map((question) => [question.key, question]));
  const kept = after.map((question, at) => {
    const old = before.get(question.key);
    const values = answered.get(question.key);
    if (!old || !values) return question;
    if (old.kind !== question.kind)
      throw ApiError.invalid([
        { field: `questions[${at}].kind`, message: 'It has answers: retire it, and add another' },
      ]);
    const gone = old.options.filter(
      ({ value }) => values.includes(value) && !question.options.some((option) => option.value === value),
    );
    return { ...question, options: [...question.options, ...gone.map(retire)] };
  });
  const left = event.questions.filter(
    ({ key }) => answered.has(key) && !after.some((one) => one.key === key),
  );
  const all = [...kept, ...left.map(retire)];
  const most = (what: string, max: number) =>
    ApiError.invalid([
      {
        field: 'questions',
        message: `At most ${max} ${what}, with those that have answers`,
        code: 'too_long',
      },
    ]);
  if (all.length > MAX_QUESTIONS) throw most('questions', MAX_QUESTIONS);
  if (all.some(({ options }) => options.length > MAX_OPTIONS)) throw most('options', MAX_OPTIONS);
  return all;
}

const retire = <One extends { retired: boolean }>(one: One): One => ({ ...one, retired: true });
