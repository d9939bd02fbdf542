import { titleCase } from './layout/crumbs';
import { islands } from './islands';

/**
 * The page's first script. It draws nothing: it wakes each island when its time comes, so that scripts never compete
 * with the first picture for a phone's network and processor.
 */
const roots = [...document.querySelectorAll<HTMLElement>('[data-island]')];
const waking = new Map<HTMLElement, Promise<void>>();

function wake(root: HTMLElement): Promise<void> {
  const known = waking.get(root);
  if (known) return known;
  const load = islands[root.dataset.island ?? ''];
  const begun = load
    ? Promise.all([import('./hydrate'), load()]).then(([{ hydrate }, { default: Component }]) =>
        hydrate(root, Component),
      )
    : Promise.reject(new Error(`No island is called ${root.dataset.island}`));
  waking.set(root, begun);
  return begun;
}

const islandOf = (event: Event) =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('[data-island]') : null;

/** A press on what only the island can answer (`data-live`) waits for it, and then does what it does without. */
function holdEarlyPress(event: MouseEvent) {
  const root = islandOf(event);
  const target = event.target instanceof Element && event.target.closest<HTMLElement>('[data-live]');
  if (!root || !target || 'alive' in root.dataset) return;
  event.preventDefault();
  event.stopPropagation();
  void wake(root).then(
    () => target.click(),
    () => {
      root.dataset.alive = 'failed';
      target.click();
    },
  );
}

for (const name of ['pointerdown', 'keydown', 'focusin'] as const) {
  addEventListener(
    name,
    (event) => {
      const root = islandOf(event);
      if (root) void wake(root).catch(report);
    },
    { capture: true, passive: true },
  );
}
addEventListener('click', holdEarlyPress, true);

const report = (error: unknown) => console.error(error);

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      const root = target.closest<HTMLElement>('[data-island]');
      if (isIntersecting && root) void wake(root).catch(report);
    }
  },
  { rootMargin: '200px' },
);

/** Two frames after everything has loaded, the first picture is on the screen. */
function whenPainted(run: () => void) {
  const idle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 2000 }) : setTimeout(run, 200);
  const painted = () => requestAnimationFrame(() => requestAnimationFrame(idle));
  if (document.readyState === 'complete') painted();
  else addEventListener('load', painted, { once: true });
}

whenPainted(() => {
  for (const root of roots) {
    if (root.dataset.when === 'painted') void wake(root).catch(report);
    else if (root.firstElementChild) near.observe(root.firstElementChild);
  }
});

/** A page for many addresses learns its own in the browser. */
const segment = document.querySelector('[data-last-segment]');
if (segment) segment.textContent = titleCase(decodeURIComponent(location.pathname.split('/').at(-1) ?? ''));
