import { hasRecord, isChanged, waitingForms } from '../forms/record';
import { source } from '../inquiries/source';
import type { EventView } from '../reference/api/schemas';
import { lastSegment } from '../ui/address';
import { holdEarlyEvents } from './browser/early-events';
import { watchOwnErrors } from './browser/own-errors';
import { preloadForms } from './browser/preload';
import { titleCase } from './layout/crumbs';
import { openMenuByScript } from './menu';
import { disableUntilValid, wake } from './wake';

/**
 * The page's first script. It draws nothing: it wakes each island when its time comes, so that scripts never compete
 * with the first picture for a phone's network and processor. It runs as soon as it is there (`async`), perhaps before
 * the page is whole or drawn.
 */
const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      const root = target.closest<HTMLElement>('[data-island]');
      if (isIntersecting && root) void wake(root);
    }
  },
  { rootMargin: '200px' },
);

function whenParsed(run: () => void) {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run);
  else run();
}

/** A file that never comes keeps nobody waiting for longer, in milliseconds. */
const LATEST = 8_000;

/** Two frames after everything has loaded, the first picture is on the screen. */
function whenPainted(begin: () => void) {
  let begun = false;
  const run = () => {
    if (!begun) begin();
    begun = true;
  };
  setTimeout(run, LATEST);
  const idle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 2000 }) : setTimeout(run, 200);
  const painted = () => requestAnimationFrame(() => requestAnimationFrame(idle));
  if (document.readyState === 'complete') painted();
  else addEventListener('load', painted, { once: true });
}

/** A form that holds a draft, or is opened for something, shows so without being asked. */
const hasNews = (root: HTMLElement) =>
  new URLSearchParams(location.search).has('about') ||
  [...root.querySelectorAll('form')].some(({ name }) => hasRecord(name));

/** A form that somebody fills in before this script is there, and may not touch again before they send it. */
const isFilledIn = (root: HTMLElement) =>
  root.contains(document.activeElement) ||
  [...root.querySelectorAll('input, textarea, select')].some(isChanged);

/** Whoever fills in a form has seen the page: it waits for no picture. */
function wakeFilledIn() {
  for (const root of document.querySelectorAll<HTMLElement>('[data-island]:not([data-awake])'))
    if (isFilledIn(root)) void wake(root);
}

/** A form for an event that is full says so before somebody pays for a place. Unanswered, the server says it at the sending. */
async function wakeIfFull(root: HTMLElement) {
  const event = root.querySelector<HTMLInputElement>('input[name=event]')?.value;
  if (!event) return;
  const answer = await fetch(`/api/v1/events/${encodeURIComponent(event)}`).catch(() => undefined);
  if (!answer?.ok) return;
  const { data } = (await answer.json()) as { data: EventView };
  if (data.registration === 'full') void wake(root);
}

/** What was sent without an answer is sent from any page: by its form, or where that is not, by itself. */
function sendWaiting() {
  const forms = waitingForms().map((name) => document.forms.namedItem(name));
  for (const form of forms) {
    const root = form?.closest<HTMLElement>('[data-island]');
    if (root) void wake(root);
  }
  if (forms.includes(null)) void import('../forms/outbox').then(({ sendKept }) => sendKept());
}

watchOwnErrors();
source(); // notes where the visit began
holdEarlyEvents();
openMenuByScript();
whenParsed(wakeFilledIn);
whenPainted(() => {
  document.documentElement.dataset.phase = 'settled'; // the pictures below (frame.css) and the next pages may come
  for (const root of document.querySelectorAll<HTMLElement>('[data-island]:not([data-awake])')) {
    if (root.dataset.when === 'touched') disableUntilValid(root);
    const { when } = root.dataset;
    if (when === 'painted' || (when === 'touched' && (hasNews(root) || isFilledIn(root)))) void wake(root);
    else if (when === 'touched') void wakeIfFull(root);
    else if (when === 'near' && root.firstElementChild) near.observe(root.firstElementChild);
  }
  preloadForms();
  sendWaiting();
});

/** A page for many addresses learns its own in the browser. */
function nameLastSegment() {
  const segment = document.querySelector('[data-last-segment]');
  if (segment) segment.textContent = titleCase(lastSegment());
}
whenParsed(nameLastSegment);
