import { keepTyped } from '../forms/record';

/** Milliseconds before the second and the third try. */
const PAUSES = [500, 2000];
const RELOADED = 'reloaded-for';

/**
 * Loads a part of the program: again when the line broke, and by a reload of the page, once, when it belongs to an
 * older build than the server now has.
 * @throws what the last try threw
 */
export async function load<T>(part: () => Promise<T>): Promise<T> {
  let attempt = part;
  for (const [index, pause] of PAUSES.entries()) {
    try {
      return await attempt();
    } catch (error) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      attempt = anew(part, error, index);
    }
  }
  try {
    return await attempt();
  } catch (error) {
    if (await isOutdated()) reloadOnce();
    throw error;
  }
}

/** Browsers remember that a module failed; under another address, which their error names, it is asked for again. */
function anew<T>(part: () => Promise<T>, error: unknown, index: number): () => Promise<T> {
  const address = /https?:\/\/\S+?\.js/.exec(String(error))?.[0];
  return address ? () => import(/* @vite-ignore */ `${address}?again=${index}`) as Promise<T> : part;
}

const program = () => document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';

/** Whether the server's page of this address names another program than the one that runs here. */
async function isOutdated(): Promise<boolean> {
  const answer = await fetch(location.href, { cache: 'no-store' }).catch(() => undefined);
  if (!answer?.ok) return false;
  return !(await answer.text()).includes(new URL(program()).pathname);
}

/** Once for this program, so that a broken build cannot make the page load for ever. */
function reloadOnce() {
  try {
    if (sessionStorage.getItem(RELOADED) === program()) return;
    sessionStorage.setItem(RELOADED, program());
  } catch {
    return;
  }
  reload();
}

/** Loads the page anew, with what was typed. */
export function reload(): void {
  for (const { name } of document.forms) if (name) keepTyped(name);
  location.reload();
}
