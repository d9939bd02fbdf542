import { wake } from '../wake';

/**
 * What a visitor does to an island before its script is there waits for it; when it never comes, HTML does what HTML
 * does: links go, and forms are posted.
 */
export function holdEarlyEvents(): void {
  for (const name of ['pointerover', 'pointerdown', 'keydown', 'focusin', 'input', 'change'] as const)
    addEventListener(name, (event) => void hurry(event), { capture: true, passive: true });
  addEventListener('click', holdPress, true);
  addEventListener('submit', holdSubmit, true);
}

/** The island of an event that does not answer yet. */
function asleep({ target }: Event): HTMLElement | undefined {
  const root = target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null;
  return root && !('awake' in root.dataset) ? root : undefined;
}

function hurry(event: Event) {
  const root = asleep(event);
  if (root) void wake(root);
}

/** Only what the island itself answers, buttons and `data-live`; a link to another page goes there at once. */
function holdPress(event: MouseEvent) {
  const root = asleep(event);
  const target = event.target instanceof Element && event.target.closest<HTMLElement>('button, [data-live]');
  if (!root || !target) return;
  event.preventDefault();
  event.stopPropagation();
  void wake(root).then(() => press(target));
}

/** A button that has been switched off by then swallows it: what lies around it says why. */
function press(target: HTMLElement) {
  if (target instanceof HTMLButtonElement && target.disabled) target.parentElement?.click();
  else target.click();
}

function holdSubmit(event: SubmitEvent) {
  const root = asleep(event);
  const form = event.target;
  if (!root || !(form instanceof HTMLFormElement)) return;
  event.preventDefault();
  event.stopPropagation();
  void wake(root).then((alive) => (alive ? form.requestSubmit() : form.submit()));
}
