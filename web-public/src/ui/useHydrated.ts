import { startTransition, useEffect, useState } from 'react';

/** False in the prerendered HTML and while it is hydrated, true soon after: what then looks different is drawn in slices. */
export function useHydrated(): boolean {
  const [alive, setAlive] = useState(false);
  useEffect(() => {
    startTransition(() => setAlive(true));
  }, []);
  return alive;
}
