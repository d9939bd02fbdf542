import { useNotify } from 'ra-core';

/** Runs one call, tells what went wrong, and shows the new state. */
export function useWebhookAction(onDone: () => void) {
  const notify = useNotify();
  return async <T>(call: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await call();
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
      return undefined;
    } finally {
      onDone();
    }
  };
}
