import type { CookieOptions, Request, Response } from 'express';
import type { Settings } from '../../platform/settings/settings.js';

/** A session unused for this long is over. */
export const IDLE_LIFETIME_MS = 2 * 3_600_000;
/** A session is over this long after sign-in, used or not. */
export const ABSOLUTE_LIFETIME_MS = 24 * 3_600_000;

/** The session cookie: read and written by these rules alone. */
export class SessionCookie {
  readonly name: string;
  private readonly options: CookieOptions;

  constructor(settings: Pick<Settings, 'publicUrl'>) {
    const secure = settings.publicUrl.startsWith('https:');
    // Browsers accept a __Host- cookie only when it is Secure, for the whole site and for this host alone.
    this.name = secure ? '__Host-staff_session' : 'staff_session';
    this.options = { httpOnly: true, secure, sameSite: 'strict', path: '/' };
  }

  /** @returns the token that the request carries, if any */
  read(request: Request): string | undefined {
    const start = `${this.name}=`;
    const pair = request.headers.cookie?.split('; ').find((part) => part.startsWith(start));
    return pair?.slice(start.length) || undefined;
  }

  set(response: Response, token: string): void {
    response.cookie(this.name, token, { ...this.options, maxAge: ABSOLUTE_LIFETIME_MS });
  }

  clear(response: Response): void {
    response.clearCookie(this.name, this.options);
  }
}
