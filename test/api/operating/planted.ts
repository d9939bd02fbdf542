import { examine } from '../../../src/doctor/examine.js';
import type { Finding } from '../../../src/doctor/finding.js';
import type { Settings } from '../../../src/platform/settings/settings.js';

/** In every password of the settings: no finding repeats it. */
export const SECRET = 'quiet-as-a-mouse';
export const BUCKET = {
  bucket: 'b',
  endpoint: 'http://127.0.0.1:1',
  region: 'r',
  accessKeyId: SECRET,
  secretAccessKey: SECRET,
};

export interface Planted {
  fault: string;
  /** Does it; `undo` takes it away again. */
  plant?: () => Promise<Partial<Settings> | void>;
  undo?: () => Promise<void> | void;
  about: Finding['about'];
  says: RegExp;
  todo: RegExp;
}

/** The doctor names a fault that was planted and what to do, calls nothing else wrong for it, and tells no secret. */
export async function expectFound(whole: Settings, { plant, undo, about, says, todo }: Planted) {
  const settings = { ...whole, ...(await plant?.()) };
  const found = await examine(settings, settings.databaseUrl, true);
  await undo?.();
  const bad = found.filter(({ state }) => state !== 'well');
  expect(bad).toContainEqual({
    about,
    state: expect.stringMatching(/look|wrong/) as string,
    says: expect.stringMatching(says) as string,
    todo: expect.stringMatching(todo) as string,
  });
  expect(bad.filter((one) => one.state === 'wrong' && one.about !== about)).toEqual([]);
  expect(JSON.stringify(found)).not.toContain(SECRET);
}
