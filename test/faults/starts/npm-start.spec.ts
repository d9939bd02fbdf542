import { spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { buildIfStale } from '../../support/jest/build.js';
import {
  endServer,
  endAfterwards,
  isRunning,
  postmasterOf,
  startOn,
  usedDataDir,
} from '../../support/server/data-dir.js';
import { until } from '../../support/server/until.js';

beforeAll(buildIfStale);

const root = join(__dirname, '..', '..', '..');

it('a taken port is said before anything is installed or built', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const PORT = String((taken.address() as { port: number }).port);
  const env = { ...process.env, PORT, DATA_DIR: '/dev/null/nowhere' };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/start.mjs'], { cwd: root, env });
  taken.close();
  expect(stderr.toString()).toMatch(
    new RegExp(`^Port ${PORT} is taken by .*; set PORT to another one\\.\n$`),
  );
  expect([status, stdout.toString()]).toEqual([1, '']);
});

// npm puts a shell between itself and the server, which passes nothing on.
it('SIGTERM and SIGKILL to npm start itself stop everything behind it', async () => {
  const dataDir = await usedDataDir();
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    const npm = spawn('npm', ['start'], {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataDir, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    if (npm.pid !== undefined) endAfterwards(npm.pid);
    let output = '';
    npm.stdout.on('data', (data: Buffer) => (output += data.toString()));
    await until(() => output.includes('API reference'), 50);
    const postmaster = postmasterOf(dataDir) ?? 0;
    endAfterwards(postmaster);
    expect(isRunning(postmaster)).toBe(true);

    process.kill(npm.pid ?? 0, signal);
    await until(() => !isRunning(postmaster), 50);
  }
  const next = await startOn(dataDir);
  expect(await endServer(next)).toBe(0);
});
