import { join } from 'node:path';
import type { Request, RequestHandler } from 'express';
import { areaOf, type Area } from '../platform/http/areas.js';
import { securityHeaders } from '../platform/http/security-headers.js';
import type { Settings } from '../platform/settings/settings.js';
import { agentLinks } from './agent-links.js';
import { serveBackOffice, serveDoor, serveSite, type Releases } from './site.js';

/** The repository's folder, seen from src/website and from dist/website. */
const ROOT = join(__dirname, '..', '..');

/** The web applications as they were built. */
const BUILDS = {
  site: join(ROOT, 'web-public', 'dist'),
  backOffice: join(ROOT, 'web-admin', 'dist'),
  door: join(ROOT, 'web-door', 'dist'),
};

/** Puts the security headers on everything, and answers all that is not the API's. */
export function serveWeb(
  settings: Pick<Settings, 'publicUrl'>,
  releases?: Releases,
  builds = BUILDS,
): RequestHandler[] {
  return [
    securityHeaders(settings),
    webOnly({
      site: serveSite(builds.site, releases),
      'back-office': serveBackOffice(builds.backOffice),
      door: serveDoor(builds.door),
    }),
  ];
}

/** Where a browser without script asks for its ticket (the site's page of it, in noscript). */
const PLAIN_TICKET = /^\/thank-you\/([\w-]+)$/;

/** Pages of the site that the API fills in: what they show is another a minute later. A form of theirs goes there too. */
const FILLED_IN: [RegExp, (part: string, method: string) => string][] = [
  [
    /^\/book-a-viewing\/([^/]+)$/,
    (slug, method) => (method === 'POST' ? '/viewings' : `/viewings/pages/${slug}`),
  ],
  [/^\/my-viewing\/([^/]+(?:\/(?:move|call-off|viewing\.ics))?)$/, (own) => `/viewings/mine/${own}`],
  [/^\/news-choices\/([^/]+)$/, (token) => `/news-choices/${token}/page`],
];

function filledIn({ path, method }: Pick<Request, 'path' | 'method'>): string | undefined {
  for (const [address, toApi] of FILLED_IN) {
    const part = address.exec(path)?.[1];
    if (part !== undefined) return `/api/v1${toApi(part, method)}`;
  }
  return undefined;
}

function webOnly(serve: Record<Exclude<Area, 'api' | 'docs'>, RequestHandler>): RequestHandler {
  return (req, res, next) => {
    const area = areaOf(req.path);
    if (area === 'api' || area === 'docs') return next();
    const target = area === 'site' ? filledIn(req) : undefined;
    if (target !== undefined) {
      req.url = target + req.url.slice(req.path.length);
      return next();
    }
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('Allow', 'GET, HEAD');
      res.status(405).type('text').send('Method not allowed');
      return;
    }
    // People type `/door` by hand, where no camera reads the code.
    if (req.path === '/door') return res.redirect(302, '/admin/door');
    const plain = PLAIN_TICKET.exec(req.path)?.[1];
    if (plain !== undefined && 'plain' in req.query)
      return res.redirect(302, `/api/v1/delegates/uuid/${plain}/ticket.html`);
    if (area === 'site') return agentLinks(req, res, () => void serve.site(req, res, next));
    return serve[area](req, res, next);
  };
}
