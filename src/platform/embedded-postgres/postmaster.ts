import { mkdtempSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { own, type Place } from './place.js';

/** Where a server listens: a socket's directory (or a loopback host) and a port. */
export interface Endpoint {
  host: string;
  port: number;
}

/** sockaddr_un on Linux takes 107 bytes and the final NUL; `/.s.PGSQL.5432` is appended to the directory. */
const SOCKET_DIR_BYTES = 107 - '/.s.PGSQL.5432'.length;

const TEMPORARY = join(tmpdir(), 'pg-');

/** Forgets a postmaster.pid whose process is gone or whose number now belongs to another program. */
export function clearStalePid(dataDir: string): void {
  const lines = pidFile(dataDir);
  if (lines && process.platform === 'linux' && !runsIn(Number(lines[0]), dataDir))
    rmSync(join(dataDir, 'postmaster.pid'), { force: true });
}

/** The endpoint of a server that already runs on this data directory, as its pid file states it. */
export function runningEndpoint(dataDir: string): Endpoint | undefined {
  const [, , , port, socketDir, listenAddress] = pidFile(dataDir) ?? [];
  const host = socketDir || listenAddress;
  return port && host ? { host, port: Number(port) } : undefined;
}

/**
 * An endpoint for a server to be started: a private unix socket on Linux, in a temporary directory where the
 * path would be too long; loopback TCP elsewhere.
 */
export async function newEndpoint(place: Place): Promise<Endpoint> {
  if (process.platform !== 'linux') return { host: '127.0.0.1', port: await freePort() };
  const dir = join(place.root, 'run');
  const host = Buffer.byteLength(dir) <= SOCKET_DIR_BYTES ? dir : mkdtempSync(TEMPORARY);
  own(host, place.user);
  return { host, port: 5432 };
}

/** Removes the temporary directory of a socket, once its server has stopped. */
export function forgetEndpoint({ host }: Endpoint): void {
  if (host.startsWith(TEMPORARY)) rmSync(host, { recursive: true, force: true });
}

function pidFile(dataDir: string): string[] | undefined {
  try {
    return readFileSync(join(dataDir, 'postmaster.pid'), 'utf8')
      .split('\n')
      .map((line) => line.trim());
  } catch {
    return undefined;
  }
}

/** The postmaster's working directory is its data directory; a zombie has none. */
function runsIn(pid: number, dataDir: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(dataDir);
  } catch {
    return false;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
