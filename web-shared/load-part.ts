/** Milliseconds before the second and the third try. */
const PAUSES = [500, 2_000];

/** What differs between the site and the back office. */
export interface Program {
  /** Under this name the tab remembers for which program it has reloaded. */
  reloadedFor: string;
  /** A page of the server that names the newest program. */
  page: () => string;
  reload: () => void;
}

/**
 * How parts of a program are loaded: again when the line broke, and by a reload of the page, once, when it belongs to an
 * older build than the server now has.
 * @returns what loads a part, and throws what the last try threw
 */
export const partsOf =
  (program: Program) =>
  async <T>(part: () => Promise<T>): Promise<T> => {
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
      if (await isOutdated(program)) reloadOnce(program);
      throw error;
    }
  };

/** Browsers remember that a module failed; under another address, which their error names, it is asked for again. */
function anew<T>(part: () => Promise<T>, error: unknown, index: number): () => Promise<T> {
  const address = /https?:\/\/\S+?\.js/.exec(String(error))?.[0];
  return address ? () => import(/* @vite-ignore */ `${address}?again=${index}`) as Promise<T> : part;
}

const script = () => document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';

/** Whether the server's page names another program than the one that runs here. */
async function isOutdated({ page }: Program): Promise<boolean> {
  const answer = await fetch(page(), { cache: 'no-store' }).catch(() => undefined);
  if (!answer?.ok) return false;
  return !(await answer.text()).includes(new URL(script()).pathname);
}

/** Once for this program, so that a broken build cannot make the page load for ever. */
function reloadOnce({ reloadedFor, reload }: Program): void {
  try {
    if (sessionStorage.getItem(reloadedFor) === script()) return;
    sessionStorage.setItem(reloadedFor, script());
  } catch {
    return;
  }
  reload();
}
