import type * as z from 'zod';
import type { newsItem, newsPage as newsPageSchema, plainPage } from '../schema/plain-pages';

export type PlainPage = z.output<typeof plainPage>;
export type NewsItem = z.output<typeof newsItem>;
export type NewsPage = z.output<typeof newsPageSchema>;
export type Section = PlainPage['sections'][number];

/** Pages of the owner's own, and news: the program comes with none. */
export const pages: PlainPage[] = [];
export const news: NewsItem[] = [];

/** There is a page of news once there is an item. */
export const newsPage: NewsPage = {
  title: 'NEWS',
  metadata: {
    title: 'News',
    description: 'News of {brand}, and how far our buildings are: day by day, with pictures from the site.',
  },
  home: 'News',
  all: 'All news',
  project: 'News of {project}',
  toProject: 'More about {project}',
  others: 'More news',
  page: 'Page {page} of {pages}',
  newer: 'Newer news',
  older: 'Older news',
};
