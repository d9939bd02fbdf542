import { Global, Inject, Logger, Module, Optional, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { SETTINGS, type Settings } from '../../settings/settings.js';
import { LIMITS_REDIS, RateLimits } from './rate-limits.js';

@Global()
@Module({
  providers: [
    RateLimits,
    {
      provide: LIMITS_REDIS,
      inject: [SETTINGS],
      useFactory: ({ redisUrl }: Settings) => (redisUrl === undefined ? undefined : connect(redisUrl)),
    },
  ],
  exports: [RateLimits],
})
export class RateLimitsModule implements OnApplicationShutdown {
  constructor(@Optional() @Inject(LIMITS_REDIS) private readonly redis: Redis | undefined) {}

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }
}

/** A request never waits for a Redis that is away: commands fail at once, and reconnecting goes on behind. */
export async function connect(url: string): Promise<Redis> {
  // The library is loaded only where there is a Redis: it is a twentieth of the start, and of the memory.
  const { Redis } = await import('ioredis');
  const log = new Logger('redis');
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2_000,
    commandTimeout: 500,
    retryStrategy: (attempt) => Math.min(attempt * 200, 5_000),
  });
  let away = false;
  redis.on('ready', () => {
    if (away) log.log('Redis is back: rate limits are shared again');
    away = false;
  });
  redis.on('error', (error: Error) => {
    if (!away) log.warn(`Redis is away: rate limits are counted per process (${error.message})`);
    away = true;
  });
  return redis;
}
