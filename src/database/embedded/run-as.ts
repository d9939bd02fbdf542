import { execFile } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { promisify } from 'node:util';
import { StartFailure } from '../../settings/start-failure.js';

const run = promisify(execFile);

/** The user that PostgreSQL's programs run as; undefined: the user of this process. */
export type RunAs = { uid: number; gid: number } | undefined;

/**
 * PostgreSQL refuses to run as root. As root: the owner of the cluster where there is one already, else the
 * system's `postgres` user, else `nobody`, else any other (initdb wants a user that /etc/passwd knows).
 */
export function chooseUser(clusterDir: string): RunAs {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(clusterDir, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const users = unprivilegedUsers();
  const user = users.find((u) => u.name === 'postgres') ?? users.find((u) => u.name === 'nobody') ?? users[0];
  if (!user)
    throw new StartFailure(
      'PostgreSQL does not run as root and this system has no other user; add one, or set DATABASE_URL.',
    );
  return { uid: user.uid, gid: user.gid };
}

function unprivilegedUsers(): { name: string; uid: number; gid: number }[] {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  const users = lines.map((line) => line.split(':'));
  return users
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter((user) => user.name !== '' && user.uid > 0 && user.gid > 0);
}

/** Whether that user may enter `dir` and run `file` from there: asked by doing it (Node enters `cwd` as root). */
export async function mayRun(user: RunAs, file: string, dir: string): Promise<boolean> {
  try {
    await run('/bin/sh', ['-c', 'cd "$1" && "$2" --version', 'sh', dir, file], { ...user, cwd: '/' });
    return true;
  } catch {
    return false;
  }
}
