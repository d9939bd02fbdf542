import { channel } from 'node:diagnostics_channel';
import { setTimeout as sleep } from 'node:timers/promises';
import { Rush } from './rush.js';

const request = channel('http.server.request.start');
let rush: Rush;
beforeEach(() => {
  rush = new Rush();
  rush.watch();
});
afterEach(() => rush.end());

/** Most jobs that ran at once, of three that take 20 ms. */
async function mostAtOnce(): Promise<number> {
  let running = 0;
  let most = 0;
  const job = async () => {
    running += 1;
    most = Math.max(most, running);
    await sleep(20);
    running -= 1;
  };
  await Promise.all([rush.run(job), rush.run(job), rush.run(job)]);
  return most;
}

describe('Rush', () => {
  it('lets jobs run together while few requests come', async () => {
    for (let n = 0; n < 9; n += 1) request.publish({});
    expect(rush.isOn()).toBe(false);
    expect(await mostAtOnce()).toBe(3);
  });

  it('lets them run one after the other while many come, and together again once it is over', async () => {
    const timer = setInterval(() => request.publish({}), 2);
    for (let n = 0; n < 10; n += 1) request.publish({});
    expect(rush.isOn()).toBe(true);
    expect(await mostAtOnce()).toBe(1);
    clearInterval(timer);
    while (rush.isOn()) await sleep(20);
    expect(await mostAtOnce()).toBe(3);
  });

  it('holds no job up for long behind one that waits', async () => {
    const timer = setInterval(() => request.publish({}), 2);
    for (let n = 0; n < 10; n += 1) request.publish({});
    let end = (): void => undefined;
    const slow = rush.run(() => new Promise<void>((resolve) => (end = resolve)));
    let ran = false;
    await rush.run(() => {
      ran = true;
      return Promise.resolve();
    });
    clearInterval(timer);
    expect(ran).toBe(true);
    end();
    await slow;
  });
});
