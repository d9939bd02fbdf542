import { startTransition, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Frame, type IslandProps } from '../ui/island';

/**
 * What makes React take over a whole island in one go, when it comes to know of it half-way. A form reads what stands in its
 * fields when it is there (`typedEarly`), so it misses nothing: presses wait in any case (`early-events.ts`).
 */
const HURRYING = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'keydown',
  'keypress',
  'keyup',
  'compositionstart',
  'compositionend',
  'textInput',
  'input',
  'change',
];
const EARLIEST = { capture: true, passive: true };

/** Takes over the HTML of one island. Fulfilled once it answers. */
export function hydrate(root: HTMLElement, Component: ComponentType<never>): Promise<void> {
  const json = document.getElementById(`${root.id}-data`)?.textContent ?? '{}';
  const data = JSON.parse(json) as IslandProps;
  const hold = (event: Event) => event.stopImmediatePropagation();
  const isForm = root.querySelector('form[method=post]') !== null;
  // Before React listens there.
  if (isForm) for (const name of HURRYING) root.addEventListener(name, hold, EARLIEST);
  const release = () => {
    for (const name of HURRYING) root.removeEventListener(name, hold, EARLIEST);
  };
  return new Promise((alive) => {
    // In slices, between which the page answers.
    startTransition(() => {
      const of = Component as ComponentType<object>;
      hydrateRoot(root, <Frame {...data} of={of} onHydrated={release} onAlive={alive} />, {
        identifierPrefix: `${root.id}-`,
        // Reported, but not thrown at the window: a recovered render is no failure.
        onRecoverableError: (error) => console.error(error),
      });
    });
  });
}
