import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { lockFile, type FileLock } from '../file-lock.js';
import { LOCKS } from '../locks.js';
import { StartFailure } from '../settings/start-failure.js';
import { installedBinaries, majorOf } from './binaries.js';
import { foundMajor, locateCluster, type ClusterLocation } from './cluster-location.js';
import {
  connect,
  endedForWantOfRoom,
  initialise,
  logOf,
  requireSameMajor,
  rotateLog,
  startServer,
  stopServer,
  urlOf,
  type Cluster,
} from './cluster.js';
import { forgetEndpoint, forgetPid, newEndpoint, runningEndpoint, type Endpoint } from './postmaster.js';
import { connectAsSuperuser, prepareDatabase } from './roles.js';

/** How long a server that does not start is tried again: killed backends need a moment to go. */
const GIVE_UP_MS = 10_000;
/** Pause before the next try to bring back a server that went away. */
const RETRY_MS = 2_000;
/** How often it is looked whether PostgreSQL's log has grown too long. */
const ROTATE_MS = 3_600_000;

export interface EmbeddedPostgres {
  /** Connection string of the application's database, as its owner, who is no superuser. */
  url: string;
  /** Data directory of the cluster; its postmaster.pid names the running server. */
  data: string;
  stop(): Promise<void>;
  /** Lets go of the server without stopping it. */
  leave(): Promise<void>;
}

/**
 * Starts the PostgreSQL that belongs to DATA_DIR, or adopts it when it still runs after this program was
 * killed, and starts it again whenever it dies while this program lives.
 * @throws StartFailure when it can't be started, or another program uses it
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  say: (line: string) => void,
  options: string[] = [],
): Promise<EmbeddedPostgres> {
  const location = await locateCluster(dataDir, say);
  requireSameMajor(location, dataDir);
  return startCluster(location, say, options);
}

/** The same, for the files and programs of a place that is known. */
export async function startCluster(
  location: ClusterLocation,
  say: (line: string) => void,
  options: string[] = [],
): Promise<EmbeddedPostgres> {
  const data = join(location.root, 'pgdata');
  rotateLog(location);
  const cluster = { ...location, data, options, endpoint: await prepare(location, data) };

  let guard = await open(cluster);
  let stopping = false;
  await claim(guard, location);
  await prepareDatabase(guard, cluster);

  const watch = () => guard.once('end', () => void restart());
  async function restart(): Promise<void> {
    if (!stopping) say('PostgreSQL went away; starting it again.');
    while (!stopping) {
      const client = await open(cluster).catch((error: Error): undefined => void say(error.message));
      if (!client) {
        await sleep(RETRY_MS);
        continue;
      }
      guard = client;
      await claim(guard, location).catch(() => undefined);
      watch();
      say('PostgreSQL is back.');
      return;
    }
  }
  watch();
  const rotating = setInterval(() => rotateLog(cluster), ROTATE_MS).unref();

  const leave = () => {
    stopping = true;
    clearInterval(rotating);
    return guard.end();
  };
  const stop = async () => {
    await leave();
    await stopServer(cluster);
    forgetEndpoint(cluster.endpoint);
  };
  return { url: urlOf(cluster, 'app'), data, stop, leave };
}

/** Whether DATA_DIR has another major version's files. */
export async function hasOtherMajor(dataDir: string): Promise<boolean> {
  const theirs = foundMajor(dataDir);
  return theirs !== undefined && theirs !== majorOf(await installedBinaries());
}

/** Takes away what a program was making when it ended, and ends the server that may have outlived it. */
export async function removeCluster(location: ClusterLocation): Promise<void> {
  if (!existsSync(location.root)) return;
  const data = join(location.root, 'pgdata');
  const endpoint = runningEndpoint(data);
  if (endpoint) await stopServer({ ...location, data, options: [], endpoint });
  const until = Date.now() + GIVE_UP_MS;
  for (let lock = lockOf(location); ; lock = lockOf(location)) {
    if (!lock && Date.now() > until) throw usedElsewhere(location);
    if (lock) {
      rmSync(location.root, { recursive: true });
      return lock.free();
    }
    await sleep(100);
  }
}

/**
 * The lock that a running server and all its processes hold. Whoever gets it knows that no server runs, in any
 * container.
 */
const lockOf = ({ root }: ClusterLocation) => lockFile(join(root, 'lock'));

/** Makes the cluster unless it is there. @returns where its server listens, or is to */
async function prepare(location: ClusterLocation, data: string): Promise<Endpoint> {
  const until = Date.now() + GIVE_UP_MS;
  for (;;) {
    const lock = lockOf(location);
    if (lock)
      try {
        await initialise(location, data);
        return await newEndpoint(location);
      } finally {
        lock.free();
      }
    const running = runningEndpoint(data);
    if (running) return running;
    if (Date.now() > until) throw usedElsewhere(location);
    await sleep(300);
  }
}

const usedElsewhere = ({ root }: ClusterLocation) =>
  new StartFailure(
    `PostgreSQL in ${root} runs already and can't be reached from here: in another container or on another machine. Stop it there first.`,
  );

/** A connection to the server, which is started if there is none. */
async function open(cluster: Cluster): Promise<Client> {
  const until = Date.now() + GIVE_UP_MS;
  for (;;) {
    const client = await connectAsSuperuser(cluster).catch((error: unknown) => error);
    if (client instanceof Client) return client;
    if (client instanceof StartFailure) {
      await stopServer(cluster);
      throw client;
    }
    const lock = lockOf(cluster);
    const failure = lock && (await startLocked(cluster, lock).catch((error: Error) => error));
    lock?.free();
    if (failure && endedForWantOfRoom(cluster))
      throw new StartFailure(
        `The disk that holds ${cluster.root} is full, and PostgreSQL can't start: make room and start again.`,
      );
    const hopeless = !existsSync(join(cluster.data, 'PG_VERSION'));
    if (failure && (hopeless || Date.now() > until))
      throw new StartFailure(`PostgreSQL did not start (${failure.message}); see ${logOf(cluster)}.`);
    if (!lock && Date.now() > until) throw usedElsewhere(cluster);
    if (failure || !lock) await sleep(300);
  }
}

async function startLocked(cluster: Cluster, lock: FileLock): Promise<void> {
  if (process.platform === 'linux') {
    // A server that runs although its lock is free was started by an earlier version, which knew no lock.
    await stopServer(cluster);
    forgetPid(cluster.data);
  }
  await startServer(cluster, lock);
}

/** Held until the connection ends, and so freed by a kill -9 too. */
async function claim(guard: Client, { root }: ClusterLocation): Promise<void> {
  const { rows } = await guard.query<{ free: boolean }>('SELECT pg_try_advisory_lock($1) AS free', [
    LOCKS.clusterInUse,
  ]);
  if (rows[0]?.free) return;
  await guard.end();
  throw new StartFailure(`Another start already uses the database in ${root}.`);
}

/**
 * The address of the application's database in the PostgreSQL that already runs for DATA_DIR, for a second
 * program that works beside the server (a backup). Undefined when none runs.
 */
export async function runningEmbeddedPostgres(
  dataDir: string,
  say: (line: string) => void,
): Promise<string | undefined> {
  const location = await locateCluster(dataDir, say);
  const data = join(location.root, 'pgdata');
  const endpoint = runningEndpoint(data);
  if (!endpoint) return undefined;
  const cluster = { ...location, data, options: [], endpoint };
  const client = await connect(cluster, 'app', 'app').catch(() => undefined);
  await client?.end();
  return client && urlOf(cluster, 'app');
}
