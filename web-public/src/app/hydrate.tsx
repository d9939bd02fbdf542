import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Frame, type IslandProps } from '../ui/island';

/** Takes over the HTML of one island. */
export function hydrate(root: HTMLElement, Component: ComponentType<never>): void {
  const json = document.getElementById(`${root.id}-data`)?.textContent ?? '{}';
  const data = JSON.parse(json) as IslandProps;
  hydrateRoot(root, <Frame {...data} of={Component as ComponentType<object>} />, {
    identifierPrefix: `${root.id}-`,
    // Reported, but not thrown at the window: a recovered render is no failure.
    onRecoverableError: (error) => console.error(error),
  });
  root.dataset.alive = '';
}
