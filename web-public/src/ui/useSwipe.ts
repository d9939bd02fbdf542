import { useRef } from 'react';
import { swipeStart, swipeStep } from './swipe';

/** Handlers that call `move` with 1 for a swipe to the left and -1 for one to the right. */
export function useSwipe(move: (step: 1 | -1) => void) {
  const from = useRef<number | undefined>(undefined);
  return {
    onPointerDown: (event: React.PointerEvent) => {
      from.current = swipeStart(event);
    },
    onPointerUp: (event: React.PointerEvent) => {
      const step = swipeStep(from.current, event);
      from.current = undefined;
      if (step) move(step);
    },
    onPointerCancel: () => {
      from.current = undefined;
    },
  };
}
