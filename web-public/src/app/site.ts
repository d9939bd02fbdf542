import type { SiteContent } from '../content';
import { FEED } from '../content/pages/owner-pages';
import { withIcons } from '../ui/brand';
import { newsFeed } from './feed';
import { notFound, type Page } from './page-table';
import { renderPage } from './render-page';
import { fileOf, routes, shownPages } from './routes';
import { robots, sitemap, webManifest } from './search-files';

/** What the files of a site are made from. */
export type Release = {
  content: SiteContent;
  /** Where the site stands, such as `https://example.com`, without a slash at the end. */
  origin: string;
  /** The page's frame as Vite built it, with the addresses of the style sheet and the script. */
  template: string;
  /** Addresses that pages left, and where they stand now. */
  moves?: { from: string; to: string }[];
};

const SCRIPTS = /\s*<(?:script[^>]* type="module"|link rel="modulepreload")[^>]*>(?:[^<]*<\/script>)?/g;

/** The files that forms are made of (build/form-files.ts), for pages with a form that waits to be touched. */
const FORM_FILES = /<script type="application\/json" id="form-files">.*?<\/script>\s*/;

/** Called for a page that cannot be rendered. */
type OnFailure = (page: Page, error: unknown) => void;

/**
 * Renders the whole site: every page, and what search engines and the server read. It only computes, so that it can
 * be called again and again.
 * @returns the text of each file by its path, without those of pages that failed
 * @throws without `onFailure`, when a page cannot be rendered, or has script that its line in the table does not allow
 */
export function renderSite(release: Release, onFailure?: OnFailure): Map<string, string> {
  const { content, origin, moves = [] } = release;
  const pages = shownPages(content);
  const rendered = pages.flatMap((page): [string, string][] => {
    try {
      return [[fileOf(page), renderFile(page, release)]];
    } catch (error) {
      if (!onFailure) throw error;
      onFailure(page, error);
      return [];
    }
  });
  return new Map([
    ...rendered,
    ['404.html', renderFile(notFound, release)],
    ['routes.json', JSON.stringify({ origin, ...routes(content, moves) })],
    ['sitemap.xml', sitemap(pages, origin)],
    ...(content.news.length > 0 ? [[FEED.slice(1), newsFeed(content, origin)] as const] : []),
    ['robots.txt', robots(origin)],
    ['site.webmanifest', webManifest(content)],
  ]);
}

/**
 * A page that only reads has none of the program, but some bytes that fetch it where the device keeps a form that is
 * still to be sent, and say when the first picture is there.
 */
const withoutProgram = (template: string) => {
  const program = /type="module"[^>]* src="([^"]+)"/.exec(template)?.[1] ?? '';
  return template
    .replace(SCRIPTS, '')
    .replace('</head>', () => `<script async src="/send-kept.js" data-program="${program}"></script></head>`);
};

/** One page as a whole HTML file, without the program unless it has something for it to do. */
export function renderFile(page: Page, { content, origin, template }: Release): string {
  const { head, body, islands } = renderPage(page, content, origin);
  if (islands.length > 0 && page.scriptKb === undefined)
    throw new Error(`${page.path} has islands (${islands.join(', ')}) but no scriptKb in the table of pages`);
  const frame = body.includes('data-when="touched"') ? template : template.replace(FORM_FILES, '');
  return withIcons(page.scriptKb === undefined ? withoutProgram(frame) : frame, content.logo)
    .replace('<!--head-->', () => head)
    .replace('<!--app-->', () => body);
}
