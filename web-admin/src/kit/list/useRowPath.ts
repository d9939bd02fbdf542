import { useCreatePath, useListContext, useResourceContext } from 'ra-core';
import { useFilters } from './filters/FilterChips';
import type { FromList } from './PrevNextButtons';
import type { Listed, RowProps } from './types';

/** The page that a row opens, and the records beside it, which go along as the navigation's state. */
export function useRowPath<T extends Listed>(rows: T[], rowClick: RowProps<T>['rowClick']) {
  const resource = useResourceContext() ?? '';
  const createPath = useCreatePath();
  const { sort, page, perPage, total = 0 } = useListContext<T>();
  const { values } = useFilters();
  const pathOf = ({ id }: T) => rowClick && createPath({ resource, type: rowClick, id });
  const fromList: FromList = {
    paths: rows.flatMap((record) => pathOf(record) ?? []),
    list: { resource, filter: values, sort, perPage, firstPage: page, lastPage: page, total },
  };
  return { pathOf, fromList };
}
