import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkoutFiles } from '../../support/server/checkout-files.js';
import { endAfterwards, freshDataDir, isRunning, postmasterOf } from '../../support/server/data-dir.js';
import { freePorts } from '../../support/server/free-ports.js';
import { until } from '../../support/server/until.js';

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

interface Page {
  path: string;
  status: number;
  html: string;
}
const h1 = ({ html }: Page) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replaceAll(/<[^>]+>/g, '');

describe('npm run dev', () => {
  const dataDir = freshDataDir();
  let port: number;
  let dev: ChildProcess;
  let postmaster: number;
  let output = '';
  beforeAll(async () => {
    [port = 0] = await freePorts(1);
    dev = spawn(process.execPath, ['scripts/dev.mjs'], {
      cwd: freshCheckout(dataDir),
      env: { ...process.env, DATA_DIR: dataDir, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    endAfterwards(dev.pid);
    for (const stream of [dev.stdout, dev.stderr])
      stream?.on('data', (data: Buffer) => (output += data.toString()));
    while (!output.includes('API reference') && dev.exitCode === null) await sleep(50);
    postmaster = postmasterOf(dataDir) ?? 0;
    endAfterwards(postmaster);
  });

  const ask = async (path: string): Promise<Page> => {
    const answer = await fetch(`http://localhost:${port}${path}`, { headers: { accept: 'text/html' } });
    return { path, status: answer.status, html: await answer.text() };
  };

  it('names only addresses that answer', async () => {
    // What it wrote is the message of a failure.
    expect(output).toContain('API reference');
    const named = [...output.matchAll(/^ {2}\w[\w ]+ {2,}(http\S+)$/gm)].map(([, address]) => address ?? '');
    const paths = ['', '/admin', '/api/docs'];
    expect(named).toEqual(paths.map((path) => `http://localhost:${port}${path}`));
    const answers = await Promise.all(paths.map(ask));
    expect(answers.map(({ path, status }) => [path, status])).toEqual(paths.map((path) => [path, 200]));
  });

  it('renders the site’s pages from their sources, with scripts of the sources', async () => {
    const pages: Page[] = [];
    const alpha = '/properties/residential/visayas/alpha-tower';
    for (const path of ['/', alpha, '/register', '/thank-you/x', '/nowhere']) pages.push(await ask(path));
    expect(pages.map((page) => [page.path, page.status, h1(page)])).toEqual([
      ['/', 200, 'Welcome to Stealth Land'],
      [alpha, 200, 'Alpha Tower'],
      ['/register', 200, 'Register as a delegate'],
      ['/thank-you/x', 200, expect.any(String) as string],
      ['/nowhere', 404, 'NotFound'],
    ]);
    expect(pages[0]?.html).toContain('src="/src/app/start.ts"');
    expect(pages[0]?.html).toContain('/@vite/client');
    // A page without the program loses scripts whole: no words of one are left to be read.
    for (const { path, html } of pages)
      expect([path, /injectIntoGlobalHook/.test(html.replaceAll(/<script.*?<\/script>/gs, ''))]).toEqual([
        path,
        false,
      ]);
  });

  it.each(['/admin', '/admin/', '/admin/delegates'])('gives the back office’s frame for %s', async (path) => {
    expect(await ask(path)).toMatchObject({
      status: 200,
      html: expect.stringContaining('src="/admin/src/main.tsx"') as string,
    });
  });

  it.each(['/door', '/admin/door', '/admin/door/?x=1'])('gives the door’s page for %s', async (path) => {
    const { status, html } = await ask(path);
    expect(status).toBe(200);
    expect(html).toContain('<title>Door</title>');
    expect(html).toContain('src="/admin/door/src/main.tsx"');
    expect(html).toContain('href="/admin/door/door.webmanifest"');
  });

  it('gives the door’s modules and its manifest', async () => {
    expect((await ask('/admin/door/src/main.tsx')).html).toContain('createRoot');
    const { html: manifest } = await ask('/admin/door/door.webmanifest');
    expect(JSON.parse(manifest)).toMatchObject({ start_url: '/admin/door' });
  });

  it('ends with all that it started', async () => {
    const ended = new Promise((resolve) => dev.once('close', resolve));
    dev.kill('SIGTERM');
    await ended;
    await until(() => !isRunning(postmaster), 50);
  });
});
