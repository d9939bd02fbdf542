import { setImmediate } from 'node:timers/promises';
import type { Page } from '../../src/app/page-table';
import { shownPages } from '../../src/app/routes';
import { renderFile, type Release } from '../../src/app/site';

/** The pages that links may lead to. One page after the other: a preview that somebody waits for is drawn in between. */
export async function titlesOf(release: Release): Promise<{ path: string; title: string }[]> {
  const titles: { path: string; title: string }[] = [];
  for (const page of shownPages(release.content)) {
    if (page.path.includes('*') || page.noindex) continue;
    titles.push({ path: page.path, title: titleOf(page, release) });
    await setImmediate();
  }
  return titles;
}

/** Its address where it cannot be rendered: a link may lead to it all the same. */
function titleOf(page: Page, release: Release): string {
  try {
    const [, title = page.path] = /<title>(.*?)<\/title>/.exec(renderFile(page, release)) ?? [];
    return unescaped(title);
  } catch {
    return page.path;
  }
}

const unescaped = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
