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

const prerendered = document.getElementById('root')?.firstElementChild;
if (!prerendered) {
  start();
} else {
  for (const event of ['pointerdown', 'keydown', 'focusin']) {
    addEventListener(event, start, { once: true, passive: true });
  }
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 2000 }) : setTimeout(start, 200);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
