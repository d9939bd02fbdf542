import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { giveTo, type ClusterLocation } from './cluster-location.js';

/** Where a server listens: a socket's directory (or a loopback host) and a port. */
export interface Endpoint {
  host: string;
  port: number;
}

/** sockaddr_un on Linux takes 107 bytes and the final NUL; `/.s.PGSQL.5432` is appended to the directory. */
const SOCKET_DIR_BYTES = 107 - '/.s.PGSQL.5432'.length;

const TEMPORARY = join(tmpdir(), 'pg-');

/** Forgets what a server left behind that is known to be gone. */
export function forgetPid(dataDir: string): void {
  rmSync(join(dataDir, 'postmaster.pid'), { force: true });
}

/**
 * Whether the process that postmaster.pid names is this directory's server, seen from here: the number may be that of
 * another program by now, or of another container's. Elsewhere than on Linux PostgreSQL's own word is taken.
 */
export function runsHere(dataDir: string): boolean {
  if (process.platform !== 'linux') return true;
  try {
    // A postmaster works in its data directory. Compared are the directories, since their paths differ between containers.
    const there = statSync(`/proc/${Number(pidFile(dataDir)?.[0])}/cwd`);
    const here = statSync(dataDir);
    return there.ino === here.ino && there.dev === here.dev;
  } catch {
    return false;
  }
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
export async function newEndpoint(location: ClusterLocation): Promise<Endpoint> {
  if (process.platform !== 'linux') return { host: '127.0.0.1', port: await freePort() };
  const dir = join(location.root, 'run');
  const host = Buffer.byteLength(dir) <= SOCKET_DIR_BYTES ? dir : mkdtempSync(TEMPORARY);
  giveTo(host, location.user);
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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
