import type { ReactNode } from 'react';
import type { SiteContent } from '../content';
import { newsListPath, newsPages } from '../content/pages/owner-pages';
import { NewsItemPage } from '../pages/plain/NewsItemPage';
import { NewsListPage } from '../pages/plain/NewsListPage';
import { PlainPage } from '../pages/plain/PlainPage';
import type { Closing } from './layout/ClosingBand';

type OwnerPage = { path: string; view: ReactNode; scriptKb?: number; closing: Closing };

/** A page with a form has its script; every other is HTML and CSS alone. */
const scriptOf = (sections: readonly { kind: string }[]) =>
  sections.some(({ kind }) => kind === 'form') ? { scriptKb: 100 } : {};

/** The pages that the owner added, and the news: none until there are some. */
export function ownerPages({ pages, news, projects }: SiteContent): OwnerPage[] {
  return [
    ...pages.map((page) => ({
      path: page.href,
      view: <PlainPage page={page} />,
      closing: { band: page.closing ?? ('visit' as const) },
      ...scriptOf(page.sections),
    })),
    ...newsPages(news).map((_, index) => ({
      path: newsListPath(index + 1),
      view: <NewsListPage number={index + 1} />,
      closing: { band: 'company' as const },
    })),
    ...news.map((item): OwnerPage => {
      const project = projects.find(({ details }) => details.slug === item.project);
      return {
        path: item.href,
        view: <NewsItemPage item={item} />,
        closing: project ? { band: 'project', project } : { band: 'company' },
        ...scriptOf(item.sections),
      };
    }),
  ];
}
