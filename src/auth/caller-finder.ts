import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { ANONYMOUS, type Caller } from '../platform/http/caller.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import { refuseOtherOrigins } from '../platform/http/origin-check.js';
import { SETTINGS, type Settings } from '../platform/settings/settings.js';
import { ApiKeys } from './api-keys/api-keys.service.js';
import { SessionCookie } from './sessions/session-cookie.js';
import { Sessions } from './sessions/sessions.js';

/** @returns whose token it is @throws ApiError 401 with a sentence, when it is no longer valid */
type TokenFinder = (token: string) => Promise<Caller>;

/** Finds out who makes a request: by its API key or its device's token, else by its session cookie. */
@Injectable()
export class CallerFinder {
  private readonly trustedOrigins: ReadonlySet<string>;
  private readonly finders = new Map<string, TokenFinder>();

  constructor(
    private readonly keys: ApiKeys,
    private readonly sessions: Sessions,
    private readonly cookie: SessionCookie,
    @Inject(SETTINGS) settings: Settings,
  ) {
    this.trustedOrigins = new Set([new URL(settings.publicUrl).origin, ...settings.corsOrigins]);
  }

  /** A feature that gives out tokens of its own, such as `door_…`, calls this in onModuleInit. */
  findsTokens(prefix: string, find: TokenFinder): void {
    this.finders.set(prefix, find);
  }

  /** @throws ApiError 401 for a key that is not valid; 403 for a cookie sent from another origin's page */
  async find(request: Request): Promise<Caller> {
    const authorization = request.headers.authorization;
    // Other schemes are for whoever stands in front, such as the proxy of a staging site.
    if (authorization !== undefined && /^Bearer\b/i.test(authorization))
      return this.byKey(authorization, request);
    const token = this.cookie.read(request);
    if (token === undefined) return ANONYMOUS;
    this.refuseOtherOrigins(request);
    return (await this.sessions.find(token)) ?? ANONYMOUS;
  }

  refuseOtherOrigins(request: Request): void {
    refuseOtherOrigins(request, this.trustedOrigins);
  }

  private async byKey(authorization: string, request: Request): Promise<Caller> {
    const key = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
    const find = this.finders.get(key?.split('_', 1)[0] ?? '');
    if (key !== undefined && find) return find(key);
    const caller = key === undefined ? undefined : await this.keys.find(key);
    if (caller) return caller;
    request.res?.setHeader('WWW-Authenticate', 'Bearer realm="api", error="invalid_token"');
    throw ApiError.signIn('This API key is not valid: it is unknown, expired or revoked.');
  }
}
