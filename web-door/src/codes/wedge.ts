/** A hardware scanner types faster than people do; a pause longer than this begins anew. A busy laptop takes its time. */
const PAUSE_MS = 400;
const SHORTEST = 6;

/**
 * Listens to a hardware scanner, which types what it reads and ends with Enter. What people type into a field is left
 * alone, unless it is a code.
 * @returns ends the listening
 */
export function listenToScanner(onCode: (code: string, at: number) => void): () => void {
  let typed = '';
  let last = 0;
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const now = performance.now();
    if (now - last > PAUSE_MS) typed = '';
    last = now;
    if (event.key.length === 1) {
      typed += event.key;
      return;
    }
    if (event.key !== 'Enter' && event.key !== 'Tab') return;
    const code = typed;
    typed = '';
    const inField = event.target instanceof HTMLInputElement;
    if (code.length < SHORTEST || (inField && !/[0-9a-f]{8}-/i.test(code))) return;
    // The Enter of a scanner presses no button.
    event.preventDefault();
    event.stopPropagation();
    if (inField) emptied(event.target);
    onCode(code, now);
  };
  document.addEventListener('keydown', onKey, true);
  return () => document.removeEventListener('keydown', onKey, true);
}

/** As if a person had emptied it, so that the page learns of it. */
function emptied(field: HTMLInputElement): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
