import { readFileSync } from 'node:fs';

/**
 * npm runs scripts through a shell. When npm is told to stop, some shells end without telling us; when npm is
 * killed, the shell lives on and nobody tells us. Then our forebears change, and we stop as if told by SIGTERM.
 */
export function stopWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const begun = forebears();
  const watch = setInterval(() => {
    if (forebears() === begun) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}

/** Process ids of the shell and, where /proc tells it, of npm. */
function forebears() {
  const shell = process.ppid;
  try {
    const [, npm] = /\) \S (\d+)/.exec(readFileSync(`/proc/${shell}/stat`, 'utf8')) ?? [];
    return `${shell} ${npm}`;
  } catch {
    return `${shell}`;
  }
}
