import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { networkOf } from '../platform/http/rate-limits/rate-limits.js';
import { type Limiter, RateLimits } from '../platform/http/rate-limits/rate-limits.js';
import { SETTINGS, type Settings } from '../platform/settings/settings.js';
import { Allow } from '../platform/http/caller.js';

/** Counts what anonymous people write, per address and minute (RATE_LIMIT_WRITES_PER_MINUTE). Runs after AccessGuard. */
@Injectable()
export class PublicWritesGuard implements CanActivate {
  private readonly writes: Limiter | undefined;

  constructor(
    private readonly reflector: Reflector,
    limits: RateLimits,
    @Inject(SETTINGS) { rateLimitWritesPerMinute: points }: Settings,
  ) {
    this.writes = points === 0 ? undefined : limits.make({ name: 'writes', points, seconds: 60 });
  }

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    if (!this.writes || request.method === 'GET' || request.method === 'HEAD') return true;
    const rule = this.reflector.get(Allow, context.getHandler());
    const known = request.caller !== undefined && request.caller.kind !== 'anonymous';
    if (known || (rule !== 'anyone' && rule !== 'anyone-known')) return true;
    return this.writes.take(networkOf(request.ip ?? ''), request.res).then(() => true);
  }
}
