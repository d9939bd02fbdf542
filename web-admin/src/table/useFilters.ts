import { useListContext } from 'ra-core';

export type FilterValues = Record<string, unknown>;

/** The filters in force, and the way to change them. */
export function useFilters() {
  const list = useListContext();
  return {
    values: list.filterValues as FilterValues,
    setFilters: (values: FilterValues) => list.setFilters(values, {}),
  };
}
