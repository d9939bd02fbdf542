import { useEffect, useRef, type FocusEvent } from 'react';

/** Marks what the focus goes to: `<li {...ROW}>`. */
export const ROW = { 'data-row': '', tabIndex: -1 };
const rowsIn = (all: HTMLElement | null) => [...(all?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];

/**
 * Keeps the focus among rows that go once they are decided on: the row in whose place the next stands gets it, so that Tab
 * goes on from there. The row, and not its button: a key that is pressed twice decides nothing.
 * @param changes what is shown; its focus is looked at when one of them changes
 */
export function useFocusStays(...changes: readonly unknown[]) {
  const ref = useRef<HTMLDivElement>(null);
  const at = useRef<number>(undefined);
  useEffect(() => {
    if (at.current === undefined || document.activeElement !== document.body) return;
    const rows = rowsIn(ref.current);
    // Where none is left, what says so.
    (rows[at.current] ?? rows.at(-1) ?? ref.current)?.focus({ preventScroll: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- as many as the page says, always the same number
  }, changes);
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    // A dialog that the rows open stands elsewhere, and gives the focus back.
    if (!ref.current?.contains(target)) return;
    at.current = Math.max(
      rowsIn(ref.current).findIndex((row) => row.contains(target)),
      0,
    );
  };
  return { ref, onFocus, tabIndex: -1 };
}
