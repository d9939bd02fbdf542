import { ApiError } from './client';

/** Milliseconds before the second and the third try, unless the server says how long to wait. */
export const PAUSES = [1000, 3000];
const LONGEST = 10_000;

/**
 * Tries again, politely, while a call fails for a reason that passes; not offline, where nothing can arrive. The call must be one that may be
 * repeated: a read, or a write with an idempotency key.
 * @throws what the last try threw.
 */
export async function withRetry<T>(
  attempt: () => Promise<T>,
  pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
): Promise<T> {
  for (const wait of PAUSES) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof ApiError) || !error.retryable || isOffline()) throw error;
      const asked = (error.retryAfter ?? 0) * 1000;
      if (asked > LONGEST) throw error;
      await pause(Math.max(wait, asked));
    }
  }
  return attempt();
}

/** Browsers know when there is no network at all, though not whether we can be reached. */
const isOffline = () => typeof navigator !== 'undefined' && navigator.onLine === false;
