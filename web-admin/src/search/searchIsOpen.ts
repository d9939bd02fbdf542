import { createSignal } from '../api/signal';

/** Whether the search lies over the page; opened by `/`, and by the buttons in the navigation. */
export const searchIsOpen = createSignal(false);
