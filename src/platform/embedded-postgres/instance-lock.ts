import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartFailure } from '../settings/start-failure.js';

/** Quarters of a second. */
const PATIENCE = 12;

/**
 * One process per DATA_DIR, by listening at an address made from its path. On Linux (abstract socket) and
 * Windows (named pipe) the system frees the address when the process dies, however it dies, so that there is
 * never a stale lock to judge.
 * @returns frees the lock
 * @throws StartFailure when another process holds it
 */
export async function lockInstance(dataDir: string): Promise<() => void> {
  const address = addressFor(realpathSync(dataDir));
  const taken = new StartFailure(`Another start already uses DATA_DIR ${dataDir}.`);
  let server = await listen(address);
  // One that was just told to stop needs a moment.
  for (let i = 0; !server && i < PATIENCE; i++) server = await sleep(250).then(() => listen(address));
  if (!server && process.platform === 'darwin' && !(await answers(address))) {
    rmSync(address, { force: true });
    server = await listen(address);
  }
  if (!server) throw taken;
  const held = server;
  return () => held.close();
}

function addressFor(dataDir: string): string {
  const name = `developer-site-${createHash('sha256').update(dataDir).digest('hex').slice(0, 32)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return process.platform === 'linux' ? `\0${name}` : join(tmpdir(), name);
}

/** Undefined when the address is in use. */
function listen(address: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy()).unref();
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(address, () => resolve(server));
  });
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address, () => resolve(true));
    socket.once('error', () => resolve(false)).once('connect', () => socket.destroy());
  });
}
