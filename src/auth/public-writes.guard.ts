import { createHash } from 'node:crypto';
import { Inject, Injectable, Logger, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { Allow } from '../platform/http/caller.js';
import {
  CountWrites,
  FROM_A_HALL,
  ORDINARY,
  type WriteLimit,
} from '../platform/http/rate-limits/public-write.js';
import { networksOf, RateLimits, type Limiter } from '../platform/http/rate-limits/rate-limits.js';
import { foldAddress } from '../platform/mail/addresses.js';
import { SETTINGS, type Settings } from '../platform/settings/settings.js';

const log = new Logger('Limits');

/** How many times as much as a /64 of IPv6 its /56 and its /48 may write: whoever has one has 65,536 of the first. */
const WIDTHS = [1, 2, 4];
const nameOf = (wider: number) => (wider === 1 ? '' : `-wider-${wider}`);

/** RATE_LIMIT_WRITES_PER_MINUTE, applied three times. */
interface Limits {
  /** One person's: an e-mail address, an id or a mailed link, from one address. */
  sender: Limiter;
  /** What was refused by its content: a form's guesses, a script that tries what goes through. One for each width. */
  refused: Limiter[];
  /** All from one address, by how much more than a person it may send. One for each width. */
  address: Map<number, Limiter[]>;
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
    const make = (name: string, times = 1) => limits.make({ name, points: points * times, seconds: 60 });
    const times = [ORDINARY, FROM_A_HALL].map(({ perAddress }) => perAddress);
    if (points > 0)
      this.limits = {
        sender: make('writes'),
        refused: WIDTHS.map((wider) => make(`refused-writes${nameOf(wider)}`, wider)),
        address: new Map(
          times.map((many) => [
            many,
            WIDTHS.map((wider) => make(`address-writes-${many}${nameOf(wider)}`, many * wider)),
          ]),
        ),
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

  /** @throws Refusal 429 */
  private async count({ sender, refused, address }: Limits, request: Request, limit: WriteLimit) {
    const networks = networksOf(request.ip ?? '');
    for (const [n, network] of networks.entries()) await refused[n]?.check(network, request.res);
    await sender.take(`${networks[0] ?? ''} ${senderOf(request)}`, request.res);
    const limiters = address.get(limit.perAddress) ?? [];
    for (const [n, network] of networks.entries())
      await limiters[n]?.take(network, request.res, 'when refused');
    request.res?.once('finish', () => {
      const status = request.res?.statusCode ?? 0;
      if (status < 400 || status >= 500 || status === 429) return;
      Promise.all(networks.map(async (network, n) => refused[n]?.add(network))).catch((error: unknown) =>
        log.warn(`A refused write was not counted: ${String(error)}`),
      );
    });
  }
}

/** Who writes, as far as the request says: no address is kept in the counters. */
function senderOf({ params, body }: Request): string {
  const { email, contact, token, uuid } = (body ?? {}) as Record<string, unknown>;
  const { email: payer } = (contact ?? {}) as { email?: unknown };
  // Of a record, a form, a group of delegates, a mailed link, a ticket.
  const named = [params.id, params.uuid, token, email, payer, uuid].find(isName);
  if (named === undefined) return 'unnamed';
  return createHash('sha256').update(foldAddress(named)).digest('base64url');
}

const isName = (value: unknown): value is string => typeof value === 'string' && value !== '';
