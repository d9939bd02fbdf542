/**
 * npm runs scripts through a shell. When npm is told to stop, some shells end without telling us, and when it is
 * killed nobody tells us: then our parent is another process, and we stop as if told by SIGTERM.
 */
export function stopWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}
