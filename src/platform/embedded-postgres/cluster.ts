import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chownSync,
  copyFileSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { Client } from 'pg';
import type { FileLock } from '../file-lock.js';
import { commandLine } from '../settings/command.js';
import { StartFailure } from '../settings/start-failure.js';
import { majorOf, program } from './binaries.js';
import { foundMajor, giveTo, type ClusterLocation } from './cluster-location.js';
import { runsHere, type Endpoint } from './postmaster.js';

const run = promisify(execFile);

/** Seconds that a start may take: long enough to replay the log after a crash under load. */
const START_SECONDS = '300';

/**
 * What differs from PostgreSQL's defaults. Its log says what went wrong and not with which values: they are people's.
 * The write-ahead log, 1 GB by default, would be most of what a small site takes of the disk.
 */
const SERVER_OPTIONS = [
  'log_error_verbosity=terse',
  'log_min_error_statement=panic',
  'max_wal_size=256MB',
  'min_wal_size=64MB',
];

/** The superuser, for the supervisor alone, and the owner of the application's database. */
export type Role = 'postgres' | 'app';

/** Where each one's password is kept, in the cluster's root. */
const SECRETS: Record<Role, string> = { postgres: 'superuser-password', app: 'password' };

export interface Cluster extends ClusterLocation {
  data: string;
  endpoint: Endpoint;
  /** More `-c name=value` of the server, such as `fsync=off` in tests. */
  options: string[];
}

/** Makes the cluster unless it is there. An interrupted initdb leaves only pgdata.new, which is begun anew. */
export async function initialise(location: ClusterLocation, data: string): Promise<void> {
  if (existsSync(data)) return;
  const fresh = `${data}.new`;
  rmSync(fresh, { recursive: true, force: true });
  giveTo(fresh, location.user);
  secretOf(location, 'postgres');
  const login = ['-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${secretFile(location, 'postgres')}`];
  // C.UTF-8 of the built-in provider folds case by Unicode and sorts alike on every system.
  const encoding = ['-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const options = ['-D', fresh, ...login, ...encoding, '--no-instructions'];
  await run(program(location.binaries, 'initdb'), options, withName(location, how(location))).catch(
    (error: { stderr?: string }) => {
      throw new StartFailure(`PostgreSQL's files can't be made in ${data}: ${reason(error.stderr)}.`);
    },
  );
  renameSync(fresh, data);
}

/** The line of initdb's output that names the fault. */
const reason = (output = ''): string =>
  /^initdb: error: (.*)$|^.*(?:FATAL|PANIC): +(.*)$/m.exec(output)?.slice(1).find(Boolean) ?? 'initdb failed';

/**
 * Starts the server and waits until it takes connections.
 * @param lock is held by the server and all its processes from now on
 * @throws with pg_ctl's words when it does not start
 */
export async function startServer(cluster: Cluster, lock: FileLock): Promise<void> {
  const { host, port } = cluster.endpoint;
  const where = host.startsWith('/')
    ? ['listen_addresses=', `unix_socket_directories="${host}"`]
    : [`listen_addresses=${host}`, 'unix_socket_directories='];
  const options = [...where, `port=${port}`, ...SERVER_OPTIONS, ...cluster.options].map(
    (option) => `-c ${quote(option)}`,
  );
  const log = logOf(cluster);
  const args = [...controlled(cluster), 'start', '-t', START_SECONDS, '-l', log, '-o', options.join(' ')];
  // Not execFile, which hands no descriptors over.
  const child = spawn(program(cluster.binaries, 'pg_ctl'), args, {
    ...how(cluster),
    stdio: ['ignore', 'ignore', 'pipe', lock.fd],
  });
  const output = child.stderr ? text(child.stderr) : '';
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error((await output).trim());
}

export const logOf = ({ root }: Pick<ClusterLocation, 'root'>): string => join(root, 'postgres.log');

/** Bytes of a server's log from which on it is begun anew; one older part is kept. */
const LOG_LIMIT = 5 * 1024 * 1024;

/** The server appends to an open file: it is copied and emptied, since a renamed one would be written on. */
export function rotateLog(cluster: Pick<ClusterLocation, 'root'>): void {
  const log = logOf(cluster);
  if ((statSync(log, { throwIfNoEntry: false })?.size ?? 0) < LOG_LIMIT) return;
  copyFileSync(log, `${log}.1`);
  truncateSync(log);
}

/** @throws StartFailure where the files are another major version's, which this one's programs can't read */
export function requireSameMajor({ binaries }: Pick<ClusterLocation, 'binaries'>, dataDir: string): void {
  const theirs = foundMajor(dataDir);
  const ours = majorOf(binaries);
  if (theirs !== undefined && theirs !== ours) throw otherMajor(dataDir, theirs, ours, TAKES_OVER);
}

/** @param way what can be done about it */
export const otherMajor = (dataDir: string, theirs: string, ours: string, way: string): StartFailure =>
  new StartFailure(
    `The database in ${dataDir} is PostgreSQL ${theirs}'s, and this version brings PostgreSQL ${ours}, which can't read it. ` +
      `Nothing was changed. ${way} See docs/operating.md, “PostgreSQL’s next major version”.`,
  );

const TAKES_OVER = `The start of the server (${commandLine('start')}) takes it over.`;

/** Whether the last lines of the server's log say that the disk is full. */
export function endedForWantOfRoom({ root }: Pick<ClusterLocation, 'root'>): boolean {
  const log = logOf({ root });
  const lines = existsSync(log) ? readFileSync(log, 'utf8').trimEnd().split('\n') : [];
  return lines.slice(-5).some((line) => line.includes('No space left on device'));
}

/** Stops the server, unless it is another container's. */
export async function stopServer(cluster: Cluster): Promise<void> {
  if (!runsHere(cluster.data)) return;
  const args = [...controlled(cluster), 'stop', '-m', 'fast', '-t', '60'];
  await run(program(cluster.binaries, 'pg_ctl'), args, how(cluster));
}

/** Address of one database of the cluster. */
export function urlOf(cluster: Cluster, database: string, role: Role = 'app'): string {
  const { host, port } = cluster.endpoint;
  const query = new URLSearchParams({ host, port: String(port), sslmode: 'disable' });
  return `postgresql://${role}:${secretOf(cluster, role)}@localhost/${database}?${query}`;
}

/** @throws what pg throws where nothing answers, or the role is not known */
export async function connect(cluster: Cluster, database: string, role: Role): Promise<Client> {
  const connectionString = urlOf(cluster, database, role);
  const client = new Client({ connectionString, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined); // an 'end' follows, and that is what callers watch
  await client.connect();
  return client;
}

const controlled = ({ data }: Cluster) => ['-D', data, '-w', '-s'];

const secretFile = (location: ClusterLocation, role: Role) => join(location.root, SECRETS[role]);

/** The password of a role, made when it is asked for the first time. */
export function secretOf(location: ClusterLocation, role: Role): string {
  const file = secretFile(location, role);
  const known = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (known !== '') return known;
  const secret = randomBytes(24).toString('base64url');
  writeFileSync(file, secret, { mode: 0o600 });
  if (location.user) chownSync(file, location.user.uid, location.user.gid);
  return secret;
}

/** PG* variables of the shell are for another server. */
function how(location: ClusterLocation) {
  const env = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'));
  return { ...location.user, cwd: location.root, env: { ...Object.fromEntries(env), LC_ALL: 'C' } };
}

/**
 * initdb looks its user up by number, and gives up where /etc/passwd lacks it: a container that runs as any user. There
 * nss_wrapper (in our image) gives that number a name; the server itself needs none.
 */
function withName<T extends { env: NodeJS.ProcessEnv }>(location: ClusterLocation, options: T): T {
  const library = NSS_WRAPPER.find((file) => existsSync(file));
  if (library === undefined || isNamed()) return options;
  const [uid = 0, gid = 0] = [process.getuid?.(), process.getgid?.()];
  const passwd = join(location.root, 'passwd');
  const group = join(location.root, 'group');
  writeFileSync(passwd, `app:x:${uid}:${gid}::${location.root}:/bin/false\n`);
  writeFileSync(group, `app:x:${gid}:\n`);
  const env = { LD_PRELOAD: library, NSS_WRAPPER_PASSWD: passwd, NSS_WRAPPER_GROUP: group };
  return { ...options, env: { ...options.env, ...env } };
}

const NSS_WRAPPER = ['x86_64', 'aarch64'].map((cpu) => `/usr/lib/${cpu}-linux-gnu/libnss_wrapper.so`);

function isNamed(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

/** pg_ctl hands the options to the system's shell. */
function quote(text: string): string {
  return process.platform === 'win32' ? `"${text}"` : `'${text.replaceAll("'", `'\\''`)}'`;
}
