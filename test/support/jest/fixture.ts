/**
 * What a suite starts before its tests, as `const api = fixture(() => startApi())`: an object that is filled in then, so
 * only tests and later hooks may look into it.
 */
export function fixture<T extends object>(start: () => Promise<T>): T {
  const made = {} as T;
  beforeAll(async () => void Object.assign(made, await start()));
  return made;
}
