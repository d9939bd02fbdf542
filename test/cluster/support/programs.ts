import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian keeps servers where a plain user's PATH does not look. */
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

function installed(program: string): boolean {
  return FOLDERS.some((folder) => folder !== '' && existsSync(join(folder, program)));
}

/**
 * Whether they are installed; where one is not, the reason goes to the terminal.
 * @param packages the Debian packages that have them, for the person who reads the reason
 */
export function hasPrograms(programs: string[], packages: string): boolean {
  const missing = programs.filter((program) => !installed(program));
  if (missing.length > 0)
    process.stderr.write(
      `Skipped: ${missing.join(', ')} not installed (Debian: apt-get install ${packages}).\n`,
    );
  return missing.length === 0;
}

/** `describe`; where one of the programs is not installed, `describe.skip`, and the reason on the terminal. */
export const describeWith = (programs: string[], packages: string): jest.Describe =>
  hasPrograms(programs, packages) ? describe : describe.skip;
