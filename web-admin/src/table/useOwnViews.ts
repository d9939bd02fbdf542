import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useSavedQueries, type SortPayload } from 'ra-core';
import { useEffect } from 'react';
import { useApi } from '../api/dataProvider';
import type { ListView } from '../api/types';
import type { View } from './types';

export type KeptView = Omit<ListView, 'filter' | 'sort'> & Required<Pick<View, 'filter' | 'sort'>>;
type NewView = Pick<KeptView, 'name' | 'shared' | 'filter'> & { sort: SortPayload };

/** The views that the account keeps of a list, on whatever browser, and those that colleagues share. */
export function useOwnViews(resource: string) {
  const api = useApi();
  const notify = useNotify();
  const queries = useQueryClient();
  const key = ['views', resource];
  const { data: kept = [], isSuccess } = useQuery({
    queryKey: key,
    queryFn: () => api.listViews<KeptView>(resource),
    staleTime: 60_000,
  });
  const options = {
    onError: ({ message }: Error) => notify(message, { type: 'error' as const }),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  };
  const { mutate: keep, mutateAsync } = useMutation({
    ...options,
    mutationFn: (view: NewView) => api.keepView({ resource, ...view }),
  });
  const { mutate: forget } = useMutation({
    ...options,
    mutationFn: (id: string) => api.forgetView(id),
  });
  // Those that the version before kept in this browser become the account's, once.
  const [before, setBefore] = useSavedQueries(resource);
  useEffect(() => {
    if (!isSuccess || before.length === 0) return;
    setBefore([]);
    for (const { label, value } of before) {
      const filter = (value.filter ?? {}) as View['filter'];
      const sort = value.sort ?? { field: 'created_at', order: 'DESC' as const };
      void mutateAsync({ name: label, shared: false, filter, sort }).catch(
        () => undefined, // said by onError
      );
    }
  }, [isSuccess, before, setBefore, mutateAsync]);
  return { kept, keep, forget };
}
