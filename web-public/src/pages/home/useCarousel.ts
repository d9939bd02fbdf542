import { useEffect, useState, useSyncExternalStore } from 'react';
import { useHydrated } from '../../ui/useHydrated';

/** How long a picture stays, in milliseconds. */
export const INTERVAL = 4000;

/**
 * Which of `count` pictures shows. It moves on every 4 seconds, except while the pointer or the focus is
 * inside, while the visitor has stopped it, in a hidden tab, and for those who prefer reduced motion.
 * `alive` is false in the prerendered HTML.
 */
export function useCarousel(count: number) {
  const [index, setIndex] = useState(0);
  const alive = useHydrated();
  const reduced = useReducedMotion();
  const [choice, setStopped] = useState<boolean>();
  const stopped = choice ?? reduced;
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const go = (to: number) => setIndex((to + count) % count);

  const running = alive && count > 1 && !stopped && !hovered && !focused;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => {
      if (!document.hidden) setIndex((i) => (i + 1) % count);
    }, INTERVAL);
    // The interval starts anew whenever the visitor chooses a picture.
    return () => clearInterval(timer);
  }, [running, count, index]);

  const pauses = {
    onPointerEnter: (event: React.PointerEvent) => setHovered(event.pointerType === 'mouse'),
    onPointerLeave: () => setHovered(false),
    onFocus: (event: React.FocusEvent) => setFocused(event.target.matches(':focus-visible')),
    onBlur: () => setFocused(false),
  };
  return { index, go, alive, stopped, setStopped, pauses };
}

const reduceQuery = () => matchMedia('(prefers-reduced-motion: reduce)');

function useReducedMotion() {
  return useSyncExternalStore(
    (changed) => {
      const query = reduceQuery();
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => reduceQuery().matches,
    () => false,
  );
}
