import { createRoot } from 'react-dom/client';
import { showKept } from './toast';
import Toaster from './Toaster';

/**
 * Puts the place for toasts into the page, once. Whoever shows toasts calls it when it comes alive, not with the
 * first toast: screen readers announce only what changes in a region that they know.
 */
export function mountToaster(): void {
  if (document.getElementById('toasts')) return;
  const place = document.createElement('div');
  place.id = 'toasts';
  document.body.append(place);
  createRoot(place).render(<Toaster />);
  showKept();
}
