import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { ApiError } from '../../forms/api/client';
import { readOwn } from '../../forms/api/own-registration';
import type { OwnRegistration } from '../../reference/api/schemas';
import { useNewest } from '../useNewest';

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
  const ask = useNewest();
  const load = useCallback(() => {
    const isNewest = ask();
    return readOwn(token ?? '').then(
      (own) => {
        if (isNewest()) setState({ own, token });
      },
      (error: unknown) => {
        const why = failed(error);
        if (!isNewest()) return;
        // What is shown, and typed into it, outlives a look that fails; a link that has ended does not open it.
        setState((before) =>
          before.own && before.token === token && !why.stale ? before : { ...why, token },
        );
      },
    );
  }, [ask, token]);
  useEffect(() => {
    // Undefined: not hydrated yet.
    if (!token) return;
    void load();
    // Another tab, or a window beside this one, may have changed it meanwhile.
    const look = () => {
      if (document.visibilityState === 'visible') void load();
    };
    document.addEventListener('visibilitychange', look);
    addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('focus', look);
    };
  }, [load, token]);
  const shown: State = token === '' ? { stale: true } : state.token === token ? state : {};
  return {
    token: token ?? '',
    state: shown,
    reload: load,
    /** What the server answered to a change: what was asked before it is older. */
    show: (own: OwnRegistration) => {
      if (ask()()) setState({ own, token });
    },
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
