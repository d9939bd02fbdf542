import type { GuestMail, Newsletter } from '../api/types';

/** Where the words of a page stand. */
export type Words = 'guest_mails' | 'newsletters';

/** In the order in which they are said. */
export const COUNTS = ['sent', 'waiting', 'failed', 'uncertain', 'withheld', 'stopped'] as const;

/** A letter to many that was planned or sent. */
export type Written = Pick<
  GuestMail & Newsletter,
  'id' | 'subject' | 'state' | 'by_name' | 'created_at' | 'begins_at' | 'undone_by_name'
> &
  Partial<Record<(typeof COUNTS)[number], number>>;

/** So long after the last key the preview is asked for. */
export const AFTER_MS = 400;
const BUSY_MS = 3_000;
const CALM_MS = 30_000;

const isMoving = ({ state, waiting = 0 }: Written) =>
  state === 'planned' || state === 'sending' || waiting > 0;

/** Earlier letters are read again soon while one is on its way. */
export const WATCHED = {
  refetchInterval: ({ state }: { state: { data?: Written[] } }) =>
    state.data?.some(isMoving) ? BUSY_MS : CALM_MS,
};
