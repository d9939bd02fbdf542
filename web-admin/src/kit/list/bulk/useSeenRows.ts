import { useListContext } from 'ra-core';
import { createContext, useContext, useEffect, useRef } from 'react';
import type { Chosen } from '../../../api/calls/bulk';
import { useFilters } from '../filters/FilterChips';

/** The rows that this list has shown, by id, as they were last read: those of other pages may be chosen too. */
const SeenRows = createContext<{ current: Map<string, Chosen> }>({ current: new Map() });
export const SeenRowsProvider = SeenRows.Provider;

/** A selection stays from page to page, and ends with another filter or search. */
export function useSelection() {
  const { data, onUnselectItems } = useListContext<Chosen>();
  const { values } = useFilters();
  const seen = useRef(new Map<string, Chosen>());
  useEffect(() => {
    for (const row of data ?? []) seen.current.set(row.id, row);
  }, [data]);
  const shown = JSON.stringify(values);
  const clear = useRef(onUnselectItems);
  useEffect(() => {
    clear.current = onUnselectItems;
  });
  useEffect(() => {
    clear.current();
  }, [shown]);
  return seen;
}

/** The chosen records, each in the state in which it was seen. */
export function useChosen(): () => Chosen[] {
  const seen = useContext(SeenRows);
  const { selectedIds } = useListContext<Chosen>();
  return () => selectedIds.map((id) => seen.current.get(id) ?? { id });
}
