import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Request, RequestHandler, Response } from 'express';
import { RENDERED } from '../content/publishing/built-site.js';
import { isPersonal, sendPersonal } from './personal-page.js';
import { staticFiles } from './static-files.js';

/** What the public site's build says of addresses that are no files (its routes.json). */
interface Routes {
  /** Shells of pages whose last segment is data, by a pattern of their address. */
  dynamic: { pattern: string; file: string }[];
  /** `moved`: a page that stands elsewhere now, for good. */
  redirects: { pattern: string; to: string; moved?: boolean }[];
}

const NO_ROUTES = '{ "dynamic": [], "redirects": [] }';

/** Where the pages that were published lie, and what was uploaded. */
export interface Releases {
  /** `path`: the folder of the release that is shown; undefined: the site as it was built. */
  shown: { path: string | undefined; revision: number };
  /** The path of a picture's file, by its name; undefined: there is none. */
  pictures: { file(name: string): Promise<string | undefined> };
  /** Of a PDF, by its name, and what it was called where it came from. */
  files: { file(name: string): Promise<{ path: string; name: string | undefined } | undefined> };
}

const UPLOADED = '/assets/uploaded/';
const FOR_EVER = 'public, max-age=31536000, immutable';

/**
 * Serves the public site: as it was built, or as it was published. A request is answered from one release: another
 * one takes its place between two requests.
 */
export function serveSite(root: string, releases?: Releases): RequestHandler {
  let revision = releases?.shown.revision;
  let serve = serveRelease(root, releases?.shown.path);
  return (req, res, next) => {
    if (releases && releases.shown.revision !== revision) {
      const { revision: newest, path } = releases.shown;
      serve = serveRelease(root, path);
      // Only now: a folder that could not be read is tried again with the next request.
      revision = newest;
    }
    if (releases && req.path.startsWith(UPLOADED))
      return void sendUploaded(res, releases, req.path).catch(next);
    return serve(req, res, next);
  };
}

/** A name never means another file: it is made of the file's content. */
async function sendUploaded(res: Response, { pictures, files }: Releases, path: string): Promise<void> {
  const asked = path.slice(UPLOADED.length);
  const pdf = await files.file(asked);
  const file = pdf?.path ?? (await pictures.file(asked));
  if (file === undefined) return void res.status(404).type('text').send('Not found');
  if (pdf?.name !== undefined) res.setHeader('Content-Disposition', shownAs(pdf.name));
  res.setHeader('Cache-Control', FOR_EVER);
  // The folder of uploads may lie in a hidden one.
  res.sendFile(file, { cacheControl: false, dotfiles: 'allow' });
}

/** Shown where it is asked for, and saved under that name, also by programs that know ASCII alone (RFC 6266). */
function shownAs(name: string): string {
  const plain = name.replace(/[^ -~]/g, '_').replace(/["%\\]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16)}`,
  );
  return `inline; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** Serves one release; an unknown address gets its not-found page with status 404. */
function serveRelease(root: string, release: string | undefined): RequestHandler {
  const built = staticFiles(root);
  const rendered = release === undefined ? built : staticFiles(release);
  const routes = JSON.parse(read(join(release ?? root, 'routes.json')) || NO_ROUTES) as Routes;
  const redirects = routes.redirects.map((one) => ({ ...one, pattern: new RegExp(one.pattern) }));
  const shells = routes.dynamic.map(({ pattern, file }) => ({ pattern: new RegExp(pattern), file }));
  const shellPages = new Map(shells.map(({ file }) => [file, read(join(release ?? root, file))]));

  /** The folder that has the file: what is rendered comes from the release alone. */
  const filesOf = (name: string) => (rendered.has(name) || RENDERED.test(name) ? rendered : built);
  const has = (name: string) => filesOf(name).has(name);
  /** A shell shows nothing at its own address. */
  const isPage = (name: string) => !shellPages.has(name) && has(name);
  const redirectOf = (path: string) => redirects.find(({ pattern }) => pattern.test(path));

  /** The file that an address without a trailing slash shows. */
  function find(path: string): string | undefined {
    const name = path.slice(1);
    if (name === '') return 'index.html';
    // A value with a page of its own shows that; every other value shows the shell.
    const page = [name, `${name}/index.html`].find(isPage);
    return page ?? shells.find(({ pattern }) => pattern.test(path))?.file;
  }

  return (req, res, next) => {
    const notFound = (error?: unknown) => {
      if (error) return next(error);
      // What the request asks of a file (ranges, versions) does not hold for this page.
      for (const header of ['range', 'if-match', 'if-unmodified-since']) delete req.headers[header];
      res.status(404);
      rendered.send('404.html', req, res, () => res.type('text').send('Not found'));
    };
    const path = pathOf(req);
    const target = redirectOf(path);
    if (target?.moved) return redirect(res, 301, withQuery(target.to, req.url.slice(req.path.length)));
    if (target) return redirect(res, 302, target.to);
    const bare = withoutSlash(path);
    if (bare !== undefined && (find(bare) !== undefined || redirectOf(bare) !== undefined))
      return redirect(res, 301, encodeURI(bare) + req.url.slice(req.path.length));
    const file = bare === undefined ? find(path) : undefined;
    if (file === undefined) {
      // Posters and codes of capitals: STEALTHLAND.PH/REGISTER.
      const small = (bare ?? path).toLowerCase();
      if (!isPage(`${small.slice(1)}/index.html`)) return notFound();
      return redirect(res, 301, encodeURI(small) + req.url.slice(req.path.length));
    }
    if (file.endsWith('.html')) res.setHeader('Speculation-Rules', '"/speculation-rules.json"');
    const shell = shellPages.get(file) ?? '';
    if (isPersonal(shell)) return void sendPersonal(res, shell, path).catch(next);
    filesOf(file).send(file, req, res, notFound);
  };
}

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** The one address of a page that was asked for in another spelling. */
function withoutSlash(path: string): string | undefined {
  const bare = path.replace(/\/(index\.html)?$/, '') || '/';
  return bare === path ? undefined : bare;
}

/** Decoded, or as it came where it can't be decoded (and then no file bears it). */
function pathOf(req: Request): string {
  try {
    return decodeURIComponent(req.path);
  } catch {
    return req.path;
  }
}

/** What was asked for with the old address is asked for with the new one: `/a#b` and `?c=1` are `/a?c=1#b`. */
function withQuery(to: string, query: string): string {
  const [, address = to, hash = ''] = /^([^#]*)(#.*)?$/s.exec(to) ?? [];
  if (query.length < 2) return to;
  return `${address}${address.includes('?') ? '&' : '?'}${query.slice(1)}${hash}`;
}

function redirect(res: Response, status: 301 | 302, location: string): void {
  res.setHeader('Cache-Control', 'no-cache');
  res.writeHead(status, { Location: location }).end();
}

/** Serves the back office's build under /admin; every page of it is the one index.html. */
export function serveBackOffice(root: string): RequestHandler {
  const files = staticFiles(root);
  return (req, res) => {
    const notFound = () => res.status(404).type('text').send('Not found');
    const name = pathOf(req).replace(/^\/admin\/?/, '');
    res.setHeader('X-Robots-Tag', 'noindex');
    if (files.has(name)) return files.send(name, req, res, notFound);
    if (name.startsWith('assets/')) return void notFound();
    files.send('index.html', req, res, notFound);
  };
}

/** Serves the door's build under /admin/door: one page, and its files. */
export function serveDoor(root: string): RequestHandler {
  const files = staticFiles(root);
  return (req, res) => {
    const notFound = () => res.status(404).type('text').send('Not found');
    const name = pathOf(req).replace(/^\/admin\/door\/?/, '') || 'index.html';
    res.setHeader('X-Robots-Tag', 'noindex');
    // The page lies above its worker, and so does the address that people type, /door.
    if (name === 'sw.js') res.setHeader('Service-Worker-Allowed', '/');
    if (!files.has(name)) return void notFound();
    files.send(name, req, res, notFound);
  };
}
