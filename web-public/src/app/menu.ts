import { SIDEBAR } from './layout/invokers';

/**
 * Opens the phone's menu as a modal dialog where HTML alone does not (no `command`: Safari before 26.2). A popover lets
 * the focus go on to the page beneath; and iOS 16 knows none.
 */
export function openMenuByScript(): void {
  if ('command' in HTMLButtonElement.prototype) return;
  // The menu itself may not have come yet.
  document.addEventListener('click', (event) => {
    const menu = document.getElementById(SIDEBAR);
    if (!(menu instanceof HTMLDialogElement) || !(event.target instanceof Element)) return;
    // Opened before this script was there; it closes the same way.
    if (menu.matches(':target') || ('popover' in menu && menu.matches(':popover-open'))) return;
    const isOpen = menu.matches(':modal');
    const isBeside = event.target === menu && event.clientX < menu.getBoundingClientRect().left;
    if (!event.target.closest('.menu-button, .menu-link') && !(isOpen && isBeside)) return;
    event.preventDefault();
    if (isOpen) menu.close();
    else menu.showModal();
  });
}
