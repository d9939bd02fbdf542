import { oneOfSql } from '../../platform/database/codes.js';

/** Where the work on an inquiry stands, in the order in which it usually goes. */
export const STATUSES = [
  'new',
  'contacted',
  'qualified',
  'viewing',
  'reserved',
  'sold',
  'lost',
  'spam',
] as const;
export type Status = (typeof STATUSES)[number];

/** The statuses in which somebody still has something to do. */
export const OPEN: readonly Status[] = ['new', 'contacted', 'qualified', 'viewing', 'reserved'];
/** SQL of these statuses; the index `inquiry_open` has it as its condition. */
export const IS_OPEN = oneOfSql('status', OPEN);
/** A next step that is to be done: also for whoever has bought (papers, turnover), but for nobody who is lost. */
export const IS_PLANNED = `next_step_on IS NOT NULL AND ${oneOfSql('status', [...OPEN, 'sold'])}`;

/** The statuses that mean that somebody was reached; a viewing may be planned before. */
export const SAYS_REACHED: readonly Status[] = ['contacted', 'qualified', 'reserved', 'sold'];

/** SQL of an inquiry `i` that nobody answered in time, nor since. */
export const IS_RETURNED = `i.status = 'new' AND i.answered_at IS NULL AND i.assignee_id IS NULL AND NOT i.awaits_manager`;

/** SQL: somebody waits for the first answer. A call in vain and a planned viewing are none. */
export const IS_UNANSWERED = `answered_at IS NULL AND ${IS_OPEN}`;

/**
 * Which status may follow which. Forward, also past a step; one step back, where somebody was too quick; lost and spam
 * are ends from which only the beginning leads on.
 */
export const NEXT: Readonly<Record<Status, readonly Status[]>> = {
  new: ['contacted', 'qualified', 'viewing', 'reserved', 'sold', 'lost', 'spam'],
  contacted: ['new', 'qualified', 'viewing', 'reserved', 'sold', 'lost', 'spam'],
  qualified: ['contacted', 'viewing', 'reserved', 'sold', 'lost'],
  viewing: ['qualified', 'reserved', 'sold', 'lost'],
  reserved: ['viewing', 'sold', 'lost'],
  sold: ['reserved', 'lost'],
  lost: ['new', 'contacted'],
  spam: ['new'],
};

export const LOST_REASONS = [
  'price',
  'location',
  'timing',
  'bought-elsewhere',
  'no-answer',
  'not-interested',
  'other',
] as const;
export type LostReason = (typeof LOST_REASONS)[number];

/** What is to be done next: anything, or a visit to a project. */
export const STEP_KINDS = ['task', 'viewing'] as const;
export type StepKind = (typeof STEP_KINDS)[number];

/** How somebody was answered. */
export const WAYS = ['mail', 'phone', 'whatsapp', 'viber', 'in-person'] as const;
export type ContactWay = (typeof WAYS)[number];

/** The outcome of a call; `unknown` until somebody notes it. */
export const OUTCOMES = ['unknown', 'reached', 'no-answer', 'wrong-number'] as const;
export type Outcome = (typeof OUTCOMES)[number];
/** The outcomes that somebody can note. */
export const NOTED_OUTCOMES = ['reached', 'no-answer', 'wrong-number'] as const satisfies Outcome[];
export type NotedOutcome = (typeof NOTED_OUTCOMES)[number];

/** The sentence of a refused change; undefined where it is allowed. */
export function refusedChange(from: Status, to: Status): string | undefined {
  if (from === to || NEXT[from].includes(to)) return undefined;
  return `An inquiry that is ${from} can become ${listInWords(NEXT[from])}, not ${to}.`;
}

const listInWords = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
