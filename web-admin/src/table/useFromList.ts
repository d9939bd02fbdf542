import { useListContext, useResourceContext } from 'ra-core';
import { useFilters } from './FilterChips';
import type { FromList } from './NextRecord';
import type { Listed, ListSetup } from './types';

/** Given along to each record that is opened: what stands beside it. */
export function useFromList<T extends Listed>(rows: T[], setup: ListSetup<T>): FromList {
  const resource = useResourceContext() ?? '';
  const { sort, page, perPage, total = 0 } = useListContext<T>();
  const { values } = useFilters();
  return {
    paths: rows.flatMap((record) => setup.pathOf?.(record) ?? []),
    list: {
      resource,
      filter: values,
      sort,
      perPage,
      firstPage: page,
      lastPage: page,
      total,
    },
  };
}
