import { useNotify } from 'ra-core';
import { fieldErrors } from '../../api/ApiError';

/** Runs what a form sends: says what went wrong, and gives the form what is wrong with its fields. */
export function useSubmit(done?: string) {
  const notify = useNotify();
  return async (task: () => Promise<void>) => {
    try {
      await task();
      if (done) notify(done, { type: 'success' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
      return fieldErrors(error);
    }
  };
}
