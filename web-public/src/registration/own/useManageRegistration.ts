import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { ApiError } from '../../forms/api/client';
import { readOwn } from '../../forms/api/own-registration';
import type { OwnRegistration } from '../../reference/api/schemas';

interface State {
  own?: OwnRegistration;
  /** The link does not work, or no longer. */
  stale?: true;
  /** Why it could not be loaded, in a sentence. */
  problem?: string;
}

/** The registration of the link's token, which stands behind the # and so is in no log. */
export function useManageRegistration() {
  const token = useToken();
  const [state, setState] = useState<State & { token?: string }>({});
  const load = useCallback(
    () =>
      readOwn(token ?? '').then(
        (own) => setState({ own, token }),
        (error: unknown) => {
          const why = failed(error);
          // What is shown, and typed into it, outlives a look that fails; a link that has ended does not open it.
          setState((before) =>
            before.own && before.token === token && !why.stale ? before : { ...why, token },
          );
        },
      ),
    [token],
  );
  useEffect(() => {
    // Undefined: not hydrated yet.
    if (token) void load();
  }, [load, token]);
  const shown: State = token === '' ? { stale: true } : state.token === token ? state : {};
  return {
    token: token ?? '',
    state: shown,
    reload: load,
    show: (own: OwnRegistration) => setState({ own, token }),
  };
}

function failed(error: unknown): State {
  if (!(error instanceof ApiError)) throw error;
  return error.status === 400 ? { stale: true } : { problem: error.message };
}

/** Another link may be opened in the same page: then only what stands behind the # changes. */
const subscribe = (changed: () => void) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};

const useToken = () =>
  useSyncExternalStore<string | undefined>(
    subscribe,
    () => location.hash.slice(1),
    () => undefined,
  );
