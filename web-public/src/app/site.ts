import type { SiteContent } from '../content';
import { notFound, type Page } from './page-table';
import { renderPage } from './render-page';
import { deadLinks, fileOf, routes, shownPages } from './routes';
import { robots, sitemap, webManifest } from './search-files';

/** What the files of a site are made from. */
export type Release = {
  content: SiteContent;
  /** Where the site stands, such as `https://example.com`, without a slash at the end. */
  origin: string;
  /** The page's frame as Vite built it, with the addresses of the style sheet and the script. */
  template: string;
};

const SCRIPTS = /\s*<(?:script[^>]* type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g;

/**
 * Renders the whole site: every page, and what search engines and the server read. It only computes, so that it can
 * be called again and again.
 * @returns the text of each file by its path
 * @throws when a page cannot be rendered, has script that its line in the table does not allow, or when the header or
 *   the footer leads to no page
 */
export function renderSite(release: Release): Map<string, string> {
  const { content, origin } = release;
  const pages = shownPages(content);
  const dead = deadLinks(content, pages);
  if (dead.length > 0) throw new Error(`No page stands at ${dead.join(', ')}, which the navigation names`);
  return new Map([
    ...pages.map((page): [string, string] => [fileOf(page), renderFile(page, release)]),
    ['404.html', renderFile(notFound, release)],
    ['routes.json', JSON.stringify({ origin, ...routes(content) })],
    ['sitemap.xml', sitemap(pages, origin)],
    ['robots.txt', robots(origin)],
    ['site.webmanifest', webManifest(content)],
  ]);
}

/** Where there is no script, there is nothing to wait for (start.ts). */
const withoutScript = (template: string) =>
  template.replace(SCRIPTS, '').replace('data-phase="first"', 'data-phase="settled"');

/** One page as a whole HTML file, without script unless it has something for it to do. */
export function renderFile(page: Page, { content, origin, template }: Release): string {
  const { head, body, islands } = renderPage(page, content, origin);
  if (islands.length > 0 && page.budget === undefined)
    throw new Error(
      `${page.path} has islands (${islands.join(', ')}) but no budget for script in the table of pages`,
    );
  return (page.budget === undefined ? withoutScript(template) : template)
    .replace('<!--head-->', () => head)
    .replace('<!--app-->', () => body);
}
