import { comingSoonPaths } from './content/coming-soon';
import { pages } from './pages';

/** `/thank-you/:uuid` → `^/thank-you/[^/]+$` */
const pattern = (path: string) => `^${path.replace(/:[^/]+/g, '[^/]+')}$`;

/** What the server must know beside the files: patterns served by one shell, and redirects. */
export function routesManifest(comingSoon = comingSoonPaths) {
  return {
    dynamic: pages
      .filter((page) => page.shell && !comingSoon.includes(page.path))
      .map((page) => ({
        pattern: pattern(page.path),
        url: page.shell ?? '',
        file: `${page.path.split('/:')[0]?.slice(1)}/index.html`,
        interactive: !!page.interactive,
      })),
    redirects: comingSoon.map((from) => ({ from, to: '/coming-soon' })),
  };
}
