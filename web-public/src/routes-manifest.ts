import { comingSoonPaths } from './content/coming-soon';
import { pages, pattern } from './pages';

/** A pattern answered by one prerendered file; `url` is what that file is rendered from. */
export type Shell = { pattern: string; file: string; url: string };

/** What the server must know beside the files: shells, and redirects to /coming-soon. */
export function routesManifest(comingSoon: string[] = comingSoonPaths) {
  const shells = pages.flatMap(({ path, shell }): Shell[] =>
    shell && !comingSoon.includes(path)
      ? [{ pattern: pattern(path), file: `${shell.slice(1)}/index.html`, url: shell }]
      : [],
  );
  const redirects = comingSoon.map((from) => ({ from, pattern: pattern(from), to: '/coming-soon' }));
  return { shells, redirects };
}
