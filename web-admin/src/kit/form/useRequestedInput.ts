import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Puts the cursor into the input that the address names (`?input=offer_hours`), as the search and links do. */
export function useRequestedInput(): void {
  const [query] = useSearchParams();
  const name = query.get('input');
  useEffect(() => {
    if (name === null) return;
    // Its form is drawn in this moment.
    const frame = requestAnimationFrame(() => {
      const [input] = document.getElementsByName(name);
      input?.scrollIntoView({ block: 'center' });
      input?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [name]);
}
