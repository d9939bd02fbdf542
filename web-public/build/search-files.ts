import { brand, siteUrl } from '../src/content/company';
import { comingSoonPaths } from '../src/content/coming-soon';
import { pages } from '../src/pages';
import { addressesOf } from './addresses';

/** Every listed address that shows a page of its own. */
export function sitemap(comingSoon: string[] = comingSoonPaths): string {
  const urls = pages
    .filter(({ unlisted, path }) => !unlisted && !comingSoon.includes(path))
    .flatMap(addressesOf)
    .filter((url) => !comingSoon.includes(url))
    .map((url) => `  <url><loc>${siteUrl}${url}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

export function robots(): string {
  return [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api/',
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

export function webManifest(): string {
  const icon = (size: number, purpose: string) => ({
    src: `/icon-${purpose === 'maskable' ? 'maskable-' : ''}${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    name: brand,
    short_name: brand,
    start_url: '/',
    display: 'browser',
    background_color: '#fbf8f2',
    theme_color: '#fbf8f2',
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  });
}
