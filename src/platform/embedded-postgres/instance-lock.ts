import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { lockFile } from '../file-lock.js';
import { StartFailure } from '../settings/start-failure.js';

/** Quarters of a second. */
const PATIENCE = 12;

/**
 * One process per DATA_DIR.
 * @returns frees the lock
 * @throws StartFailure when another process holds it
 */
export async function lockInstance(dataDir: string): Promise<() => void> {
  const path = join(dataDir, 'lock');
  let lock = lockFile(path);
  // A process that was just told to stop needs a moment to end.
  for (let i = 0; !lock && i < PATIENCE; i++) lock = await sleep(250).then(() => lockFile(path));
  if (!lock) throw new StartFailure(`Another start already uses DATA_DIR ${dataDir}.`);
  return () => lock.free();
}
