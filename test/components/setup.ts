import { cleanup } from '@testing-library/react';
import { formTexts } from '../../web-public/src/content/form-texts';
import { giveTexts } from '../../web-public/src/content/texts';

giveTexts(formTexts);

// What jsdom has not, and every browser has.
Object.assign(globalThis, { fetch: () => Promise.reject(new Error('No test may reach the network')) });
Element.prototype.scrollIntoView = () => {};

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
