import { lazy, Suspense } from 'react';
import { useSignal } from '../api/signal';
import { useKeys } from '../keyboard/useKeys';
import { searchIsOpen } from './searchIsOpen';

const SearchDialog = lazy(() => import('./SearchDialog').then((file) => ({ default: file.SearchDialog })));

export function SearchAnywhere() {
  const open = useSignal(searchIsOpen);
  useKeys({ '/': () => searchIsOpen.set(true) });
  return open ? (
    <Suspense fallback={null}>
      <SearchDialog onClose={() => searchIsOpen.set(false)} />
    </Suspense>
  ) : null;
}
