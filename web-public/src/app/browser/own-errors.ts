/** Where our scripts come from: this one is one of them. */
const OURS = new URL(/* @vite-ignore */ '.', import.meta.url).href;
/** The first address in a stack, in the notations of all browsers. */
const FIRST_PLACE = /[a-z-]+:\/\/[^\s()]+/;

/**
 * Shows the error page over the page when a script of ours fails where nothing else deals with it. Errors of others say
 * nothing about the page: extensions, in-app browsers, scripts of another origin, of which browsers tell only "Script error.".
 */
export function watchOwnErrors(): void {
  addEventListener('error', ({ error, filename }) => {
    if (filename.startsWith(OURS) || isOurs(error)) showErrorPage();
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    if (isOurs(reason)) showErrorPage();
  });
}

/** What was broken off on purpose is no failure. */
const isOurs = (error: unknown): boolean =>
  error instanceof Error &&
  error.name !== 'AbortError' &&
  (FIRST_PLACE.exec(error.stack ?? '')?.[0].startsWith(OURS) ?? false);

/** What was typed stays beneath it: it can be closed. */
function showErrorPage(): void {
  if (document.querySelector('dialog[open].error-page')) return;
  const template = document.querySelector<HTMLTemplateElement>('template#error-page');
  const copy = template?.content.firstElementChild?.cloneNode(true);
  if (!(copy instanceof HTMLDialogElement)) return;
  copy.addEventListener('close', () => copy.remove());
  document.body.append(copy);
  copy.showModal();
}
