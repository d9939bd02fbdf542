import type { SiteContent } from '../content';
import { versioned } from '../ui/brand';
import type { Page } from './page-table';

/** Every page that search engines may keep. */
export function sitemap(pages: Page[], origin: string): string {
  const urls = pages
    .filter(({ noindex, canonical }) => !noindex && !canonical)
    .map(({ path }) => `  <url><loc>${origin}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

export function robots(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

export function webManifest({ company: { brand }, logo }: SiteContent): string {
  const icon = (size: number, purpose: string) => ({
    src: versioned(`/icon-${purpose === 'maskable' ? 'maskable-' : ''}${size}.png`, logo),
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
