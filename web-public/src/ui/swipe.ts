const DISTANCE = 40;

type Point = { pointerType: string; clientX: number };

/** Where a finger came down; a mouse does not swipe. */
export const swipeStart = ({ pointerType, clientX }: Point): number | undefined =>
  pointerType === 'mouse' ? undefined : clientX;

/** 1 for a swipe to the left, -1 for one to the right. @param from where it began */
export function swipeStep(from: number | undefined, { clientX }: Point): 1 | -1 | undefined {
  if (from === undefined || Math.abs(clientX - from) < DISTANCE) return undefined;
  return clientX < from ? 1 : -1;
}
