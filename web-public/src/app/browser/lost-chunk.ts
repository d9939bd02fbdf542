import { partsOf } from 'web-shared/load-part';
import { keepTyped } from '../../forms/record';

/** Loads a part of the program, as islands do. */
export const load = partsOf({ reloadedFor: 'reloaded-for', page: () => location.href, reload });

/** Loads the page anew, with what was typed. */
export function reload(): void {
  for (const { name } of document.forms) if (name) keepTyped(name);
  location.reload();
}
