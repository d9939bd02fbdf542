import { EventQueue } from './event-queue.js';

const event = { id: 'e', capacity: 40 };

describe('the line for an event', () => {
  it('lets few wait for its lock, and tells who sends too many to try again', async () => {
    const queue = new EventQueue();
    let [running, most] = [0, 0];
    const work = async () => {
      most = Math.max(most, ++running);
      await new Promise((done) => setTimeout(done, 2));
      running -= 1;
    };
    const flood = Array.from({ length: 100 }, () => queue.run(event, 'stranger', work));
    const honest = Array.from({ length: 5 }, (_, n) => queue.run(event, `home ${n}`, work));
    const statuses = (await Promise.allSettled(flood)).map((one) =>
      one.status === 'fulfilled' ? 201 : (one.reason as { getStatus(): number }).getStatus(),
    );
    expect((await Promise.allSettled(honest)).map(({ status }) => status)).toEqual(
      Array(5).fill('fulfilled'),
    );
    expect(most).toBe(3);
    expect(new Set(statuses)).toEqual(new Set([201, 503]));
    expect(statuses.filter((status) => status === 201).length).toBe(40);
  });

  it('is none where places have no limit, nor for staff', async () => {
    const queue = new EventQueue();
    let running = 0;
    const both = [
      ...Array.from({ length: 50 }, () => ['stranger', null] as const),
      ...Array.from({ length: 50 }, () => [null, 40] as const),
    ];
    const all = both.map(([sender, capacity]) =>
      queue.run({ id: 'e', capacity }, sender, () => {
        running += 1;
        return Promise.resolve();
      }),
    );
    expect(running).toBe(100);
    await Promise.all(all);
  });
});
