import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'scripts-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A module that makes this Node say that it is an older one. */
const older = join(folder, 'older.cjs');
writeFileSync(older, `Object.defineProperty(process.versions, 'node', { value: '18.20.4' });`);

it.each(['start', 'dev', 'test', 'build', 'backup', 'restore', 'reset-password', 'demo-data'])(
  'npm run %s says in one line that Node is too old',
  (name) => {
    const args = ['--require', older, join(root, 'scripts', `${name}.mjs`)];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: '',
      stderr: 'This needs Node 20.19 or later; here is 18.20.4.\n',
    });
  },
);

it('npm run dev says in one line that its port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts/dev.mjs')], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, PORT: String(port) },
    timeout: 20_000,
  });
  other.close();
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: `Port ${port} is taken by another program; set PORT to another one.\n`,
  });
}, 30_000);

it('what npm start takes is no development package, so that NODE_ENV changes nothing', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean } | undefined>;
  };
  for (const name of ['vite', '@swc/core', 'tailwindcss', 'pg', 'sharp'])
    expect([name, packages[`node_modules/${name}`]?.dev]).toEqual([name, undefined]);
  for (const name of [
    'jest',
    'openapi-typescript',
    'lighthouse',
    '@sparticuz/chromium',
    'playwright-core',
    'oxlint',
  ])
    expect([name, packages[`node_modules/${name}`]?.dev]).toEqual([name, true]);
});
