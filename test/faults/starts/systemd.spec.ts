import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ADMIN } from '../../support/jest/admin.js';
import { buildIfStale } from '../../support/jest/build.js';
import { call, dataOf, signIn } from '../../support/requests/callers.js';
import { writeInquiry } from '../../support/requests/inquiry-writer.js';
import { noisyPicture, register, sendProof } from '../../support/requests/proof-uploader.js';
import { freePorts } from '../../support/server/free-ports.js';
import { bootUnits, type Units } from '../../support/server/units.js';
import { until } from '../../support/server/until.js';

beforeAll(buildIfStale);

/** A command within the very limits of the server's unit. */
const resetsPassword = (server: string) =>
  server
    .replace(/^ExecStart=.*$/m, `ExecStart=/usr/bin/node dist/cli/reset-password.js ${ADMIN.email}`)
    .replace('Restart=always', 'Type=oneshot');

/** The server's unit, which comes to nothing again and again. */
const neverStarts = (server: string) =>
  server.replace(/^ExecStart=.*$/m, 'ExecStart=/bin/false').replace(/^RestartSec=.*$/m, 'RestartSec=10ms');

/** What deploy/run says that it runs. */
const COMMANDS =
  /^Commands: (.*)'$/m.exec(readFileSync(join(__dirname, '../../../deploy/run'), 'utf8'))?.[1]?.split(', ') ??
  [];

let units: Units | undefined;
let port: number;
beforeAll(async () => {
  [port = 0] = await freePorts(1);
  const env = { PORT: String(port), ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
  const more = { 'developer-site-reset.service': resetsPassword, 'never.service': neverStarts };
  units = await bootUnits(env, more);
});
afterAll(() => units?.end());

const ready = () =>
  fetch(`http://127.0.0.1:${port}/api/v1/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
const property = (name: string, unit = 'developer-site') =>
  units?.systemctl('show', '--value', '-p', name, unit).trim() ?? '';

it('the units run as they are: start, upload, receipt, backup, new password, restart, kill -9', async () => {
  if (!units) return;
  const { systemctl, log } = units;

  systemctl('start', 'developer-site');
  await until(ready, 200);
  const url = `http://127.0.0.1:${port}`;
  const id = await register(url);
  expect((await sendProof(url, id, await noisyPicture())).status).toBe(200);
  const as = await signIn({ url });
  const { body } = await call({ url }, 'POST', '/proofs/claim', { as, body: {} });
  const [proof] = dataOf<{ proofs: { id: string }[] }>({ body }).proofs;
  const found = async () => {
    const answer = await call({ url }, 'GET', `/proofs/${proof?.id}`, { as });
    return dataOf<{ found: unknown }>(answer).found;
  };
  await until(async () => (await found()) !== null, 500);

  systemctl('start', 'developer-site-backup');
  expect(property('Result', 'developer-site-backup')).toBe('success');
  expect(log()).toMatch(/Backed up \d+ rows and 1 uploads/);
  systemctl('start', 'developer-site-reset');
  expect(log()).toContain('New password of');

  systemctl('restart', 'developer-site');
  await until(ready, 200);
  const before = property('MainPID');
  systemctl('kill', '--kill-who=main', '-s', 'KILL', 'developer-site');
  await until(async () => !['0', before].includes(property('MainPID')) && (await ready()), 200);
  expect(await writeInquiry(url)).toHaveProperty('id');
});

it('deploy/run runs each command as the server’s user and with its settings, and says what it can’t', async () => {
  if (!units) return;
  const { systemctl, run } = units;
  const says = (...args: string[]) => {
    try {
      return run(...args);
    } catch (error) {
      const { status, stdout, stderr } = error as Record<'status' | 'stdout' | 'stderr', string | number>;
      return `${status} ${stdout}${stderr}`;
    }
  };
  const kept = '/var/backups/developer-site';
  const file = `${kept}/by-hand.tar.gz`;
  expect(run('backup', file)).toMatch(/^Backed up \d+ rows and 1 uploads to /);
  expect(run('backups', 'list')).toMatch(new RegExp(`^${kept}:\n {2}backup-\\w+\\.rows\\.tar\\.gz`));
  expect(run('backups', 'verify', file)).toContain('is whole');
  expect(run('clock')).toBe('The clock is believed.\n');
  // What registering would have sent was kept: this server has no mail server.
  expect(says('doctor')).toMatch(/^1 ok +version .*^WRONG mail .* kept because .*^1 thing is wrong\.$/ms);
  expect(run('upgrade-check')).toContain('the start changes nothing');
  expect(run('reset-password', ADMIN.email)).toContain('New password of');
  for (const command of COMMANDS) expect(run(command, '--help')).toMatch(/^Usage: deploy\/run/);
  expect(says('restore', file)).toMatch(/^1 The uploads are not empty/);
  expect(says('restore', '/none.tar.gz')).toMatch(/^1 There is no file/);
  expect(says('nothing')).toMatch(/^2 Usage: deploy\/run/);

  systemctl('stop', 'developer-site');
  expect(property('Result')).toBe('success');
  // Had another user started PostgreSQL meanwhile, the server could not.
  expect(run('backup', `${kept}/stopped.tar.gz`)).toContain('Backed up');
  systemctl('start', 'developer-site');
  await until(ready, 200);
  systemctl('stop', 'developer-site');
});

it('a unit that comes to nothing again and again stops, and says what to do', async () => {
  if (!units) return;
  const { systemctl, log } = units;
  systemctl('start', '--no-block', 'never');
  await until(() => systemctl('show', '--value', '-p', 'ActiveState', 'never').trim() === 'failed', 50);
  await until(() => log().includes('journalctl -u never'));
  expect(log()).toContain('systemctl reset-failed never');
});
