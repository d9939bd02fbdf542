import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Of this program, as package.json and CHANGELOG.md say it. */
export const { version: VERSION } = JSON.parse(
  readFileSync(join(__dirname, '../../../package.json'), 'utf8'),
) as { version: string };
