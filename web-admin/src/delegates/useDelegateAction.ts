import { useNotify, useRecordContext, useUpdate } from 'react-admin';
import type { Action } from '../api/dataProvider';
import type { Delegate } from '../api/types';

/**
 * A change of the shown delegate that has a call of its own. Verify shows at once and is taken back if the
 * server refuses; `data` is what the record will then hold. Failures show the server's sentence.
 */
export function useDelegateAction(action: Action, success: string) {
  const delegate = useRecordContext<Delegate>();
  const notify = useNotify();
  const [update, { isPending }] = useUpdate<Delegate>();
  const run = (data: Partial<Delegate>) => {
    if (!delegate) return;
    void update(
      'delegates',
      { id: delegate.id, data, previousData: delegate, meta: { action } },
      {
        mutationMode: action === 'verify' ? 'optimistic' : 'pessimistic',
        onSuccess: () => notify(success, { type: 'success' }),
        onError: (error) => notify(error.message, { type: 'error' }),
      },
    );
  };
  return { run, isPending };
}
