import { useQuery, useQueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isAnswerLost, statusOf } from './ApiError';
import { useApi, type Api } from './dataProvider';

/**
 * What a named call of the data provider answers, kept under its key. `useGetOne` and `useGetList` do this for records.
 * @param key begins with the resource, or with what `useInvalidate` asks for anew
 */
export function useCall<T>(
  key: QueryKey,
  call: (api: Api, signal: AbortSignal) => Promise<T>,
  options?: Omit<UseQueryOptions<T>, 'queryKey' | 'queryFn'>,
) {
  const api = useApi();
  const query = useQuery<T>({ queryKey: key, queryFn: ({ signal }) => call(api, signal), ...options });
  // While the server does not answer, what was read stays, and so do the forms over it: the banner tells of the outage.
  const isOutage = isAnswerLost(query.error) || statusOf(query.error) === 503;
  return isOutage && query.data !== undefined ? { ...query, error: null } : query;
}

/** Asks again for everything whose key begins so: a word alone is the first of a key, and every key begins with `[]`. */
export function useInvalidate() {
  const queries = useQueryClient();
  return useCallback(
    async (...keys: (string | QueryKey)[]): Promise<void> => {
      const each = keys.map((key) => (typeof key === 'string' ? [key] : key));
      await Promise.all(each.map((queryKey) => queries.invalidateQueries({ queryKey })));
    },
    [queries],
  );
}
