import { createHash, randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import { networkOf } from '../platform/http/rate-limits/rate-limits.js';

const DAY_MS = 86_400_000;
/** Two posts of the same content without a cookie count as a double click for so long. */
const TWO_CLICKS_MS = 5_000;
/** Bounds the memory: more forms without script are never posted in that time. */
const MAX_LATELY = 1_000;
const COOKIE = /^[\w-]{22}$/;

/**
 * A browser without script has no key to send with a form: the same content within a day, from the same browser in the same
 * network, is the same form, sent twice. The browser is known by a cookie that the first answer sets; whoever knows what
 * somebody typed has none, and is led to nobody's ticket.
 */
export class FormKeys {
  private readonly name: string;
  private readonly lately = new Map<string, { cookie: string; at: number }>();

  constructor(private readonly secure: boolean) {
    this.name = secure ? '__Secure-form' : 'form';
  }

  /**
   * A UUID of version 8 marks such a key. Its sender did not choose it, so the same form makes a new record once the first
   * one was cancelled (idempotency.ts).
   */
  give(request: Request, response: Response): void {
    if (request.headers['idempotency-key'] !== undefined) return;
    const form = [request.path, JSON.stringify(request.body), networkOf(request.ip ?? '', 56)];
    const cookie = this.cookieOf(request) ?? this.newCookie([...form, String(request.headers['user-agent'])]);
    response.cookie(this.name, cookie, {
      httpOnly: true,
      sameSite: 'strict',
      secure: this.secure,
      path: '/api/v1',
      maxAge: DAY_MS,
    });
    const [a, b, c, d, e] =
      /^(.{8})(.{4}).(.{3}).(.{3})(.{12})/.exec(hash([...form, cookie]))?.slice(1) ?? [];
    request.headers['idempotency-key'] = `${a}-${b}-8${c}-8${d}-${e}`;
  }

  private cookieOf({ headers: { cookie = '' } }: Request): string | undefined {
    const pair = cookie.split(/; */).find((each) => each.startsWith(`${this.name}=`));
    const value = pair?.slice(this.name.length + 1);
    return value !== undefined && COOKIE.test(value) ? value : undefined;
  }

  /** The second click is sent before the first is answered. */
  private newCookie(of: string[]): string {
    const now = Date.now();
    const key = hash(of);
    const before = this.lately.get(key);
    if (before && now - before.at < TWO_CLICKS_MS) return before.cookie;
    const cookie = randomBytes(16).toString('base64url');
    if (this.lately.size >= MAX_LATELY) this.lately.clear();
    this.lately.set(key, { cookie, at: now });
    return cookie;
  }
}

const hash = (parts: string[]): string => {
  const made = createHash('sha256');
  for (const part of parts) made.update(String(part.length)).update(part);
  return made.digest('hex');
};
