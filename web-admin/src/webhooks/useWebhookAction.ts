import { useNotify } from 'ra-core';
import { call } from '../api/client';

/** Runs one call, tells what went wrong, and shows the new state. */
export function useWebhookAction(onDone: () => void) {
  const notify = useNotify();
  return async <T>(method: string, path: string, body?: object): Promise<T | undefined> => {
    try {
      return await call<T>(method, path, body);
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
      return undefined;
    } finally {
      onDone();
    }
  };
}
