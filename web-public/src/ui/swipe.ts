const DISTANCE = 40;

type Point = { pointerType: string; clientX: number };

/**
 * Handlers that call `move` with 1 for a swipe to the left and -1 for one to the right.
 * @param from where the finger came down
 */
export const swipeHandlers = (from: { current: number | undefined }, move: (step: 1 | -1) => void) => ({
  onPointerDown: (event: Point) => {
    from.current = event.pointerType === 'mouse' ? undefined : event.clientX;
  },
  onPointerUp: (event: Point) => {
    if (from.current === undefined) return;
    const distance = event.clientX - from.current;
    if (Math.abs(distance) >= DISTANCE) move(distance < 0 ? 1 : -1);
    from.current = undefined;
  },
  onPointerCancel: () => {
    from.current = undefined;
  },
});
