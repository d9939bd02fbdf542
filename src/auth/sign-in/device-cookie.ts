import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { CookieOptions, Request, Response } from 'express';
import { SETTINGS, type Settings } from '../../platform/settings/settings.js';
import { AUTH_SECRET } from '../secret.js';
import { accountKey } from './login-throttle.js';

const DAY_MS = 86_400_000;
const LIFETIME_DAYS = 180;
/** Accounts that one browser remembers: colleagues share a computer. */
const MAX = 5;

/**
 * Remembers that somebody has signed in to an account in this browser before. It opens nothing: it only gives the
 * browser tries of its own, so that strangers who guess at the account do not keep its owner out (OWASP, "Slow Down
 * Online Guessing Attacks with Device Cookies").
 */
@Injectable()
export class DeviceCookie {
  private readonly name: string;
  private readonly options: CookieOptions;

  constructor(
    @Inject(AUTH_SECRET) private readonly secret: string,
    @Inject(SETTINGS) { publicUrl }: Settings,
  ) {
    const secure = publicUrl.startsWith('https:');
    this.name = secure ? '__Secure-staff_device' : 'staff_device';
    this.options = { httpOnly: true, secure, sameSite: 'strict', path: '/api/v1/auth' };
  }

  /** @returns the device's name, if somebody has signed in to this account with it; undefined otherwise */
  read(request: Request, email: string, now = Date.now()): string | undefined {
    return this.tokens(request)
      .find((token) => this.isFor(token, email, now))
      ?.split('.')[0];
  }

  /** Somebody has signed in. */
  remember(request: Request, response: Response, email: string, now = Date.now()): void {
    const kept = this.tokens(request).filter((token) => !this.isFor(token, email, now));
    const device = this.read(request, email, now) ?? randomBytes(12).toString('base64url');
    const day = Math.floor(now / DAY_MS);
    const tokens = [`${device}.${day}.${this.sign(device, day, email)}`, ...kept].slice(0, MAX);
    response.cookie(this.name, tokens.join('~'), { ...this.options, maxAge: LIFETIME_DAYS * DAY_MS });
  }

  private tokens(request: Request): string[] {
    const start = `${this.name}=`;
    const cookie = request.headers.cookie?.split('; ').find((part) => part.startsWith(start));
    return cookie?.slice(start.length).split('~').slice(0, MAX) ?? [];
  }

  private isFor(token: string, email: string, now: number): boolean {
    const [device = '', day = '', signature = ''] = token.split('.');
    const age = Math.floor(now / DAY_MS) - Number(day);
    const given = Buffer.from(signature);
    const right = Buffer.from(this.sign(device, Number(day), email));
    return age <= LIFETIME_DAYS && given.length === right.length && timingSafeEqual(given, right);
  }

  private sign(device: string, day: number, email: string): string {
    // Session tokens are hashed under the same secret. None has a colon, so that neither can stand for the other.
    return createHmac('sha256', this.secret)
      .update(`device:${device}:${day}:${accountKey(email)}`)
      .digest('base64url');
  }
}
