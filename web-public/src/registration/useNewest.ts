import { useCallback, useRef } from 'react';

/**
 * Answers overtake one another on a slow line: one that was asked for before what is shown by now comes too late. Called when
 * something is asked for. @returns what says, when the answer is there, whether it may be shown
 */
export function useNewest(): () => () => boolean {
  const counts = useRef({ asked: 0, shown: 0 });
  return useCallback(() => {
    const asked = ++counts.current.asked;
    return () => {
      if (asked < counts.current.shown) return false;
      counts.current.shown = asked;
      return true;
    };
  }, []);
}
