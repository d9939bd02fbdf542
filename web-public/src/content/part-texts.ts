/** Where a part of a page could not be loaded or broke. */
export const partTexts = {
  lost: 'This part of the page did not load.',
  broken: 'This part of the page stopped working.',
  retry: 'Try again',
};
