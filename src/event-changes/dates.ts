import { refuseCancelled } from '../events/cancelled.js';
import { Event, placeOf, type MovedFrom } from '../events/event.entity.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import type { NewDates } from './event-changes.dto.js';

/** Of the event as it was; what undoing puts back. */
export type Before = Pick<Event, 'state' | 'moved_from'> & Partial<MovedFrom>;

/** As JSON keeps it. */
export const datesAndPlace = (event: Event): MovedFrom => ({
  starts_at: event.starts_at.toISOString(),
  ends_at: event.ends_at.toISOString(),
  venue_name: event.venue_name,
  venue_street: event.venue_street,
  venue_city: event.venue_city,
  venue_country: event.venue_country,
});

/** As the columns take it. */
export const columnsOf = ({ starts_at, ends_at, ...venue }: MovedFrom) => ({
  ...venue,
  starts_at: new Date(starts_at),
  ends_at: new Date(ends_at),
});

/** The event as its guests know it: before a move that they were not told of yet. */
export const asGuestsKnow = (event: Event, planned: object | undefined): Event =>
  planned === undefined ? event : Object.assign(new Event(), event, fromBefore(planned));

/** What the row of a change keeps of an event before it was moved, for its columns. */
export function fromBefore(before: object) {
  const { state: _, moved_from, ...dates } = before as Before & MovedFrom;
  return { ...columnsOf(dates), moved_from };
}

/** @throws ApiError 409 for an event that is over or does not take place */
export function refuseOver(event: Event): void {
  refuseCancelled(event);
  if (event.ends_at <= new Date()) throw ApiError.conflict('too_late', `${event.name} is over.`);
}

/** What the event becomes. @throws ApiError 400 where nothing would be new, or the days are none */
export function movedTo(event: Event, { words: _, ...given }: NewDates): MovedFrom {
  const after: MovedFrom = {
    starts_at: new Date(given.starts_at).toISOString(),
    ends_at: new Date(given.ends_at).toISOString(),
    venue_name: given.venue_name,
    venue_street: given.venue_street ?? null,
    venue_city: given.venue_city ?? null,
    venue_country: given.venue_country ?? null,
  };
  const before = datesAndPlace(event);
  if (after.ends_at <= after.starts_at)
    throw ApiError.invalid([{ field: 'ends_at', message: 'Must be after the start' }]);
  if (new Date(after.ends_at) <= new Date())
    throw ApiError.invalid([{ field: 'ends_at', message: 'Must be in the future' }]);
  if (
    before.starts_at === after.starts_at &&
    before.ends_at === after.ends_at &&
    placeOf(before) === placeOf(after)
  )
    throw ApiError.invalid([{ field: 'starts_at', message: 'These are its present date and place' }]);
  return after;
}
