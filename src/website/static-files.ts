import { existsSync, readdirSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import express, { type NextFunction, type Request, type Response } from 'express';

const FOR_EVER = 'public, max-age=31536000, immutable';
/** The build gives everything under assets/ a name with a hash of its content; all else is asked for again. */
const HASHED = /^assets\//;
/** A file that ends so is still being written. */
const HALF = '.part';
/** Copies that were compressed when the site was built. */
const SUFFIXES: Record<string, string> = { br: '.br', gzip: '.gz' };
const COPY = /\.(?:br|gz)$/;
/** The browser fetches these rules, and with them the next page before it is asked for. */
const SPECULATION_RULES = 'speculation-rules.json';

/** One folder of files, listed once: no path outside of it can be asked for, and nothing hidden. */
interface StaticFiles {
  has(name: string): boolean;
  /**
   * Answers with the file: compressed as the client takes it, in ranges (films are played from the middle), 304, 412
   * and 416 where they are due.
   * @param name a path inside the folder, such as `about-us/index.html`
   * @param next called where the file is not there any more, or can't be read
   */
  send(name: string, request: Request, response: Response, next: NextFunction): void;
}

/**
 * By Express's own static middleware, which reads no compressed copies by itself: here the request is led to the copy.
 * @param root a folder as it was built or rendered, with `.br` and `.gz` beside what is worth compressing
 */
export function staticFiles(root: string): StaticFiles {
  const copies = copiesIn(root);
  const serve = express.static(root, { index: false, redirect: false, cacheControl: false });
  return {
    has: (name) => copies.has(name),
    send: (name, request, response, next) => {
      const { url } = request;
      const encodings = copies.get(name) ?? [];
      const encoding = encodings.find((each) => request.acceptsEncodings(each) === each);
      if (encodings.length > 0) response.setHeader('Vary', 'Accept-Encoding');
      response.type(name.endsWith(SPECULATION_RULES) ? 'application/speculationrules+json' : extname(name));
      response.setHeader('Cache-Control', HASHED.test(name) ? FOR_EVER : 'no-cache');
      if (encoding !== undefined) response.setHeader('Content-Encoding', encoding);
      const file = encoding === undefined ? name : name + SUFFIXES[encoding];
      request.url = `/${file.split('/').map(encodeURIComponent).join('/')}`;
      serve(request, response, (error?: Refused) => {
        request.url = url;
        response.removeHeader('Content-Encoding');
        if (error?.status !== undefined && error.status < 500) return refuse(response, error);
        next(error);
      });
    },
  };
}

/** Every file by its path inside the folder, with the encodings in which a copy lies beside it, smallest first. */
function copiesIn(root: string): Map<string, string[]> {
  if (!existsSync(root)) return new Map();
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) =>
    name.split(sep).join('/'),
  );
  const all = new Set(names);
  const encodings = Object.keys(SUFFIXES);
  const isCopy = (name: string) => COPY.test(name) && all.has(name.replace(COPY, ''));
  const isHidden = (name: string) => name.split('/').some((part) => part.startsWith('.'));
  return new Map(
    names
      .filter((name) => !isHidden(name) && !isCopy(name) && !name.endsWith(HALF) && name !== 'routes.json')
      // A file that was listed may have another name by now: a release is compressed further while it is shown.
      .filter((name) => statSync(join(root, name), { throwIfNoEntry: false })?.isFile())
      .map((name) => [name, encodings.filter((encoding) => all.has(name + SUFFIXES[encoding]))]),
  );
}

/** The error by which Express's `send` refuses a request. */
type Refused = Error & { status?: number; headers?: Record<string, string> };

const SENTENCES: Record<number, string> = {
  412: 'The file is not as the request asks for it',
  416: 'The file has no such part',
};

function refuse(response: Response, { status = 400, headers = {} }: Refused): void {
  for (const name of ['ETag', 'Last-Modified']) response.removeHeader(name);
  response.set({ ...headers, 'Cache-Control': 'no-store' });
  response
    .status(status)
    .type('text')
    .send(SENTENCES[status] ?? 'The request is not valid');
}
