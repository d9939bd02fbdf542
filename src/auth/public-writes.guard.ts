import { createHash } from 'node:crypto';
import { Inject, Injectable, Logger, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { Allow } from '../platform/http/caller.js';
import { NetworkLimits } from '../platform/http/rate-limits/network-limits.js';
import {
  CountWrites,
  HIGH_VOLUME,
  ORDINARY,
  type WriteLimit,
} from '../platform/http/rate-limits/public-write.js';
import { networkOf, RateLimits, type Limiter } from '../platform/http/rate-limits/rate-limits.js';
import { foldAddress } from '../platform/mail/addresses.js';
import { SETTINGS, type Settings } from '../platform/settings/settings.js';

const log = new Logger('Limits');

/** RATE_LIMIT_WRITES_PER_MINUTE holds three times. */
interface Limits {
  /** For one person, known by an e-mail address, an id or a mailed link, at one address. */
  sender: Limiter;
  /** For what one network sent and was refused: a script that guesses, or tries what goes through. */
  refused: NetworkLimits;
  /** For all that one address sends; the key says how many times as much as a person it may. */
  address: Map<number, NetworkLimits>;
}

/**
 * Counts what anonymous people write in a minute. One address is often many people (an event's Wi-Fi, a carrier's shared
 * address), and one person is no address: so a sender has the limit, an address has it for what is refused, and several
 * times as much for what is accepted (docs/security.md gives the reasons). Runs after AccessGuard.
 */
@Injectable()
export class PublicWritesGuard implements CanActivate {
  private readonly limits: Limits | undefined;

  constructor(
    private readonly reflector: Reflector,
    limits: RateLimits,
    @Inject(SETTINGS) { rateLimitWritesPerMinute: points }: Settings,
  ) {
    const ruleOf = (name: string, times = 1) => ({ name, points: points * times, seconds: 60 });
    const ofNetworks = (name: string, times = 1) => new NetworkLimits(limits, ruleOf(name, times));
    const times = [ORDINARY, HIGH_VOLUME].map(({ perAddress }) => perAddress);
    if (points > 0)
      this.limits = {
        sender: limits.make(ruleOf('writes')),
        refused: ofNetworks('refused-writes'),
        address: new Map(times.map((many) => [many, ofNetworks(`address-writes-${many}`, many)])),
      };
  }

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    if (!this.limits || request.method === 'GET' || request.method === 'HEAD') return true;
    const rule = this.reflector.get(Allow, context.getHandler());
    const known = request.caller !== undefined && request.caller.kind !== 'anonymous';
    if (known || (rule !== 'anyone' && rule !== 'anyone-known')) return true;
    const limit = this.reflector.get(CountWrites, context.getHandler()) ?? ORDINARY;
    if (limit === 'counted-elsewhere') return true;
    return this.count(this.limits, request, limit).then(() => true);
  }

  /** @throws ApiError 429 */
  private async count({ sender, refused, address }: Limits, request: Request, limit: WriteLimit) {
    const from = request.ip ?? '';
    await refused.check(from, request.res);
    await sender.take(`${networkOf(from)} ${senderOf(request)}`, request.res);
    await address.get(limit.perAddress)?.take(from, request.res);
    request.res?.once('finish', () => {
      const status = request.res?.statusCode ?? 0;
      if (status < 400 || status >= 500 || status === 429) return;
      refused
        .add(from)
        .catch((error: unknown) => log.warn(`A refused write was not counted: ${String(error)}`));
    });
  }
}

/** Who writes, as far as the request says: no address is kept in the counters. */
function senderOf({ params, body }: Request): string {
  const { email, contact, token, uuid } = (body ?? {}) as Record<string, unknown>;
  const { email: payer } = (contact ?? {}) as { email?: unknown };
  // What names a person: a record's id in the address, a mailed link's token, an e-mail, a group's contact, a ticket's
  // uuid.
  const named = [params.id, params.uuid, token, email, payer, uuid].find(isName);
  if (named === undefined) return 'unnamed';
  return createHash('sha256').update(foldAddress(named)).digest('base64url');
}

const isName = (value: unknown): value is string => typeof value === 'string' && value !== '';
