import type { QueryKey } from '@tanstack/react-query';
import type { Api } from './dataProvider';
import { useCall } from './useCall';

/**
 * As `useCall`, with a version behind the key: what was read of the record stays until its newer state is there, and so do
 * the forms that are open over it. Of another record nothing is shown.
 */
export function useNewest<T>(key: QueryKey, version: unknown, call: (api: Api) => Promise<T>) {
  return useCall<T>([...key, version], call, {
    placeholderData: (before, query) =>
      JSON.stringify(query?.queryKey.slice(0, -1)) === JSON.stringify(key) ? before : undefined,
  });
}
