import { useNotify } from 'react-admin';
import { fieldErrors } from '../api/client';

/** Runs what a form sends: says what went wrong, and gives the form what is wrong with its fields. */
export function useSubmit() {
  const notify = useNotify();
  return async (task: () => Promise<void>) => {
    try {
      await task();
    } catch (error) {
      const errors = fieldErrors(error);
      notify((error as Error).message, { type: 'error' });
      return errors;
    }
  };
}
