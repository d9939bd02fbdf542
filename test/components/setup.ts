import { TextDecoder, TextEncoder } from 'node:util';
import { act, cleanup, configure } from '@testing-library/react';
import { formTexts } from '../../web-public/src/content/forms/form-texts';
import { giveTexts } from '../../web-public/src/content/texts';
import { dismiss, store } from '../../web-public/src/ui/toasts/toast';

giveTexts(formTexts);

/** The router makes one for each change of page, and nothing is asked by it. */
class NoRequest {
  method = 'GET';
  signal: AbortSignal | undefined;
  url: string;
  constructor(url: URL | string, init: RequestInit = {}) {
    this.url = url.toString();
    this.signal = init.signal ?? undefined;
  }
}

// What jsdom has not, and every browser has.
Object.assign(globalThis, {
  TextDecoder,
  TextEncoder,
  Request: NoRequest,
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

/**
 * What is printed by design, so that a green run prints a line a suite: refusals of a fake API (react-admin prints each in
 * development), React's word about updates that a test waits for by `findBy…`, and names that react-admin 5.15 gives to both
 * MUI 5 and 9. Anything else that is printed fails its test.
 */
const BY_DESIGN =
  /^An update to %s inside a test was not wrapped in act|React does not recognize the `%s` prop on a DOM element/;
const printed: string[] = [];
const isByDesign = ([first]: unknown[]) =>
  (first instanceof Error && first.name === 'ApiError') ||
  (typeof first === 'string' && BY_DESIGN.test(first));

beforeEach(() => {
  printed.length = 0;
  for (const kind of ['error', 'warn'] as const)
    jest.spyOn(console, kind).mockImplementation((...values: unknown[]) => {
      if (!isByDesign(values)) printed.push(values.map(String).join(' '));
    });
});
afterEach(() => expect(printed).toEqual([]));
