import type { RequestHandler } from 'express';
import type { Settings } from '../settings/settings.js';
import { areaOf, type Area } from './areas.js';

/** Films are shown by YouTube's privacy-enhanced player, and only after a click. */
const PLAYER = 'https://www.youtube-nocookie.com';

type Directives = Record<string, string>;

/** Allows nothing; each part of the system adds what it needs. */
const CLOSED: Directives = {
  'default-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

const SITE: Directives = {
  ...CLOSED,
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'media-src': "'self'",
  'manifest-src': "'self'",
  'frame-src': PLAYER,
  'object-src': "'none'",
  'form-action': "'self'",
};

const { 'frame-src': _player, ...WITHOUT_PLAYER } = SITE;

/** MUI writes its styles into <style> elements; so does the reference's Swagger UI. */
const BACK_OFFICE: Directives = { ...WITHOUT_PLAYER, 'style-src': "'self' 'unsafe-inline'" };

/** The door's page is a program of its own, without MUI; it opens without a line, by a service worker. */
const { 'frame-src': _none, 'font-src': _system, ...WITHOUT_FONTS } = SITE;
const DOOR: Directives = { ...WITHOUT_FONTS, 'worker-src': "'self'" };

const POLICIES = {
  site: SITE,
  'back-office': BACK_OFFICE,
  door: DOOR,
  docs: BACK_OFFICE,
  api: CLOSED,
} as const;

const FEATURES = [
  'camera',
  'microphone',
  'geolocation',
  'payment',
  'usb',
  'display-capture',
  'browsing-topics',
];

/** The door's page alone reads tickets with the camera. */
const permissions = (area: Area): string =>
  FEATURES.map((feature) => `${feature}=${feature === 'camera' && area === 'door' ? '(self)' : '()'}`).join(
    ', ',
  );

/** HSTS for two years, as the preload list asks. */
const HSTS = 'max-age=63072000; includeSubDomains';

/** Sets the security headers of every answer, by the part of the system that gives it. */
export function securityHeaders({ publicUrl }: Pick<Settings, 'publicUrl'>): RequestHandler {
  const https = publicUrl.startsWith('https:');
  const common = Object.entries({
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Permitted-Cross-Domain-Policies': 'none',
    ...(https && { 'Strict-Transport-Security': HSTS }),
  });
  const policies = new Map(Object.entries(POLICIES).map(([area, policy]) => [area, write(policy, https)]));
  return (req, res, next) => {
    for (const [name, value] of common) res.setHeader(name, value);
    const area = areaOf(req.path);
    res.setHeader('Permissions-Policy', permissions(area));
    res.setHeader('Content-Security-Policy', policies.get(area) ?? '');
    // What the API says is private and may change; a route that may be kept says so itself.
    if (area === 'api') res.setHeader('Cache-Control', 'no-store');
    next();
  };
}

/** The site's own policy, for its pages at an address of the API (previews). */
export const sitePolicy = ({ publicUrl }: Pick<Settings, 'publicUrl'>): string =>
  write(SITE, publicUrl.startsWith('https:'));

function write(policy: Directives, https: boolean): string {
  const directives = Object.entries(policy).map(([name, value]) => `${name} ${value}`);
  return [...directives, ...(https ? ['upgrade-insecure-requests'] : [])].join('; ');
}
