/** Milliseconds between two tries while the browser believes that it is online. */
const PAUSES = [5_000, 15_000, 30_000, 60_000];

/** Calls `send` again and again: at once when the line is back, and now and then in between. @returns what ends it */
export function keepTrying(send: () => Promise<void>): () => void {
  let tries = 0;
  let timer: ReturnType<typeof setTimeout>;
  const again = () => {
    if (navigator.onLine && document.visibilityState === 'visible') void send();
  };
  const plan = () => {
    timer = setTimeout(
      () => {
        again();
        plan();
      },
      PAUSES[Math.min(tries++, PAUSES.length - 1)],
    );
  };
  plan();
  window.addEventListener('online', again);
  document.addEventListener('visibilitychange', again);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('online', again);
    document.removeEventListener('visibilitychange', again);
  };
}
