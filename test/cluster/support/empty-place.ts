import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmptyDatabase } from '../../support/jest/database.js';
import { removeAfterwards } from './service.js';

/** Settings of a place where nothing was ever stored. */
export async function emptyPlace(): Promise<{ DATABASE_URL: string; DATA_DIR: string }> {
  const dataDir = removeAfterwards(mkdtempSync(join(tmpdir(), 'restored-')));
  return { DATABASE_URL: await createEmptyDatabase(), DATA_DIR: dataDir };
}
