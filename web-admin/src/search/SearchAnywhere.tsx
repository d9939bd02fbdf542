import { Suspense } from 'react';
import { createSignal, useSignal } from '../api/signal';
import { useKeys } from '../keyboard/GoTo';
import { canAccess } from '../kit/access';
import { lazyPart } from '../parts/lazyPart';

/** Whether the search lies over the page; opened by `/`, and by the buttons in the navigation. */
export const searchIsOpen = createSignal(false);

/** Whether the reader may find anything: people, or content of the site. */
export const maySearch = () => canAccess('today') || canAccess('content');

const SearchDialog = lazyPart(() => import('./SearchDialog'), 'SearchDialog');

export function SearchAnywhere() {
  const open = useSignal(searchIsOpen);
  const allowed = maySearch();
  useKeys(allowed ? { '/': () => searchIsOpen.set(true) } : {});
  return open ? (
    <Suspense fallback={null}>
      <SearchDialog onClose={() => searchIsOpen.set(false)} />
    </Suspense>
  ) : null;
}
