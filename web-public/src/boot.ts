import './styles/app.css';

/**
 * Starts the application once the page has painted, or at the visitor's first touch or key,
 * so that scripts never compete with the hero picture for a phone's network and processor.
 */
let started = false;
function start() {
  if (started) return;
  started = true;
  void import('./entry-client');
}

/** A press on something that only the application can answer (`data-live`) waits until it is there. */
function holdEarlyPresses() {
  let pressed: HTMLElement | null = null;
  const hold = (event: MouseEvent) => {
    const target = event.target instanceof Element && event.target.closest<HTMLElement>('[data-live]');
    if (!target) return;
    event.preventDefault();
    pressed = target;
  };
  addEventListener('click', hold, true);
  addEventListener(
    'alive',
    () => {
      removeEventListener('click', hold, true);
      pressed?.click();
    },
    { once: true },
  );
}

const prerendered = document.getElementById('root')?.firstElementChild;
if (!prerendered) {
  start();
} else {
  holdEarlyPresses();
  for (const event of ['pointerdown', 'keydown', 'focusin']) {
    addEventListener(event, start, { once: true, passive: true });
  }
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 2000 }) : setTimeout(start, 200);
  // Two frames after everything has loaded, the hero picture is on the screen.
  const whenPainted = () => requestAnimationFrame(() => requestAnimationFrame(whenIdle));
  if (document.readyState === 'complete') whenPainted();
  else addEventListener('load', whenPainted, { once: true });
}
