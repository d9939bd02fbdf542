import { useRef } from 'react';

const DISTANCE = 40;

/** Handlers that call `move` with 1 for a swipe to the left and -1 for one to the right. */
export function useSwipe(move: (step: 1 | -1) => void) {
  const from = useRef<number | undefined>(undefined);
  return {
    onPointerDown: (event: React.PointerEvent) => {
      from.current = event.pointerType === 'mouse' ? undefined : event.clientX;
    },
    onPointerUp: (event: React.PointerEvent) => {
      if (from.current === undefined) return;
      const distance = event.clientX - from.current;
      if (Math.abs(distance) >= DISTANCE) move(distance < 0 ? 1 : -1);
      from.current = undefined;
    },
    onPointerCancel: () => {
      from.current = undefined;
    },
  };
}
