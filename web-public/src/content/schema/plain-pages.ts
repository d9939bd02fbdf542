import * as z from 'zod';
import { ACROSS, action, choice, decoration, group, line, list, picture, slug, text } from './fields';
import { BANDS } from './frame';
import { head, metadata, paragraphs } from './parts';
import { day } from './prices';

/** Pages that the owner adds, and news: one kind of page, made of sections. There is no layout to choose. */
const heading = line('Heading', { max: 120, help: 'Empty: the text stands alone.' }).optional();

const section = z
  .discriminatedUnion('kind', [
    group('Text', { kind: z.literal('text'), title: heading, paragraphs: paragraphs.min(1, 'At least 1') }),
    group('Pictures', {
      kind: z.literal('pictures'),
      title: heading,
      pictures: list('Pictures', picture('Picture'), { min: 1, max: 12, one: 'picture' }),
    }),
    group('List', {
      kind: z.literal('list'),
      title: heading,
      items: list('Points', text('Point', { max: 600 }), { min: 1, max: 40, one: 'point' }),
    }),
    group('Link', {
      kind: z.literal('link'),
      title: heading,
      text: text('Text', { max: 600 }).optional(),
      action: action('Button'),
    }),
    group('Inquiry form', {
      kind: z.literal('form'),
      text: text('Sentence under its title', { max: 400 }),
      interest: line('Name in inquiries', {
        max: 100,
        help: 'What an inquiry from this page names as its interest. Empty: the heading of the page.',
      }).optional(),
    }),
  ])
  .meta({ title: 'Kind of section', widget: 'variants' });

const sections = (min: number) =>
  list('Sections', section, { min, max: 40, one: 'section' }).superRefine((all, context) => {
    const forms = all.flatMap(({ kind }, index) => (kind === 'form' ? [index] : []));
    for (const index of forms.slice(1))
      context.addIssue({
        code: 'custom',
        path: [index, 'kind'],
        message: 'A page has one inquiry form: take this one away',
      });
  });

const sharing = decoration('Picture of shared links', {
  more: true,
  help: 'What messengers and social networks show. Empty: the picture of this page, or that of all pages.',
});
const searched = metadata.meta({
  ...metadata.meta(),
  help: 'The title of the window, and the sentence that a search shows under it. Left out: the heading, and the first words of the page.',
});

/** Longer words make the header break. */
const MENU_WORDS = 24;
const inMenu = {
  menu: choice(
    'In the menu',
    {
      header: 'In the header, as its last item',
      footer: 'In the footer',
      both: 'In the header and the footer',
    },
    { help: 'Empty: nothing leads there but your own links. For another place, use “Menu and footer”.' },
  ).optional(),
  label: line('Words in the menu', { max: MENU_WORDS, help: 'Empty: the heading.' }).optional(),
};
const fitsMenu = ({ menu, label, title }: { menu?: string; label?: string; title: string }) =>
  menu === undefined || (label ?? title).length <= MENU_WORDS;
const TOO_LONG = {
  path: ['label'],
  message: `Say it in at most ${MENU_WORDS} characters: the heading is too long for a menu`,
};

const address = (pattern: RegExp, example: string) =>
  z
    .string()
    .max(80, 'At most 80 characters')
    .regex(pattern, `An address such as ${example}: small letters, digits and single dashes`)
    .meta({
      title: 'Address of its page',
      widget: 'line',
      help: `For example ${example}. When it changes, the old address leads to the new one.`,
    });

export const plainPage = group('Page', {
  title: line('Heading', { max: 120 }),
  href: address(/^\/[a-z0-9]+(-[a-z0-9]+)*$/, '/careers'),
  lead: text('Sentence under the heading', { max: 600 }).optional(),
  picture: picture('Picture across the page', ACROSS).optional(),
  sections: sections(1),
  ...inMenu,
  closing: choice('Closing band', BANDS, {
    help: 'Empty: that of pages without one of their own.',
  }).optional(),
  metadata: searched.optional(),
  sharing: sharing.optional(),
}).refine(fitsMenu, TOO_LONG);

export const newsItem = group('News item', {
  title: line('Heading', { max: 120 }),
  day: day('Day', {
    help: 'It is printed, and news stand in its order. An item is public once it is published, whatever its day says: to show it later, plan its publication.',
  }),
  href: address(/^\/news\/[a-z0-9]+(-[a-z0-9]+)*$/, '/news/topping-out').refine(
    (path) => !/^\/news\/\d+$/.test(path),
    'A number alone is a page of the list of news: add a word',
  ),
  picture: picture('Picture', { help: 'On its card and across its page.', ...ACROSS }),
  text: text('In short', { max: 400, help: 'On its card, under its heading, and in the feed.' }),
  project: slug('Project')
    .meta({
      title: 'Project',
      widget: 'project',
      help: 'Of a construction update: the newest three stand on the page of the project. Empty: news of the company.',
    })
    .optional(),
  sections: sections(0),
  metadata: searched.optional(),
  sharing: sharing.optional(),
});

/** The words around the news. */
export const newsPage = group('News page', {
  ...head,
  ...inMenu,
  home: line('Heading on the home page', { max: 60 }),
  all: line('Link to all news', { max: 40 }),
  project: line('Heading on the page of a project', { max: 80, help: '{project} is its name.' }),
  toProject: line('Link to the project', { max: 60, help: '{project} is its name.' }),
  others: line('Heading under an item', { max: 60 }),
  page: line('Which page of the list', { max: 40, help: '{page} and {pages} are numbers.' }),
  newer: line('Link to the newer ones', { max: 40 }),
  older: line('Link to the older ones', { max: 40 }),
}).refine(fitsMenu, TOO_LONG);
