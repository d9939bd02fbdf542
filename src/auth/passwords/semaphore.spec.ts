import { Semaphore } from './password-hash.js';

const task = () => {
  let finish = () => {};
  const done = new Promise<void>((resolve) => (finish = resolve));
  return { run: jest.fn(() => done), finish: () => finish() };
};
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('Semaphore', () => {
  it('runs so many at once, lets some wait in order, and turns the rest away', async () => {
    const turns = new Semaphore(1, 1, () => new Error('full'));
    const [first, second] = [task(), task()];
    const one = turns.take(first.run);
    const two = turns.take(second.run);
    await expect(turns.take(task().run)).rejects.toThrow('full');
    expect(first.run).toHaveBeenCalled();
    expect(second.run).not.toHaveBeenCalled();

    first.finish();
    await one;
    await settle();
    expect(second.run).toHaveBeenCalled();
    second.finish();
    await two;
  });

  it('goes on after a task that failed', async () => {
    const turns = new Semaphore(1, 0, () => new Error('full'));
    await expect(turns.take(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(turns.take(() => Promise.resolve('next'))).resolves.toBe('next');
  });
});
