import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { compressFurther, writeRelease } from './write-release';

describe('the pages of a release', () => {
  const home = mkdtempSync(path.join(tmpdir(), 'releases-'));
  afterAll(() => rmSync(home, { recursive: true }));
  const page = (words: string) =>
    Array.from({ length: 500 }, (_, n) => `<p>${words} ${n * n}</p>`).join('\n');
  const write = async (name: string, words: string, before?: string) => {
    const folder = path.join(home, name);
    const files = [page('The same'), page(words)].map((source, n) => ({
      ...{ path: `${n}.html`, source, make: () => source },
    }));
    expect(await writeRelease(folder, files, before)).toEqual([]);
    return folder;
  };
  const small = (folder: string, n: number) => readFileSync(path.join(folder, `${n}.html.br`));

  it('are made smaller behind their publication, and are the same; the next release has what did not change', async () => {
    const first = await write('first', 'Old');
    const quick = [small(first, 0), small(first, 1)];
    await compressFurther(first);
    expect(small(first, 0).length).toBeLessThan(quick[0]?.length ?? 0);
    expect(brotliDecompressSync(small(first, 1)).toString()).toBe(page('Old'));

    const second = await write('second', 'New', first);
    expect(small(second, 0)).toEqual(small(first, 0));
    const [shared, changed] = [small(second, 0), small(second, 1)];
    await compressFurther(second);
    expect(small(second, 0)).toEqual(shared);
    expect(small(second, 1).length).toBeLessThan(changed.length);
    expect(brotliDecompressSync(small(second, 1)).toString()).toBe(page('New'));
  });

  it('are made a few at a time, for each may take much memory', async () => {
    let finish: (made: string) => void = () => undefined;
    const made = new Promise<string>((resolve) => (finish = resolve));
    const make = jest.fn(() => made);
    const files = Array.from({ length: 12 }, (_, n) => ({ path: `${n}.pdf`, source: 'a', make }));
    const written = writeRelease(path.join(home, 'few'), files, undefined);
    // Long enough for a fifth to begin.
    await setTimeout(200);
    expect(make).toHaveBeenCalledTimes(4);
    finish('Made');
    expect(await written).toEqual([]);
    expect(make).toHaveBeenCalledTimes(12);
  });
});
