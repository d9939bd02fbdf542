import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(__dirname, '../../..');

export type Script = 'backup' | 'backups' | 'psql' | 'restore' | 'upgrade-check' | 'uploads';

/** `npm run backup` and the like, as scripts, in a folder. @returns what it wrote @throws when it fails */
export async function runScript(
  cwd: string,
  name: Script,
  settings: Record<string, string>,
  args: string[],
): Promise<string> {
  const env = { PATH: process.env.PATH, ...settings };
  const program = join(ROOT, 'scripts', `${name}.mjs`);
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], { cwd, env });
  return stdout;
}

/** How a script fails that says why in a line. */
export const refused = (line: RegExp) => ({ code: 1, stderr: expect.stringMatching(line) as string });

export const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** The name of each upload that a DATA_DIR keeps, with the SHA-256 of what is in it. */
export function uploadsIn(dataDir: string): [name: string, sha256: string][] {
  const proofs = join(dataDir, 'uploads', 'proofs');
  return readdirSync(proofs, { withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [[entry.name, sha256(readFileSync(join(proofs, entry.name)))] as [string, string]] : [],
  );
}
