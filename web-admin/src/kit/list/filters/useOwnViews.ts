import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, type SortPayload } from 'ra-core';
import { useApi } from '../../../api/dataProvider';
import type { ListView } from '../../../api/types';
import type { View } from '../types';

export type KeptView = Omit<ListView, 'filter' | 'sort'> & Required<Pick<View, 'filter' | 'sort'>>;
type NewView = Pick<KeptView, 'name' | 'shared' | 'filter'> & { sort: SortPayload };

/** The views that the account keeps of a list, on whatever browser, and those that colleagues share. */
export function useOwnViews(resource: string) {
  const api = useApi();
  const notify = useNotify();
  const queries = useQueryClient();
  const key = ['views', resource];
  const { data: kept = [] } = useQuery({
    queryKey: key,
    queryFn: () => api.listViews<KeptView>(resource),
    staleTime: 60_000,
  });
  const options = {
    onError: ({ message }: Error) => notify(message, { type: 'error' as const }),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  };
  const { mutate: keep } = useMutation({
    ...options,
    mutationFn: (view: NewView) => api.keepView({ resource, ...view }),
  });
  const { mutate: forget } = useMutation({
    ...options,
    mutationFn: (id: string) => api.forgetView(id),
  });
  return { kept, keep, forget };
}
