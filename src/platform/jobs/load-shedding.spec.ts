import { channel } from 'node:diagnostics_channel';
import { setTimeout as sleep } from 'node:timers/promises';
import { LoadShedding } from './load-shedding.js';

const request = channel('http.server.request.start');
let shedding: LoadShedding;
beforeEach(() => {
  shedding = new LoadShedding();
  shedding.watch();
});
afterEach(() => shedding.end());

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
  await Promise.all([shedding.run(job), shedding.run(job), shedding.run(job)]);
  return most;
}

describe('LoadShedding', () => {
  it('lets jobs run together while few requests come', async () => {
    for (let n = 0; n < 9; n += 1) request.publish({});
    expect(shedding.isOn()).toBe(false);
    expect(await mostAtOnce()).toBe(3);
  });

  it('lets them run one after the other while many come, and together again once it is over', async () => {
    const timer = setInterval(() => request.publish({}), 2);
    for (let n = 0; n < 10; n += 1) request.publish({});
    expect(shedding.isOn()).toBe(true);
    expect(await mostAtOnce()).toBe(1);
    clearInterval(timer);
    while (shedding.isOn()) await sleep(20);
    expect(await mostAtOnce()).toBe(3);
  });

  it('holds no job up for long behind one that waits', async () => {
    const timer = setInterval(() => request.publish({}), 2);
    for (let n = 0; n < 10; n += 1) request.publish({});
    let end = (): void => undefined;
    const slow = shedding.run(() => new Promise<void>((resolve) => (end = resolve)));
    let ran = false;
    await shedding.run(() => {
      ran = true;
      return Promise.resolve();
    });
    clearInterval(timer);
    expect(ran).toBe(true);
    end();
    await slow;
  });
});
