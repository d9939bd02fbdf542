import type { SiteEvent } from './types';
import { useCall } from './useCall';

/** All events, as lists and forms name them, by when they begin. */
export function useEvents(enabled = true) {
  return useCall(['events', 'all'], (api) => api.events(), { enabled });
}

/** Events for which somebody can be registered now: those on the site that are not over, the next first. */
export const openEvents = (events: readonly SiteEvent[], now = Date.now()): SiteEvent[] =>
  events
    .filter(({ state, ends_at }) => state === 'published' && new Date(ends_at).getTime() > now)
    .sort((a, b) => a.starts_at.localeCompare(b.starts_at));

/** Nobody pays for it, at whatever price. */
export const isFreeEvent = ({ fee_centavos, prices }: SiteEvent): boolean =>
  fee_centavos === 0 && prices.every(({ amount_centavos }) => amount_centavos === 0);
