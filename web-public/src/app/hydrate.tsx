import { startTransition, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Frame, type IslandProps } from '../ui/island';

/** Takes over the HTML of one island. Fulfilled once it answers. */
export function hydrate(root: HTMLElement, Component: ComponentType<never>): Promise<void> {
  const json = document.getElementById(`${root.id}-data`)?.textContent ?? '{}';
  const data = JSON.parse(json) as IslandProps;
  return new Promise((alive) => {
    // In slices, between which the page answers.
    startTransition(() => {
      hydrateRoot(root, <Frame {...data} of={Component as ComponentType<object>} onAlive={alive} />, {
        identifierPrefix: `${root.id}-`,
        // Reported, but not thrown at the window: a recovered render is no failure.
        onRecoverableError: (error) => console.error(error),
      });
    });
  });
}
