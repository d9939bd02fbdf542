import { useState } from 'react';
import { statusOf } from '../api/ApiError';

/**
 * What stood before somebody when a form opened. What a colleague changes behind it is read anew by itself: sent along with
 * what was typed, it would pass for seen. Only once a change over the first is refused, and its writer told, counts what is
 * there now.
 */
export function useSeen<T>(now: T) {
  const [first, setFirst] = useState<T | undefined>(now);
  const seen = first ?? now;
  const over = async <R>(change: (seen: T) => Promise<R>): Promise<R> => {
    try {
      return await change(seen);
    } catch (error) {
      if ([409, 412].includes(statusOf(error) ?? 0)) setFirst(undefined);
      throw error;
    }
  };
  return { seen, over };
}
