import { partsOf } from 'web-shared/load-part';

/** A part of the program that could not be had, whatever the cause. */
export class LostPart extends Error {}

const load = partsOf({
  reloadedFor: 'back-office.reloaded-for',
  page: () => '/admin/',
  reload: () => window.location.reload(),
});

/** Unsaved changes are asked about before a reload, as before any way out. @throws LostPart */
export const loadPart = <T>(part: () => Promise<T>): Promise<T> =>
  load(part).catch((error: unknown) => {
    throw new LostPart('A part of the program did not arrive', { cause: error });
  });
