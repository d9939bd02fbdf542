import { createServer, type Server, type Socket } from 'node:net';
import { RateLimits } from './rate-limits.js';
import { connect } from './rate-limits.module.js';

const THREE = { name: 'test', points: 3, seconds: 60 };
const refusals = async (limits: RateLimits, takes: number) => {
  const limiter = limits.make(THREE);
  const results = await Promise.allSettled(Array.from({ length: takes }, () => limiter.take('someone')));
  return results.filter(({ status }) => status === 'rejected').length;
};

describe('RateLimits', () => {
  it('counts each key by itself, until its time is over', async () => {
    jest.useFakeTimers();
    const limiter = new RateLimits(undefined).make(THREE);
    for (let n = 0; n < 3; n++) await limiter.take('one');
    await limiter.take('other');
    await expect(limiter.take('one')).rejects.toMatchObject({ status: 429, retryAfter: 60 });
    jest.advanceTimersByTime(60_000);
    await limiter.take('one');
    jest.useRealTimers();
  });

  it('counts in this process while Redis is away', async () => {
    const redis = await connect('redis://127.0.0.1:1');
    expect(await refusals(new RateLimits(redis), 5)).toBe(2);
    redis.disconnect();
  });

  it('does not wait for a Redis that takes connections and says nothing', async () => {
    const sockets: Socket[] = [];
    const silent = await listening(createServer((socket) => void sockets.push(socket)));
    const redis = await connect(`redis://127.0.0.1:${silent.port}`);
    const start = Date.now();
    expect(await refusals(new RateLimits(redis), 5)).toBe(2);
    expect(Date.now() - start).toBeLessThan(2_000);
    redis.disconnect();
    sockets.forEach((socket) => socket.destroy());
    silent.server.close();
  });
});

const listening = (server: Server) =>
  new Promise<{ server: Server; port: number }>((resolve) =>
    server.listen(0, '127.0.0.1', () =>
      resolve({ server, port: (server.address() as { port: number }).port }),
    ),
  );
