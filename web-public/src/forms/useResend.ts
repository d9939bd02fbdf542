import { useEffect, useEffectEvent } from 'react';

/** Milliseconds between two tries while the browser believes that it is online. */
const PAUSES = [5_000, 15_000, 30_000, 60_000];

/** Calls `send` again and again while `waiting`: at once when the line is back, and now and then in between. */
export function useResend(waiting: boolean, send: () => Promise<void>) {
  const again = useEffectEvent(() => {
    if (navigator.onLine && document.visibilityState === 'visible') void send();
  });
  useEffect(() => {
    if (!waiting) return;
    let tries = 0;
    let timer: ReturnType<typeof setTimeout>;
    const next = () => {
      again();
      plan();
    };
    const plan = () => {
      timer = setTimeout(next, PAUSES[Math.min(tries++, PAUSES.length - 1)]);
    };
    plan();
    window.addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, [waiting]);
}
