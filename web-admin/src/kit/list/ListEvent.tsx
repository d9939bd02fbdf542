import { useResourceContext, useStore } from 'ra-core';
import { useEffect, useRef, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { listKey } from '../../api/account/store';
import { useChosenEvent } from '../../api/chosenEvent';
import { EventChoice } from '../../layout/EventChoice';
import { useFilters, type FilterValues } from './filters/FilterChips';

interface ListParams {
  filter?: FilterValues;
  sort?: string;
  order?: string;
}

/** The filter by which a list shows one event alone. */
export const OF_EVENT = 'event_id';

export const withEvent = (filter: FilterValues, event: unknown): FilterValues => {
  const { [OF_EVENT]: _, ...others } = filter;
  return typeof event === 'string' ? { ...others, [OF_EVENT]: event } : others;
};

/** Opens a list of records that belong to events with the one that is chosen, unless its address says what to show. */
export function OpensOnEvent({ children }: { children: ReactNode }) {
  const resource = useResourceContext() ?? '';
  const [chosen] = useChosenEvent();
  const [{ filter = {}, sort, order }] = useStore<ListParams>(listKey(resource), {});
  const { search } = useLocation();
  if (search !== '' || filter[OF_EVENT] === chosen) return children;
  const query = new URLSearchParams({ filter: JSON.stringify(withEvent(filter, chosen)), page: '1' });
  if (sort && order) {
    query.set('sort', sort);
    query.set('order', order);
  }
  return <Navigate to={`?${query.toString()}`} replace />;
}

/** The choice of the event above such a list. An event that its filter names becomes the chosen one. */
export function ListEvent() {
  const { values, changeFilters } = useFilters();
  const [, choose] = useChosenEvent();
  const shown = typeof values[OF_EVENT] === 'string' ? values[OF_EVENT] : undefined;
  const before = useRef<string>(undefined);
  useEffect(() => {
    // An address without an event shows all events, and leaves the choice of other pages as it is.
    if (shown !== before.current) choose(shown);
    before.current = shown;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a change of the filter alone
  }, [shown]);
  return <EventChoice value={shown} onChange={(event) => changeFilters((now) => withEvent(now, event))} />;
}
