import { useRef } from 'react';
import { swipeHandlers } from './swipe';

/** Handlers that call `move` with 1 for a swipe to the left and -1 for one to the right. */
export const useSwipe = (move: (step: 1 | -1) => void) =>
  swipeHandlers(useRef<number | undefined>(undefined), move);
