import { execFileSync, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from './until.js';

const ROOT = join(__dirname, '..', '..', '..');

/** A systemd that runs the units of deploy/systemd, as they are but for where Node, their settings and their log lie. */
export interface Units {
  /** Runs systemctl. @throws with what it said when it fails */
  systemctl: (...args: string[]) => string;
  /** Runs deploy/run, as it is but for where Node and the settings lie. @throws with what it said when it fails */
  run: (...args: string[]) => string;
  /** What the units and systemd itself have written so far. */
  log: () => string;
  end: () => Promise<void>;
}

/**
 * @param env the lines of /etc/developer-site.env
 * @param more further units by name, made from the text of the server's own
 * @returns undefined, with the reason printed, where no systemd can be run
 */
export async function bootUnits(
  env: Record<string, string>,
  more: Record<string, (server: string) => string> = {},
): Promise<Units | undefined> {
  const reason = whyNot();
  if (reason !== undefined) {
    process.stderr.write(`Skipped: the units need a systemd of their own, ${reason}.\n`);
    return undefined;
  }
  const folder = mkdtempSync(join(tmpdir(), 'units-'));
  writeUnits(folder, more);
  writeFileSync(
    join(folder, 'env'),
    Object.entries(env)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  );
  writeFileSync(join(folder, 'log'), '');
  const script = join(__dirname, 'boot-units.sh');
  const child = spawn('sh', [script, folder, ROOT, process.execPath], { stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (text += data.toString()));
  const ended = new Promise((resolve) => child.once('close', resolve));
  const children = () => readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim();
  const inside = (...command: string[]) =>
    execFileSync('nsenter', ['-t', children(), '-m', '-p', '-u', '-i', ...command], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
  const systemctl = (...args: string[]) => inside('systemctl', ...args);
  await until(() => {
    if (child.exitCode !== null) throw new Error(`systemd did not start:\n${text}`);
    return isUp(systemctl);
  }, 100);
  const end = async () => {
    child.kill('SIGKILL'); // with it goes process 1, and with that all others
    await ended;
    // What it killed needs a moment to go.
    for (const group of lines(join(folder, 'cgroups'))) await until(() => isRemoved(group));
    rmSync(folder, { recursive: true });
  };
  const run = (...args: string[]) => inside('sh', '/opt/developer-site/copy/deploy/run', ...args);
  return { systemctl, run, log: () => text + readFileSync(join(folder, 'log'), 'utf8'), end };
}

function whyNot(): string | undefined {
  if (process.getuid?.() !== 0) return 'which takes root';
  for (const [file, name] of [
    ['systemd', 'systemd'],
    ['system/dbus.socket', 'dbus'],
  ])
    if (!existsSync(`/lib/systemd/${file}`)) return `which is not installed here (package ${name})`;
  try {
    execFileSync('unshare', ['--pid', '--fork', '--mount', '--cgroup', 'true'], { stdio: 'pipe' });
    return undefined;
  } catch {
    return 'which takes namespaces that this machine does not give';
  }
}

/** Targets that the units name, without what a whole machine would start with them. */
const TARGETS = ['sysinit', 'basic', 'network-online', 'multi-user', 'shutdown', 'umount', 'timers'];

function writeUnits(folder: string, more: Record<string, (server: string) => string>): void {
  const units = join(folder, 'units');
  mkdirSync(units);
  const server = readFileSync(join(ROOT, 'deploy/systemd/developer-site.service'), 'utf8');
  const placed = (text: string) =>
    text.replaceAll('/usr/bin/node', '/opt/node').replace('/etc/developer-site.env', '/opt/env');
  const write = (name: string, text: string) =>
    writeFileSync(
      join(units, name),
      placed(text).replace('[Service]', '[Service]\nStandardOutput=append:/opt/log'),
    );
  writeFileSync(join(folder, 'run'), placed(readFileSync(join(ROOT, 'deploy/run'), 'utf8')));
  for (const name of readdirSync(join(ROOT, 'deploy/systemd')))
    write(name, readFileSync(join(ROOT, 'deploy/systemd', name), 'utf8'));
  for (const [name, from] of Object.entries(more)) write(name, from(server));
  for (const name of TARGETS)
    writeFileSync(join(units, `${name}.target`), '[Unit]\nDefaultDependencies=no\n');
  writeFileSync(
    join(units, 'boot.target'),
    '[Unit]\nDefaultDependencies=no\nWants=dbus.socket\nAfter=dbus.socket\n',
  );
}

function isUp(systemctl: Units['systemctl']): boolean {
  try {
    return systemctl('is-active', 'boot.target').startsWith('active');
  } catch {
    return false;
  }
}

const lines = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []);

function isRemoved(group: string): boolean {
  try {
    for (const entry of readdirSync(group, { withFileTypes: true }))
      if (entry.isDirectory()) isRemoved(join(group, entry.name));
    rmdirSync(group);
    return true;
  } catch {
    return false;
  }
}
