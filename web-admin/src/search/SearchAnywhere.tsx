import { lazy, Suspense } from 'react';
import { may } from '../api/rights';
import { useSignal } from '../api/signal';
import { useKeys } from '../keyboard/useKeys';
import { searchIsOpen } from './searchIsOpen';

const SearchDialog = lazy(() => import('./SearchDialog').then((file) => ({ default: file.SearchDialog })));

export function SearchAnywhere() {
  const open = useSignal(searchIsOpen);
  const allowed = may('staff');
  useKeys(allowed ? { '/': () => searchIsOpen.set(true) } : {});
  return open ? (
    <Suspense fallback={null}>
      <SearchDialog onClose={() => searchIsOpen.set(false)} />
    </Suspense>
  ) : null;
}
