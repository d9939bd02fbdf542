import type { EntityManager } from 'typeorm';
import { isAtDesk } from '../content/paying/payment-modes.js';
import { cashEnd } from '../events/cash-end.js';
import { NETWORK_FULL, type Event } from '../events/event.entity.js';
import { ApiError } from '../platform/http/errors/api-error.js';

/** Why places were given back that nobody paid for; see delegates/unpaid-places.ts. */
export const NOT_PAID_IN_TIME = 'Not paid in time';

/** What says of an event until when its places are held. */
export type HoldingEvent = Pick<
  Event,
  'fee_centavos' | 'payment_due_at' | 'hold_hours' | 'payment_modes' | 'starts_at' | 'cash_held_until'
>;

/**
 * Until when unpaid places are held: to the payment date, and no longer than the owner lets them be.
 * @returns null where nothing is to be paid, or the owner sets no end
 */
export function heldUntil(event: HoldingEvent, mode: string, now = Date.now()): Date | null {
  if (event.fee_centavos === 0) return null;
  if (isAtDesk(event, mode)) return cashEnd(event, now);
  const due = event.payment_due_at?.getTime() ?? 0;
  const ends = [
    ...(event.hold_hours === null ? [] : [now + event.hold_hours * 3_600_000]),
    // For whoever registers after the payment date the hours alone count.
    ...(due > now ? [due] : []),
  ];
  return ends.length === 0 ? null : new Date(Math.min(...ends));
}

/**
 * What the database refuses when places are asked for, where those of a registration begin to count later. The event is
 * locked. @throws ApiError 409 when its network has its share of them (see sql/capacity.sql)
 */
export async function refuseOverShare(
  tx: EntityManager,
  { capacity, network_places }: Pick<Event, 'capacity' | 'network_places'>,
  registration_id: string,
): Promise<void> {
  if (capacity === null) return;
  const [row] = await tx.query<{ over: boolean }[]>(
    'SELECT registration_over_share($1, event_share($2, $3), $2) AS over',
    [registration_id, capacity, network_places],
  );
  if (row?.over) throw ApiError.conflict('network_full', NETWORK_FULL);
}
