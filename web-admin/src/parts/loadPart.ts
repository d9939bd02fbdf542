import { partsOf } from 'web-shared/load-part';

/** Thrown where a part of the program could not be loaded. */
export class PartNotLoaded extends Error {}

const load = partsOf({
  reloadedFor: 'back-office.reloaded-for',
  page: () => '/admin/',
  reload: () => window.location.reload(),
});

/** Unsaved changes are asked about before a reload, as before any way out. @throws PartNotLoaded */
export const loadPart = <T>(part: () => Promise<T>): Promise<T> =>
  load(part).catch((error: unknown) => {
    throw new PartNotLoaded('A part of the program did not arrive', { cause: error });
  });
