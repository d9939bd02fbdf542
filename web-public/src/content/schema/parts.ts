import * as z from 'zod';
import type { LocationMap } from '../projects/parts/map';
import type { HomePlan } from '../projects/parts/plan';
import type { SectionData } from '../projects/parts/section';
import {
  action,
  clean,
  decoration,
  developerOnly,
  group,
  line,
  link,
  list,
  picture,
  slug,
  text,
} from './fields';

/** What search engines and shared links show. `title` stands before the brand, but on the home page is whole. */
export const metadata = group(
  'For search engines and shared links',
  { title: line('Title', { max: 90 }), description: text('Description', { max: 300 }) },
  { help: 'The title of the window, and the sentence that a search shows under it.' },
);

/** The heading of an inner page that shows nothing under it, and its metadata. */
export const heading = { title: line('Heading'), metadata };
/** The words at the head of an inner page, and its metadata. */
export const head = {
  title: line('Heading'),
  lead: text('Sentence under the heading').optional(),
  metadata,
};
export const page = (title: string) => group(title, head);
export const paragraphs = list('Paragraphs', text('Paragraph'), { max: 30, one: 'paragraph' });

export const closingBand = (title: string) =>
  group(title, {
    title: line('Heading'),
    text: text('Text'),
    action: action('Button'),
    picture: picture('Picture', {
      help: 'Of the page’s own subject; without one, the words stand alone.',
    }).optional(),
  });

export const card = (title: string) =>
  group(title, {
    title: line('Title'),
    description: text('Text'),
    picture: picture('Picture'),
    href: link('Leads to'),
  });

export const films = (title: string) => list(title, film('Film'), { max: 8, one: 'film' });

/** The id in an address of YouTube's: of a page, a link to share, a short film, a live one, an embedded one. */
const youTubeId = (typed: string): string =>
  /^(?:https?:\/\/)?(?:(?:www|m)\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:\S*&)?v=|(?:shorts|live|embed)\/)|youtu\.be\/)([\w-]{11})(?![\w-])/.exec(
    typed,
  )?.[1] ?? typed;

const clip = group('Our own film', {
  clip: line('File', { help: 'As it lies under assets, without its ending: films/alpha-timeline-1.' }),
});
export const film = (title: string) =>
  group(title, {
    title: line('Title'),
    poster: decoration('Picture before it plays'),
    videoId: clean(200)
      .overwrite(youTubeId)
      .regex(
        /^[\w-]{11}$/,
        'The address of one film at YouTube, such as https://youtu.be/… Films elsewhere cannot be shown',
      )
      .meta({ title: 'Film at YouTube', widget: 'line', help: 'Its address, as “Share” gives it there.' })
      .optional(),
    own: clip.optional(),
  });

const point = z.tuple([z.number(), z.number()]);
const box = z.tuple([z.number(), z.number(), z.number(), z.number()]);
const many = <T extends z.ZodType>(item: T) => z.array(item).max(500);
const anything = z.looseObject({});

export const homePlan = developerOnly<HomePlan>(
  z.looseObject({
    home: box,
    outside: box,
    rooms: many(z.looseObject({ name: z.string().max(100), boxes: many(box), label: point })),
    walls: many(box),
    openings: many(z.looseObject({ kind: z.enum(['door', 'sliding', 'window']), at: box })),
    furniture: many(z.looseObject({ kind: z.string(), at: box })),
    dimensions: z.object({ across: many(z.number()), down: many(z.number()) }),
    entrance: z.number(),
  }),
);
export const locationMap = developerOnly<LocationMap>(
  z.looseObject({
    south: z.number(),
    north: z.number(),
    west: z.number(),
    east: z.number(),
    land: many(many(point)),
    roads: many(anything),
    landmarks: many(z.looseObject({ name: z.string().max(100), at: point })),
    names: many(z.looseObject({ text: z.string().max(100), at: point })),
    site: z.looseObject({ name: z.string().max(100), at: point }),
  }),
);
export const sectionData = developerOnly<SectionData>(
  z.looseObject({
    width: z.number(),
    top: z.number(),
    ground: many(point),
    floors: many(anything),
    cores: many(anything),
    crowns: many(anything),
    trees: many(anything),
    people: many(point),
    levels: many(z.looseObject({ at: z.number(), text: z.string().max(100) })),
    places: many(z.looseObject({ text: z.string().max(100) })),
  }),
);
export { slug };
