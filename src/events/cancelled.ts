import type { EntityManager } from 'typeorm';
import { ApiError } from '../platform/http/errors/api-error.js';
import { Event } from './event.entity.js';

/** Why places were given back when the event was cancelled. Undoing finds them by it and by the moment of the change. */
export const EVENT_CANCELLED = 'The event was cancelled';

/** @throws ApiError 409 */
export function refuseCancelled({ state, name }: Pick<Event, 'state' | 'name'>): void {
  if (state === 'cancelled') throw ApiError.conflict('event_cancelled', `${name} is cancelled.`);
}

/** Refuses a cancelled event that is known by its id. @throws ApiError 409 */
export async function refuseIfCancelled(tx: EntityManager, id: string): Promise<void> {
  const event = await tx.findOne(Event, { select: { id: true, state: true, name: true }, where: { id } });
  if (event) refuseCancelled(event);
}
