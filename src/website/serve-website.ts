import { join } from 'node:path';
import type { RequestHandler } from 'express';
import type { Settings } from '../platform/settings/settings.js';
import { areaOf } from '../platform/http/areas.js';
import { securityHeaders } from '../platform/http/security-headers.js';
import { agentLinks } from './agent-links.js';
import { type Releases, serveBackOffice, serveSite } from './site.js';

/** The repository's folder, from src/web as from dist/web. */
const ROOT = join(__dirname, '..', '..');

/** Both web applications as they were built. */
const BUILDS = { site: join(ROOT, 'web-public', 'dist'), backOffice: join(ROOT, 'web-admin', 'dist') };

/** Puts the security headers on everything, and answers all that is not the API's. */
export function serveWeb(
  settings: Pick<Settings, 'publicUrl'>,
  releases?: Releases,
  builds = BUILDS,
): RequestHandler[] {
  return [
    securityHeaders(settings),
    webOnly(serveSite(builds.site, releases), serveBackOffice(builds.backOffice)),
  ];
}

function webOnly(site: RequestHandler, backOffice: RequestHandler): RequestHandler {
  return (req, res, next) => {
    const area = areaOf(req.path);
    if (area === 'api' || area === 'docs') return next();
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('Allow', 'GET, HEAD');
      res.status(405).type('text').send('Method not allowed');
      return;
    }
    // What is typed at the door, without a code.
    if (req.path === '/door') return res.redirect(302, '/admin/door');
    if (area === 'site') return agentLinks(req, res, () => void site(req, res, next));
    return backOffice(req, res, next);
  };
}
