import { useEffect } from 'react';
import { createSignal, useSignal } from './signal';

const brand = createSignal('');
let asked: Promise<void> | undefined;

/** The brand as the site shows it: its manifest names it, to whoever is not signed in too. Empty until it is there. */
export function useBrand(): string {
  useEffect(() => {
    asked ??= fetch('/site.webmanifest')
      .then((answer) => answer.json() as Promise<{ name: string }>)
      .then(
        ({ name }) => brand.set(name),
        () => undefined,
      );
  }, []);
  return useSignal(brand);
}
