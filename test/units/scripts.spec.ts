import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/** What `npm run dev` says of a port that this process has. */
async function saysOfTakenPort(path: string | undefined) {
  const fresh = join(mkdtempSync(join(folder, 'taken-')), 'fresh');
  cpSync(join(root, 'scripts'), join(fresh, 'scripts'), { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) cpSync(join(root, file), join(fresh, file));
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(fresh, 'scripts/dev.mjs')], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: path, PORT: String(port) },
    timeout: 120_000,
  });
  other.close();
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(existsSync(join(fresh, 'node_modules'))).toBe(false);
  return stderr.replace(String(port), 'PORT');
}

it('npm run dev says in one line who has its port, before it installs anything', async () => {
  const sentence = await saysOfTakenPort(process.env.PATH);
  // Where neither lsof nor ss is there, nobody can tell.
  expect(sentence.replace(`node (process ${process.pid})`, 'another program')).toBe(
    'Port PORT is taken by another program; set PORT to another one.\n',
  );
});

// Instead of a Node of each age: what lsof tells of its first thread.
it.each(['MainThread', 'node-MainThread', 'node'])(
  'npm run dev calls a program by its name where its first thread is called %s',
  async (thread) => {
    const bin = mkdtempSync(join(folder, 'bin-'));
    writeFileSync(join(bin, 'lsof'), `#!/bin/sh\nprintf 'p${process.pid}\\nc${thread}\\n'\n`, {
      mode: 0o755,
    });
    expect(await saysOfTakenPort(`${bin}:${process.env.PATH}`)).toBe(
      `Port PORT is taken by node (process ${process.pid}); set PORT to another one.\n`,
    );
  },
);

it('what npm start takes is no development package, so that NODE_ENV changes nothing', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean } | undefined>;
  };
  for (const name of ['vite', '@nestjs/cli', '@swc/core', 'tailwindcss', 'pg', 'sharp'])
    expect([name, packages[`node_modules/${name}`]?.dev]).toEqual([name, undefined]);
  for (const name of ['jest', 'openapi-typescript', '@sparticuz/chromium', 'playwright-core', 'oxlint'])
    expect([name, packages[`node_modules/${name}`]?.dev]).toEqual([name, true]);
});
