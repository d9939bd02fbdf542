import { useStore } from 'ra-core';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useEvents } from './events';

type Choice = [event: string | undefined, choose: (event: string | undefined) => void];

/** The event that somebody works on, by its id; undefined: all. Kept for the account in this browser. */
export function useChosenEvent(): Choice {
  const [kept, keep] = useStore<string | null>('event', null);
  const { data: events } = useEvents();
  // Until the events are known, what was chosen holds: pages would else show all for a moment.
  const isOne = !events || (events.length > 1 && events.some(({ id }) => id === kept));
  return [kept !== null && isOne ? kept : undefined, (event) => keep(event ?? null)];
}

/** For pages whose address may name an event (`?event=`): that one is chosen by it. */
export function useEventOfPage(): Choice {
  const [chosen, choose] = useChosenEvent();
  const [query, setQuery] = useSearchParams();
  const named = query.get('event') ?? undefined;
  useEffect(() => {
    if (named !== undefined) choose(named);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- chosen by the address, not by what it was before
  }, [named]);
  return [
    named ?? chosen,
    (event) => {
      choose(event);
      if (named !== undefined)
        setQuery((before) => {
          before.delete('event');
          return before;
        });
    },
  ];
}
