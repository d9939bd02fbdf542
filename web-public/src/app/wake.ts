import { partTexts } from '../content/texts';
import { load, reload } from './browser/lost-chunk';
import { before, islands, plainParts } from './islands';

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
        disableUntilValid(root, false);
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
  const { hydrate } = await load(() => import('./hydrate'));
  // Each in a task of its own, between which the browser answers whoever types meanwhile.
  for (const part of before[name] ?? []) {
    await nextTask();
    await load(part);
  }
  await nextTask();
  const { default: Component } = await load(island);
  await nextTask();
  disableUntilValid(root, false); // from here on the form itself says when
  await hydrate(root, Component);
  // It shows itself once more as one that answers.
  await nextTask();
}

/** By a message, as React does it: timers are put off the longer the more of them follow one another. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });

/** A form that can be sent only when it is valid says so by its button before its script is there, too. */
export function disableUntilValid(root: HTMLElement, disabled = true): void {
  if (disabled && waking.has(root)) return; // React may have it already
  for (const button of root.querySelectorAll<HTMLButtonElement>('button[data-until-valid]'))
    button.disabled = disabled;
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
