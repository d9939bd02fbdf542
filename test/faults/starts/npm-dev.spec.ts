import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkoutFiles } from '../../support/server/checkout-files.js';
import { endAfterwards, freshDataDir, isRunning, postmasterOf } from '../../support/server/data-dir.js';

const ROOT = join(__dirname, '..', '..', '..');

/** A checkout of its own: what is watched is built, and other suites run the build of this one. */
function freshCheckout(beside: string): string {
  const folder = join(dirname(beside), 'checkout');
  const files = checkoutFiles().filter((file) => /^(src|scripts|web-\w+|[^/]+)(\/|$)/.test(file));
  for (const file of files) cpSync(join(ROOT, file), join(folder, file), { force: true });
  for (const part of ['', 'web-public', 'web-admin', 'web-door', 'web-shared']) {
    const packages = join(ROOT, part, 'node_modules');
    if (existsSync(packages)) symlinkSync(packages, join(folder, part, 'node_modules'));
  }
  // Drawn pictures are no part of what is tried.
  mkdirSync(join(folder, '.cache'));
  symlinkSync(join(ROOT, '.cache', 'pictures'), join(folder, '.cache', 'pictures'));
  return folder;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

it('npm run dev names only addresses that answer, and ends with all that it started', async () => {
  const dataDir = freshDataDir();
  const port = await freePort();
  const dev = spawn(process.execPath, ['scripts/dev.mjs'], {
    cwd: freshCheckout(dataDir),
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => dev.once('exit', resolve));
  if (dev.pid !== undefined) endAfterwards(dev.pid);
  let output = '';
  for (const stream of [dev.stdout, dev.stderr])
    stream.on('data', (data: Buffer) => (output += data.toString()));
  while (!output.includes('API reference') && dev.exitCode === null) await sleep(50);
  const postmaster = postmasterOf(dataDir) ?? 0;
  endAfterwards(postmaster);

  // What it wrote is the message of a failure.
  expect(output).toContain('API reference');
  const named = [...output.matchAll(/^ {2}\w[\w ]+ {2,}(http\S+)$/gm)].map(([, address]) => address ?? '');
  const door = `http://localhost:${port}/door`;
  expect(named).toEqual(['', '/admin', '/api/docs'].map((path) => `http://localhost:${port}${path}`));
  const answers = [...named, door].map(async (address) => {
    const { status } = await fetch(address, { headers: { accept: 'text/html' } });
    return [address, status];
  });
  expect(await Promise.all(answers)).toEqual([...named, door].map((address) => [address, 200]));

  dev.kill('SIGTERM');
  await ended;
  while (isRunning(postmaster)) await sleep(50);
});
