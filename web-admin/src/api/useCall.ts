import { useQuery, useQueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useCallback } from 'react';
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
  return useQuery<T>({ queryKey: key, queryFn: ({ signal }) => call(api, signal), ...options });
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
