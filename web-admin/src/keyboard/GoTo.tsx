import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { canAccess } from '../kit/access';
import { lazyPart } from '../parts/lazyPart';

/** A key as it is typed (`/`, `?`, `e`), or two one after the other (`g d`). */
type Keys = Record<string, (event: KeyboardEvent) => void>;

const SECOND_KEY_MS = 1_000;

/** Letters belong to whoever is typing, and a dialog has its own keys. */
const isBusy = ({ target }: KeyboardEvent) =>
  (target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [role=dialog], dialog')) ||
  document.querySelector('[role=dialog], dialog[open]');

/** The letter of a key, whatever Caps Lock says; on keyboards of other scripts, the Latin letter at its position. */
const nameOf = ({ key, code }: KeyboardEvent): string => {
  if (key.length > 1) return key;
  if (key <= '~') return key.toLowerCase();
  return /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : key;
};

/** Calls what belongs to a key, wherever the focus is on the page. */
export function useKeys(keys: Keys): void {
  // The handlers of the latest render, also right after it was drawn.
  const actionOf = useEffectEvent((pair: string, key: string) => keys[pair] ?? keys[key]);
  useEffect(() => {
    let before = { key: '', at: 0 };
    const press = (event: KeyboardEvent) => {
      // The focused element has handled the key already.
      if (event.defaultPrevented || event.repeat || isBusy(event)) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const key = nameOf(event);
      const pair = event.timeStamp - before.at < SECOND_KEY_MS ? `${before.key} ${key}` : '';
      const action = actionOf(pair, key);
      before = { key, at: event.timeStamp };
      if (!action) return;
      event.preventDefault();
      action(event);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

/** `g` and a letter open a page. */
const GOES = [
  ['t', 'today'],
  ['r', 'review'],
  ['d', 'delegates'],
  ['i', 'inquiries'],
  ['v', 'viewings'],
  ['b', 'bin'],
] as const;

const Shortcuts = lazyPart(() => import('./Shortcuts'), 'Shortcuts');

/** The keys that work on every page; `?` lists them. */
export function GoTo() {
  const navigate = useNavigate();
  const [helping, setHelping] = useState(false);
  const goes = GOES.filter(([, place]) => canAccess(place));
  useKeys({
    ...Object.fromEntries(
      goes.map(([key, place]) => [`g ${key}`, () => void navigate(place === 'today' ? '/' : `/${place}`)]),
    ),
    '?': () => setHelping(true),
  });
  return helping ? (
    <Suspense fallback={null}>
      <Shortcuts goes={goes} onClose={() => setHelping(false)} />
    </Suspense>
  ) : null;
}
