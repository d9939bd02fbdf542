import { useNotify, useRecordContext, useUpdate } from 'react-admin';
import type { Delegate } from '../api/types';

/**
 * A change of one field of the shown delegate (the data provider knows its call). An optimistic one shows at
 * once and is taken back if the server refuses; a failure shows the server's sentence.
 */
export function useDelegateAction(success: string, mutationMode: 'optimistic' | 'pessimistic') {
  const delegate = useRecordContext<Delegate>();
  const notify = useNotify();
  const [update, { isPending }] = useUpdate<Delegate>();
  const run = (data: Partial<Delegate>) => {
    if (!delegate) return;
    void update(
      'delegates',
      { id: delegate.id, data, previousData: delegate },
      {
        mutationMode,
        onSuccess: () => notify(success, { type: 'success' }),
        onError: (error) => notify(error.message, { type: 'error' }),
      },
    );
  };
  return { run, isPending };
}
