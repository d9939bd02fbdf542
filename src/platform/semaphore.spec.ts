import { Semaphore, type SemaphoreLimits, type Weight } from './semaphore.js';

const limits: SemaphoreLimits = { atOnce: 1, perSender: 1, waiting: 10, full: () => new Error('full') };

/** A semaphore whose work runs until it is ended; `started` names what has run, in order. */
function setUp(more: Partial<SemaphoreLimits> = {}) {
  const semaphore = new Semaphore({ ...limits, ...more });
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (name: string, turn: Weight = {}) =>
    semaphore.run(() => {
      started.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    }, turn);
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const end = async (name: string) => {
    await settle();
    ends.get(name)?.();
    await settle();
  };
  return { run, end, settle, started };
}

describe('Semaphore', () => {
  it('runs so many at once, and the rest in order', async () => {
    const { run, end, settle, started } = setUp({ atOnce: 2, perSender: 2 });
    for (const name of ['a', 'b', 'c', 'd']) void run(name);
    await settle();
    expect(started).toEqual(['a', 'b']);
    await end('b');
    expect(started).toEqual(['a', 'b', 'c']);
    await end('a');
    expect(started).toEqual(['a', 'b', 'c', 'd']);
  });

  it('gives every sender a turn before anybody’s next', async () => {
    const { run, end, started } = setUp();
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1']) void run(name, { sender: name[0] });
    for (const name of ['a1', 'b1', 'c1', 'a2', 'a3']) await end(name);
    expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'a3', 'a4']);
  });

  it('lets one sender have no more than its share at once', async () => {
    const { run, settle, started } = setUp({ atOnce: 2 });
    for (const name of ['a1', 'a2', 'b1']) void run(name, { sender: name[0] });
    await settle();
    expect(started).toEqual(['a1', 'b1']);
  });

  it('takes cheap work before costly work that came earlier, and yet comes to the costly', async () => {
    const { run, end, started } = setUp();
    void run('now', { sender: 'n' });
    for (let n = 0; n < 5; n++) void run(`big${n}`, { sender: `x${n}`, cost: 1_000 });
    void run('small', { sender: 'y', cost: 100 });
    void run('free', { sender: 'z', cost: 0 });
    for (const name of ['now', 'free', 'small', 'big0', 'big1', 'big2', 'big3']) await end(name);
    expect(started).toEqual(['now', 'free', 'small', 'big0', 'big1', 'big2', 'big3', 'big4']);
  });

  it('keeps a place for small work', async () => {
    const { run, settle, started } = setUp({ atOnce: 2, smallCost: 10 });
    for (const name of ['big1', 'big2', 'small'])
      void run(name, { sender: name, cost: name === 'small' ? 1 : 99 });
    await settle();
    expect(started).toEqual(['big1', 'small']);
  });

  it('turns away whoever has most in a full line, and then whoever comes', async () => {
    const { run, started } = setUp({ waiting: 3 });
    void run('now');
    const many = ['a1', 'a2', 'a3'].map((name) => run(name, { sender: 'a' }));
    void run('b1', { sender: 'b' });
    await expect(many[2]).rejects.toThrow('full');
    await expect(run('a4', { sender: 'a' })).rejects.toThrow('full');
    expect(started).toEqual(['now']);
  });

  it('forgets whoever went away while waiting', async () => {
    const { run, end, started } = setUp();
    const gone = new AbortController();
    void run('now');
    const waiting = run('a', { signal: gone.signal });
    void run('b');
    gone.abort(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
    await expect(run('c', { signal: gone.signal })).rejects.toThrow('gone');
    await end('now');
    expect(started).toEqual(['now', 'b']);
  });

  it('goes on after work that failed', async () => {
    const semaphore = new Semaphore({ ...limits, waiting: 0 });
    await expect(semaphore.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(semaphore.run(() => Promise.resolve('next'))).resolves.toBe('next');
  });
});
