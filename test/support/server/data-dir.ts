import { chmodSync, existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyCluster } from '../jest/cluster-template.js';
import { startReaper, type Reaper } from '../jest/reaper.js';
import { startServer, type RunningServer } from './server.js';

let reaper: Reaper | undefined;

/** An empty DATA_DIR, removed when the test run ends, together with what runs in it. */
export function freshDataDir(): string {
  reaper ??= startReaper();
  const folder = mkdtempSync(join(tmpdir(), 'fault-tests-'));
  chmodSync(folder, 0o711); // as root, PostgreSQL's user must pass through
  reaper.remove(folder);
  return join(folder, 'data');
}

/** A DATA_DIR as a server leaves it: its PostgreSQL is migrated and has ADMIN's account. For what is not about a first start. */
export async function usedDataDir(): Promise<string> {
  const dataDir = freshDataDir();
  await copyCluster(dataDir);
  return dataDir;
}

/** A server on that DATA_DIR; it and its PostgreSQL end with the test run at the latest. */
export async function startOn(
  dataDir: string,
  env: Record<string, string> = {},
  command?: readonly string[],
): Promise<RunningServer> {
  const settings = { DATA_DIR: dataDir, RATE_LIMIT_WRITES_PER_MINUTE: '0', ...env };
  const server = await startServer(settings, command);
  reaper?.kill(server.pid, 'SIGKILL');
  const postmaster = postmasterOf(dataDir);
  if (postmaster !== undefined) reaper?.kill(postmaster, 'SIGQUIT');
  return server;
}

/** Process id of the PostgreSQL that runs in a DATA_DIR. */
export const postmasterOf = (dataDir: string): number | undefined => postmasterIn(join(dataDir, 'postgres'));

/** The same, where the database is kept in another folder. */
export function postmasterIn(folder: string): number | undefined {
  const file = join(folder, 'pgdata', 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  return isRunning(pid) && isPostgres(pid) ? pid : undefined;
}

/** The file of a PostgreSQL that was killed stays, and another process may have its number by now. */
function isPostgres(pid: number): boolean {
  return process.platform !== 'linux' || readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres';
}

/** A process that has ended but that nobody has waited for yet does not run. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** Ends a process with the test run at the latest, where there is one. */
export function endAfterwards(pid: number | undefined): void {
  if (pid !== undefined) reaper?.kill(pid, 'SIGQUIT');
}

/** Kills the PostgreSQL that runs in a DATA_DIR. */
export function killPostmaster(dataDir: string): void {
  const pid = postmasterOf(dataDir);
  if (pid === undefined) throw new Error(`No PostgreSQL runs in ${dataDir}`);
  process.kill(pid, 'SIGKILL');
}

/** Ends a server the hard way, its PostgreSQL too where asked. */
export async function killHard(server: RunningServer, dataDir?: string): Promise<void> {
  const postmaster = dataDir && postmasterOf(dataDir);
  process.kill(server.pid, 'SIGKILL');
  if (postmaster) process.kill(postmaster, 'SIGKILL');
  await server.ended;
}

/** Asks a server to end, and waits for it. @returns its exit code, or the signal that it ended by */
export function endServer(server: RunningServer): RunningServer['ended'] {
  server.process.kill('SIGTERM');
  return server.ended;
}
