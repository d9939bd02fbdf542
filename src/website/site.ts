import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { indexFiles, type StaticFile } from './file-index.js';
import { isPersonal, sendPersonal } from './personal-page.js';
import { sendFile } from './send-file.js';

/** What the public site's build says of addresses that are no files (its routes.json). */
interface Routes {
  /** Shells of pages whose last segment is data, by a pattern of their address. */
  dynamic: { pattern: string; file: string }[];
  redirects: { pattern: string; to: string }[];
  /** The address that the pages were rendered for. */
  origin?: string;
}

const NO_ROUTES: Routes = { dynamic: [], redirects: [] };

/** Where the pages that were published lie, and the pictures that were uploaded. */
export interface Releases {
  /** `path`: the folder of the release that is shown; undefined: the site as it was built. */
  shown: { path: string | undefined; revision: number };
  /** The path of a picture's file, by its name; undefined: there is none. */
  pictures: { file(name: string): Promise<string | undefined> };
}

const UPLOADED = '/assets/uploaded/';
const FOR_EVER = 'public, max-age=31536000, immutable';

/**
 * Serves the public site: as it was built, or as it was published. A request is answered from one release: another
 * one takes its place between two requests.
 */
export function serveSite(root: string, own: string, releases?: Releases): RequestHandler {
  let revision = releases?.shown.revision;
  let serve = serveFiles(root, undefined, own);
  return (req, res, next) => {
    if (releases && releases.shown.revision !== revision) {
      const { revision: newest, path } = releases.shown;
      serve = serveFiles(root, path, own);
      // Only now: a folder that could not be read is tried again with the next request.
      revision = newest;
    }
    if (releases && req.path.startsWith(UPLOADED)) return sendUploaded(res, next, releases, req.path);
    return serve(req, res, next);
  };
}

/** A name never means another picture: it is made of the picture's content. */
function sendUploaded(res: Response, next: NextFunction, { pictures }: Releases, path: string): void {
  pictures.file(path.slice(UPLOADED.length)).then((file) => {
    if (file === undefined) return res.status(404).type('text').send('Not found');
    res.setHeader('Cache-Control', FOR_EVER);
    res.sendFile(file, { cacheControl: false, dotfiles: 'allow' });
  }, next);
}

/** What every release makes anew; all else that was built (styles, scripts, pictures) is served beside it. */
const RENDERED = /\.html$|^(?:sitemap\.xml|robots\.txt|site\.webmanifest)$/;

function filesOf(root: string, release: string | undefined, origin: { built: string; own: string }) {
  const built = indexFiles(root, origin);
  if (release === undefined) return built;
  return new Map([...[...built].filter(([name]) => !RENDERED.test(name)), ...indexFiles(release)]);
}

/** Serves one release; an unknown address gets its not-found page with status 404. */
function serveFiles(root: string, release: string | undefined, own: string): RequestHandler {
  const list = join(release ?? root, 'routes.json');
  const routes = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Routes) : NO_ROUTES;
  const files = filesOf(root, release, { built: routes.origin ?? own, own });
  const redirects = routes.redirects.map(({ pattern, to }) => ({ pattern: new RegExp(pattern), to }));
  const shells = routes.dynamic.map(({ pattern, file }) => ({ pattern: new RegExp(pattern), file }));
  const shellFiles = new Set(shells.map(({ file }) => file));
  const forMany = new Set(shells.map(({ file }) => files.get(file)));
  const missing = files.get('404.html');

  /** The file that an address without a trailing slash shows. */
  function find(path: string): StaticFile | undefined {
    const name = path.slice(1);
    if (name === '') return files.get('index.html');
    // A value with a page of its own shows that; every other value shows the shell.
    const shell = shells.find(({ pattern }) => pattern.test(path));
    return files.get(name) ?? page(`${name}/index.html`) ?? files.get(shell?.file ?? '');
  }

  /** A shell shows nothing at its own address. */
  const page = (file: string) => (shellFiles.has(file) ? undefined : files.get(file));
  const redirectOf = (path: string) => redirects.find(({ pattern }) => pattern.test(path))?.to;

  /** The one address of a page that was asked for in another spelling. */
  function proper(path: string): string | undefined {
    const bare = path.replace(/\/(index\.html)?$/, '') || '/';
    return bare === path ? undefined : bare;
  }

  return (req, res, next) => {
    const path = pathOf(req);
    const target = redirectOf(path);
    if (target !== undefined) return redirect(res, 302, target);
    const bare = proper(path);
    if (bare !== undefined && (find(bare) || redirectOf(bare)))
      return redirect(res, 301, encodeURI(bare) + req.url.slice(req.path.length));
    const file = bare === undefined ? find(path) : undefined;
    if (file && forMany.has(file) && isPersonal(file))
      return void sendPersonal(req, res, file, path).catch(next);
    if (file) return sendPage(req, res, file);
    if (missing) return sendFile(req, res, missing, 404);
    res.status(404).type('text').send('Not found');
  };
}

/** The browser fetches these rules, and with them the next page before it is asked for. */
const SPECULATION_RULES = '/speculation-rules.json';

function sendPage(req: Request, res: Response, file: StaticFile): void {
  if (file.type.startsWith('text/html')) res.setHeader('Speculation-Rules', `"${SPECULATION_RULES}"`);
  if (req.path === SPECULATION_RULES)
    return sendFile(req, res, {
      ...file,
      variants: file.variants,
      type: 'application/speculationrules+json',
    });
  sendFile(req, res, file);
}

/** Decoded, or as it came where it can't be decoded (and then no file bears it). */
export function pathOf(req: Request): string {
  try {
    return decodeURIComponent(req.path);
  } catch {
    return req.path;
  }
}

function redirect(res: Response, status: 301 | 302, location: string): void {
  res.setHeader('Cache-Control', 'no-cache');
  res.writeHead(status, { Location: location }).end();
}

/** Serves the back office's build under /admin; every page of it is the one index.html, but for the door's. */
export function serveBackOffice(root: string): RequestHandler {
  const files = indexFiles(root);
  const shell = files.get('index.html');
  return (req, res) => {
    const name = pathOf(req).replace(/^\/admin\/?/, '');
    const isDoor = name === 'door' || name === 'door/';
    const file = isDoor
      ? files.get('door/index.html')
      : (files.get(name) ?? (/^(assets|door)\//.test(name) ? undefined : shell));
    res.setHeader('X-Robots-Tag', 'noindex');
    // The page lies one step above its worker.
    if (name === 'door/sw.js') res.setHeader('Service-Worker-Allowed', '/admin/door');
    if (file) return sendFile(req, res, file);
    res.status(404).type('text').send('Not found');
  };
}
