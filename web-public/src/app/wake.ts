import { partTexts } from '../content/texts';
import { islands, plainParts } from './islands';
import { load, reload } from './lost-chunk';

/** Whether an island answers: not yet, or never, because its code could not be loaded. */
const waking = new Map<HTMLElement, Promise<boolean>>();

/** Brings an island to life, once. @returns whether it answers; never rejects */
export function wake(root: HTMLElement): Promise<boolean> {
  const known = waking.get(root);
  if (known) return known;
  const begun = start(root)
    .then(
      () => true,
      (error: unknown) => {
        console.error(error);
        if (!('optional' in root.dataset)) say(root);
        return false;
      },
    )
    .finally(() => (root.dataset.awake = ''));
  waking.set(root, begun);
  return begun;
}

async function start(root: HTMLElement): Promise<void> {
  const name = root.dataset.island ?? '';
  const plain = plainParts[name];
  if (plain) return (await load(plain)).take(root);
  const island = islands[name];
  if (!island) throw new Error(`No island is called ${name}`);
  const [{ hydrate }, { default: Component }] = await Promise.all([
    load(() => import('./hydrate')),
    load(island),
  ]);
  await hydrate(root, Component);
}

/** Says under the part that it did not load, with a button that loads the page anew: browsers remember
 * what a failed module needed. */
function say(root: HTMLElement) {
  const notice = document.createElement('div');
  const text = document.createElement('p');
  const button = document.createElement('button');
  notice.className = 'part-notice';
  notice.role = 'alert';
  text.textContent = partTexts.lost;
  button.type = 'button';
  button.className = 'btn';
  button.textContent = partTexts.retry;
  button.onclick = reload;
  notice.append(text, button);
  root.after(notice);
}
