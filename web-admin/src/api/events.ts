import { useQuery } from '@tanstack/react-query';
import { call } from './client';
import type { SiteEvent } from './types';

/** More than a company holds in a decade. */
const ALL = encodeURIComponent('[0,199]');

/** All events, as lists and forms name them, by when they begin. */
export const useEvents = () =>
  useQuery({
    queryKey: ['events', 'all'],
    queryFn: () => call<SiteEvent[]>('GET', `/events?range=${ALL}`),
  });

/** Events for which somebody can be registered now: those on the site that are not over, the next first. */
export const openEvents = (events: readonly SiteEvent[], now = Date.now()): SiteEvent[] =>
  events
    .filter(({ state, ends_at }) => state === 'published' && new Date(ends_at).getTime() > now)
    .sort((a, b) => a.starts_at.localeCompare(b.starts_at));
