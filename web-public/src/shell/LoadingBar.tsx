import { useSyncExternalStore } from 'react';
import { Loading } from './Loading';
import { loadingState } from './loading-state';

/** Over the page, while the next one is on its way. */
export function LoadingBar() {
  const busy = useSyncExternalStore(loadingState.subscribe, loadingState.get, () => false);
  if (!busy) return null;
  return (
    <div className="fixed inset-x-0 top-(--header) z-30 bg-paper/95">
      <Loading />
    </div>
  );
}
