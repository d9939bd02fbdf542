import type { SiteContent } from '../content';
import { FEED, NEWS } from '../content/pages/owner-pages';

/** So many as whoever was away for a while may have missed. */
const MAX = 30;

/** As it may stand in XML, which knows no such characters at all. */
const xml = (text: string) =>
  text
    .replace(/[\uFFFE\uFFFF]/g, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');

/** `Mon, 02 Nov 2026 00:00:00 +0800`: a day of the Philippines, as RSS writes it. */
const moment = (day: string) => `${new Date(`${day}T00:00:00Z`).toUTCString().replace(/GMT$/, '')}+0800`;

/** The news as RSS 2.0, with absolute addresses. */
export function newsFeed({ news, newsPage, company: { brand } }: SiteContent, origin: string): string {
  const shown = news.slice(0, MAX);
  const element = (name: string, text: string) => `<${name}>${xml(text)}</${name}>`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', `${newsPage.metadata.title} | ${brand}`),
    element('link', origin + NEWS),
    element('description', newsPage.metadata.description),
    '<language>en-PH</language>',
    `<atom:link href="${xml(origin + FEED)}" rel="self" type="application/rss+xml"/>`,
    ...shown.map(({ title, href, day, text }) =>
      [
        '<item>',
        element('title', title),
        element('link', origin + href),
        `<guid isPermaLink="true">${xml(origin + href)}</guid>`,
        element('pubDate', moment(day)),
        element('description', text),
        '</item>',
      ].join('\n'),
    ),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}
