import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(__dirname, '..', '..');

/** What a web application answers when it is served from its sources. */
async function ask(folder: string, ...paths: string[]) {
  const program = join(ROOT, 'test', 'support', 'browser', 'dev-pages.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [program, folder, ...paths], {
    cwd: ROOT,
    maxBuffer: 20_000_000,
  });
  return JSON.parse(stdout.slice(stdout.indexOf('[{'))) as { path: string; status: number; html: string }[];
}

const h1 = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replaceAll(/<[^>]+>/g, '');

describe('npm run dev', () => {
  it('renders the site’s pages from their sources, with scripts of the sources', async () => {
    const pages = await ask(
      'web-public',
      ...['/', '/properties/residential/visayas/alpha-tower', '/register', '/thank-you/x', '/nowhere'],
    );
    expect(pages.map(({ path, status, html }) => [path, status, h1(html)])).toEqual([
      ['/', 200, 'Welcome to Stealth Land'],
      ['/properties/residential/visayas/alpha-tower', 200, 'Alpha Tower'],
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
});

describe('npm run dev, of the back office', () => {
  const FRAMES = ['/admin', '/admin/', '/admin/delegates'];
  const DOOR = [
    '/door',
    '/admin/door',
    '/admin/door/?x=1',
    '/admin/door/src/main.tsx',
    '/admin/door/door.webmanifest',
  ];
  let answers: Awaited<ReturnType<typeof ask>>;
  beforeAll(async () => {
    answers = [...(await ask('web-admin', ...FRAMES)), ...(await ask('web-door', ...DOOR))];
  });

  it('gives its frame for each of its addresses', () => {
    const frames = answers.slice(0, FRAMES.length);
    expect(frames.map(({ path }) => path)).toEqual(FRAMES);
    for (const { status, html } of frames) {
      expect(status).toBe(200);
      expect(html).toContain('src="/admin/src/main.tsx"');
    }
  });

  it('gives the door’s page, its modules and its manifest beside it', () => {
    const [short, page, same, program, manifest] = answers.slice(FRAMES.length);
    for (const answer of [short, page, same]) {
      expect(answer?.html).toContain('<title>Door</title>');
      expect(answer?.html).toContain('src="/admin/door/src/main.tsx"');
      expect(answer?.html).toContain('href="/admin/door/door.webmanifest"');
    }
    expect(program?.html).toContain('createRoot');
    expect(JSON.parse(manifest?.html ?? '')).toMatchObject({ start_url: '/admin/door' });
  });
});
