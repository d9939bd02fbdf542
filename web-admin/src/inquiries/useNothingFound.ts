import { useEffect } from 'react';
import { useListContext, useNotify } from 'react-admin';

/** Says 'No inquiries found' once for each keyword that finds nothing. */
export function useNothingFound() {
  const { total, isFetching, ...list } = useListContext();
  const notify = useNotify();
  const { keyword } = list.filterValues as { keyword?: string };
  const nothing = Boolean(keyword) && !isFetching && total === 0;
  useEffect(() => {
    if (nothing) notify('toast.no_inquiries', { type: 'warning' });
  }, [nothing, keyword, notify]);
}
