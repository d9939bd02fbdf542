import { channel } from 'node:diagnostics_channel';
import { setTimeout as sleep } from 'node:timers/promises';
import { LoadShedding } from './load-shedding.js';

const request = channel('http.server.request.start');
/** Stands still, or a machine that stops for a moment would end a rush. */
let now = 0;
let shedding: LoadShedding;
beforeEach(() => {
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  shedding = new LoadShedding();
  shedding.watch();
});
afterEach(() => {
  shedding.end();
  jest.restoreAllMocks();
});

function ask(times: number): void {
  for (let n = 0; n < times; n += 1) request.publish({});
}

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
    ask(9);
    expect(shedding.isOn()).toBe(false);
    expect(await mostAtOnce()).toBe(3);
  });

  it('lets them run one after the other while many come, and together again once it is over', async () => {
    ask(10);
    expect(shedding.isOn()).toBe(true);
    expect(await mostAtOnce()).toBe(1);
    now += 200;
    expect(shedding.isOn()).toBe(false);
    expect(await mostAtOnce()).toBe(3);
  });

  it('holds no job up for long behind one that waits', async () => {
    ask(10);
    let end = (): void => undefined;
    const slow = shedding.run(() => new Promise<void>((resolve) => (end = resolve)));
    let ran = false;
    await shedding.run(() => {
      ran = true;
      return Promise.resolve();
    });
    expect(ran).toBe(true);
    end();
    await slow;
  });
});
