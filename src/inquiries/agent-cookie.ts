import type { Request, Response } from 'express';

const NAME = 'agent';
/** Whoever is shown a home seldom writes on the same day; the privacy policy says how long. */
const KEPT_MS = 90 * 86_400_000;
const CODE = /^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/;

/** Whose link led here, kept by the visitor's own browser; the last link counts. The site's script writes it too. */
export function keepAgent(response: Response, code: string): void {
  response.cookie(NAME, code, {
    maxAge: KEPT_MS,
    path: '/',
    sameSite: 'lax',
    secure: response.req.secure,
  });
}

/** The code that was kept; undefined where the cookie holds no code. */
export function keptAgent({ headers }: Pick<Request, 'headers'>): string | undefined {
  const start = `${NAME}=`;
  const code = headers.cookie
    ?.split('; ')
    .find((part) => part.startsWith(start))
    ?.slice(start.length);
  return code !== undefined && CODE.test(code) ? code : undefined;
}
