import { setImmediate as tick } from 'node:timers/promises';
import { DataLoader } from './data-loader.js';

/** A look-up that answers only when told to. */
function slowLookUp() {
  const calls: { keys: string[]; answer: (found: Record<string, number>) => void; fail: () => void }[] = [];
  const find = (keys: string[]) =>
    new Promise<Map<string, number>>((resolve, reject) =>
      calls.push({
        keys,
        answer: (found) => resolve(new Map(Object.entries(found))),
        fail: () => reject(new Error('away')),
      }),
    );
  return { calls, batch: new DataLoader(find) };
}

describe('DataLoader', () => {
  it('asks at once, and together what comes meanwhile', async () => {
    const { calls, batch } = slowLookUp();
    const first = batch.get('a');
    await tick();
    const later = [batch.get('b'), batch.get('c'), batch.get('b')];
    expect(calls.map(({ keys }) => keys)).toEqual([['a']]);
    calls[0]?.answer({ a: 1 });
    expect(await first).toBe(1);
    await tick();
    expect(calls.map(({ keys }) => keys)).toEqual([['a'], ['b', 'c']]);
    calls[1]?.answer({ b: 2 });
    expect(await Promise.all(later)).toEqual([2, undefined, 2]);
  });

  it('gives nobody the answer to a question that was asked before theirs', async () => {
    const { calls, batch } = slowLookUp();
    const before = batch.get('key');
    await tick();
    const after = batch.get('key');
    calls[0]?.answer({ key: 1 });
    await tick();
    calls[1]?.answer({});
    expect([await before, await after]).toEqual([1, undefined]);
  });

  it('fails those who asked, and nobody after', async () => {
    const { calls, batch } = slowLookUp();
    const failing = batch.get('a');
    await tick();
    calls[0]?.fail();
    await expect(failing).rejects.toThrow('away');
    await tick();
    const next = batch.get('a');
    await tick();
    calls[1]?.answer({ a: 3 });
    expect(await next).toBe(3);
  });
});
