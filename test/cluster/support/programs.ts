import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian keeps servers where a plain user's PATH does not look. */
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

function installed(program: string): boolean {
  return FOLDERS.some((folder) => folder !== '' && existsSync(join(folder, program)));
}

/**
 * `describe`; where one of the programs is not installed, `describe.skip`, and the reason on the terminal.
 * @param packages the Debian packages that have them, for the person who reads the reason
 */
export function describeWith(programs: string[], packages: string): jest.Describe {
  const missing = programs.filter((program) => !installed(program));
  if (missing.length === 0) return describe;
  process.stderr.write(
    `Skipped: ${missing.join(', ')} not installed (Debian: apt-get install ${packages}).\n`,
  );
  return describe.skip;
}
