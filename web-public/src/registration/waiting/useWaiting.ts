import { useCallback, useState } from 'react';
import { ApiError } from '../../forms/api/client';
import { getWaiting } from '../../forms/api/waiting-list';
import type { WaitingView } from '../../reference/api/schemas';
import { useLooks } from '../useLooks';
import { useNewest } from '../useNewest';
import { useUuid } from '../useUuid';

interface State {
  entry?: WaitingView;
  /** Nobody joined under this uuid. */
  unknown?: true;
  /** Why it could not be loaded, in a sentence. */
  problem?: string;
}

/** The entry behind the link; looked at again, while the page is visible, as long as something is to come. */
export function useWaiting() {
  const uuid = useUuid();
  const [state, setState] = useState<State>({});
  const ask = useNewest();
  const load = useCallback(
    (signal?: AbortSignal) => {
      const isNewest = ask();
      return getWaiting(uuid, signal).then(
        (entry) => {
          if (isNewest()) setState({ entry });
        },
        (error: unknown) => {
          if (!signal?.aborted) setState((before) => (before.entry ? before : failed(error)));
        },
      );
    },
    [ask, uuid],
  );
  /** What the server answered to an act: what was asked before it is older. */
  const show = (entry: WaitingView) => {
    if (ask()()) setState({ entry });
  };
  const open = !state.entry || state.entry.state === 'waiting' || state.entry.state === 'offered';

  useLooks(uuid, load, open);

  return { state, reload: () => load(), show };
}

function failed(error: unknown): State {
  if (!(error instanceof ApiError)) throw error;
  // 400: the link's last part is no uuid at all.
  return error.status === 404 || error.status === 400 ? { unknown: true } : { problem: error.message };
}
