import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ContentArchiveError, importContent, publicEntries } from '../../src/content/content-archive.js';
import { Renderer } from '../../src/content/renderer.js';
import { type Api, startApi } from '../support/api.js';

jest.setTimeout(240_000);

let one: Api;
let other: Api;
const renderer = new Renderer();
const folder = mkdtempSync(join(tmpdir(), 'content-archive-'));
beforeAll(async () => {
  [one, other] = await Promise.all([startApi(), startApi()]);
});
afterAll(async () => {
  renderer.onApplicationShutdown();
  await Promise.all([one.close(), other.close()]);
  rmSync(folder, { recursive: true });
});

/** Every file of a rendered folder, by its path. */
function filesOf(path: string): Map<string, Buffer> {
  const found = readdirSync(path, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  return new Map(
    found.map((file) => {
      const full = join(file.parentPath, file.name);
      return [full.slice(path.length), readFileSync(full)];
    }),
  );
}

const render = async (name: string, entries: Awaited<ReturnType<typeof publicEntries>>) => {
  const target = join(folder, name);
  const origin = 'https://example.com';
  const { problems } = await renderer.call('render', { folder: target, entries, uploaded: {}, origin });
  expect(problems).toEqual([]);
  return filesOf(target);
};

it('renders byte for byte the same pages from the seed as from an export of it', async () => {
  const exported = await publicEntries(one.db, renderer);
  const seed = await render('seed', []);
  // As an archive carries them.
  const again = await render('export', JSON.parse(JSON.stringify(exported)) as typeof exported);
  expect([...again.keys()].sort()).toEqual([...seed.keys()].sort());
  expect([...seed].filter(([name, bytes]) => !again.get(name)?.equals(bytes)).map(([name]) => name)).toEqual(
    [],
  );
  expect(seed.size).toBeGreaterThan(25);
});

it('refuses what is no export, and keeps nothing of it', async () => {
  const broken = join(folder, 'broken.tar.gz');
  writeFileSync(broken, 'not at all');
  await expect(importContent(other.db, renderer, broken)).rejects.toThrow(ContentArchiveError);
});
