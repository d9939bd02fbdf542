import { TextDecoder, TextEncoder } from 'node:util';
import { act, cleanup, configure } from '@testing-library/react';
import { formTexts } from '../../web-public/src/content/form-texts';
import { giveTexts } from '../../web-public/src/content/texts';
import { dismiss, store } from '../../web-public/src/ui/toasts/toast';

giveTexts(formTexts);

// What jsdom has not, and every browser has.
Object.assign(globalThis, {
  TextDecoder,
  TextEncoder,
  fetch: () => Promise.reject(new Error('No test may reach the network')),
});
Element.prototype.scrollIntoView = () => {};

configure({
  // Else each failure prints the whole page.
  getElementError: (message) => new Error(message ?? 'not found'),
  // Several suites share few cores: a second is not always enough to draw a dialog.
  asyncUtilTimeout: 10_000,
});

afterEach(() => {
  cleanup();
  // What shows toasts stands beside the page, and outlives it.
  act(() => store.get().forEach(({ id }) => dismiss(id)));
  localStorage.clear();
  sessionStorage.clear();
});
