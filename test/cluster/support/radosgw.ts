import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePorts } from '../../support/server/free-ports.js';
import { removeAfterwards, startService, until, type Service } from './service.js';

const run = promisify(execFile);

export const RADOSGW_PROGRAMS = ['ceph-mon', 'ceph-osd', 'radosgw', 'radosgw-admin'];
export const RADOSGW_PACKAGES = 'ceph-mon ceph-osd radosgw';

export interface S3Server {
  endpoint: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Takes the storage away, as an outage does, and brings it back at the same address. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Leaves it deaf: it takes connections and never answers. */
  freeze(): void;
  thaw(): void;
  /** Ends everything. */
  close(): Promise<void>;
}

/**
 * A real S3 server: Ceph's gateway over a cluster of one monitor and one store in memory. Up in about two
 * seconds, since the monitor need not wait for others (`paxos …`) and no pool is spread over placement groups.
 */
export async function startRadosgw(): Promise<S3Server> {
  const root = removeAfterwards(mkdtempSync(join(tmpdir(), 'rgw-')));
  const [monitor = 0, gateway = 0] = await freePorts(2);
  const fsid = randomUUID();
  for (const folder of ['mon', 'osd', 'rgw']) mkdirSync(join(root, folder));
  const file = join(root, 'ceph.conf');
  writeFileSync(file, configuration(root, fsid, monitor, gateway));
  const ceph = (program: string, ...args: string[]) =>
    run(program, ['-c', file, ...args], { cwd: root, timeout: 60_000 });
  const serve = (program: string, ...args: string[]) =>
    startService(program, ['-c', file, ...args, '-f'], { cwd: root });

  await run('monmaptool', ['--create', '--fsid', fsid, '--addv', 'a', `[v2:127.0.0.1:${monitor}]`, 'map'], {
    cwd: root,
  });
  await ceph('ceph-mon', '--mkfs', '-i', 'a', '--monmap', 'map');
  const mon = serve('ceph-mon', '-i', 'a');
  const osdId = randomUUID();
  await ceph('ceph', 'osd', 'new', osdId);
  await ceph('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', osdId);
  const osd = serve('ceph-osd', '-i', '0');

  const accessKeyId = randomBytes(10).toString('hex');
  const secretAccessKey = randomBytes(20).toString('hex');
  const keys = [`--access-key=${accessKeyId}`, `--secret-key=${secretAccessKey}`];
  await ceph('radosgw-admin', 'user', 'create', '--uid=app', '--display-name=app', ...keys);

  const endpoint = `http://127.0.0.1:${gateway}`;
  let rgw: Service | undefined;
  const stop = async () => rgw?.stop('SIGKILL');
  const start = async () => {
    rgw = serve('radosgw', '-n', 'client.rgw');
    await until(async () => (await fetch(endpoint)).ok, 'radosgw', rgw);
  };
  const freeze = () => rgw?.process.kill('SIGSTOP');
  const thaw = () => rgw?.process.kill('SIGCONT');
  const close = async () => {
    for (const service of [rgw, osd, mon]) await service?.stop('SIGKILL');
  };
  await start();
  return { endpoint, accessKeyId, secretAccessKey, stop, start, freeze, thaw, close };
}

function configuration(root: string, fsid: string, monitor: number, gateway: number): string {
  return `[global]
fsid = ${fsid}
mon host = [v2:127.0.0.1:${monitor}]
public addr = 127.0.0.1
cluster addr = 127.0.0.1
ms bind ipv6 = false
# One machine, one user: nobody to tell apart. Without keys there is no encryption either.
auth cluster required = none
auth service required = none
auth client required = none
ms mon client mode = crc
auth allow insecure global id reclaim = true
mon allow pool size one = true
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd crush chooseleaf type = 0
mon max pg per osd = 1000
paxos propose interval = 0.02
paxos min wait = 0.01
osd objectstore = memstore
memstore device bytes = 1073741824
mon data = ${root}/mon
osd data = ${root}/osd
rgw data = ${root}/rgw
run dir = ${root}
pid file = ${root}/$name.pid
log file = ${root}/$name.log
admin socket = ${root}/$name.asok
mon cluster log file = ${root}/cluster.log
rgw frontends = beast endpoint=127.0.0.1:${gateway}
rgw thread pool size = 16
rgw run sync thread = false
rgw enable gc threads = false
rgw enable lc threads = false
`;
}
