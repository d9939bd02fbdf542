import { plain } from '../company/marks';
import type { NavItem } from '../company/navigation';
import type { NewsItem, NewsPage, PlainPage, Section } from './plain-pages';

export const NEWS = '/news';
export const FEED = `${NEWS}/rss.xml`;
/** On one page of the list: four rows of three. */
const NEWS_PER_PAGE = 12;
/** On the home page, on that of a project, and under another item. */
export const FEW_NEWS = 3;

/** The newest first; of one day by their addresses, so that the order is the same at every publication. */
export const newestFirst = <T extends Pick<NewsItem, 'day' | 'href'>>(news: readonly T[]): T[] =>
  [...news].sort((one, other) => other.day.localeCompare(one.day) || one.href.localeCompare(other.href));

/** `/news`, `/news/2`, … */
export const newsListPath = (page: number): string => (page === 1 ? NEWS : `${NEWS}/${page}`);

/** The list of news, page by page. */
export const newsPages = <T>(news: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(news.length / NEWS_PER_PAGE) }, (_, page) =>
    news.slice(page * NEWS_PER_PAGE, (page + 1) * NEWS_PER_PAGE),
  );

type InMenu = Pick<PlainPage, 'title' | 'menu' | 'label' | 'href'>;
type Navigation = { main: NavItem[]; footer: NavItem[] };

/** What may ask for a place in the menu: the owner's pages, and the news once there are any. */
export const menuPages = (
  pages: readonly PlainPage[],
  newsPage: NewsPage,
  news: readonly NewsItem[],
): InMenu[] => [...(news.length > 0 ? [{ ...newsPage, href: NEWS }] : []), ...pages];

/** The menu with the pages that ask for a place there, by their words; what the owner's own list has is not said twice. */
export function withMenu({ main, footer }: Navigation, pages: readonly InMenu[]): Navigation {
  const items = (place: 'header' | 'footer', listed: readonly NavItem[]): NavItem[] => {
    const known = new Set(hrefsOf(listed));
    return pages
      .filter(({ menu, href }) => (menu === place || menu === 'both') && !known.has(href))
      .map(({ label, title, href }) => ({ label: label ?? title, href }))
      .sort((one, other) => plain(one.label).localeCompare(plain(other.label)));
  };
  return { main: [...main, ...items('header', main)], footer: [...footer, ...items('footer', footer)] };
}

const hrefsOf = (items: readonly NavItem[]): string[] =>
  items.flatMap(({ href, items: inner = [] }) => [href, ...hrefsOf(inner)]);

/** As much as a search shows under a title. */
const DESCRIPTION = 160;

/** What a page says of itself where nobody wrote it: its heading, and its first words. */
export function metadataOf(
  {
    title,
    metadata,
    sections,
  }: Pick<PlainPage, 'title' | 'metadata'> & { sections: readonly Pick<Section, 'kind'>[] },
  lead: string | undefined,
): { title: string; description: string } {
  if (metadata) return metadata;
  const words = lead ?? sections.map(firstWords).find(Boolean) ?? title;
  return { title: plain(title), description: shortened(plain(words)) };
}

const firstWords = (section: Pick<Section, 'kind'>): string | undefined => {
  const { paragraphs, text, items } = section as { paragraphs?: string[]; text?: string; items?: string[] };
  return paragraphs?.[0] ?? text ?? items?.[0];
};

/** Ends at a word. */
export const shortened = (text: string): string =>
  text.length <= DESCRIPTION ? text : `${text.slice(0, DESCRIPTION - 1).replace(/\s+\S*$/, '')}…`;
