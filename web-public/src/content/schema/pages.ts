import * as z from 'zod';
import { ACROSS, action, choice, decoration, group, line, link, list, picture, slug, text } from './fields';
import { BANDS } from './frame';
import { card, head, heading, metadata, page, paragraphs } from './parts';

const slide = group('Slide', {
  picture: picture('Picture', ACROSS),
  tall: picture('Picture for phones').optional(),
  place: line('Place'),
  href: link('Leads to'),
});

export const home = group('Home page', {
  metadata,
  hero: group('First picture', {
    welcome: line('Above the brand'),
    slides: list('Slides', slide, { min: 1, max: 8, one: 'slide' }),
    from: line('Price', { help: '{price} is that of the smallest home.' }),
    action: action('Button'),
  }),
  featured: group('Featured properties', { title: line('Title') }),
  banner: group('Banner', {
    title: line('Title'),
    picture: decoration('Picture', ACROSS),
    action: action('Button'),
  }),
  summary: group('Story', { title: line('Title'), paragraphs, link: action('Link') }),
  inquiry: group('Beside the inquiry form', {
    title: line('Title'),
    paragraphs,
    picture: picture('Picture').optional(),
  }),
});

export const about = group('About us', {
  ...heading,
  picture: picture('Picture', ACROSS),
  intro: text('Introduction'),
  sections: list('Sections', group('Section', { title: line('Title'), paragraphs }), { one: 'section' }),
  proof: group('What can be checked', {
    title: line('Title'),
    lead: text('Introduction'),
    items: list(
      'Points',
      group('Point', {
        title: line('Title'),
        picture: picture('Picture', { help: 'Of what this point is about.' }).optional(),
        text: text('Text'),
        link: action('Link').optional(),
      }),
      {
        one: 'point',
      },
    ),
  }),
  sisterBrand: group('Sister brand', {
    name: line('Name'),
    founded: z.number().int().min(1900).max(2100).meta({ title: 'Founded', widget: 'number' }),
    since: line('Name and year', { help: '{name} and {year} are those above.' }),
    title: line('Title'),
    text: text('Text'),
  }),
  built: group(
    'Past buildings',
    {
      title: line('Title'),
      buildings: list(
        'Buildings',
        group('Building', {
          name: line('Name', { max: 80 }),
          place: line('Place', { max: 120 }),
          year: line('Completed', { max: 40, help: 'Such as 2019.' }),
          picture: picture('Picture').optional(),
        }),
        { min: 1, max: 24, one: 'building', unique: 'name' },
      ),
    },
    { help: 'Shown on the page About us, once there is one.' },
  ).optional(),
});

export const contactPage = group('Contact us', {
  ...head,
  office: line('Heading of the address'),
  visit: group('At the end of the page', {
    title: line('Title'),
    text: text('Text'),
    map: line('Link to a map', { help: 'It leads to the address of the company.' }),
    picture: picture('Picture').optional(),
  }),
});

export const partners = group('Agents and partners', {
  agents: group('Agents', heading),
  partner: group('Partner with us', heading),
  partnerships: list(
    'Kinds of partnership',
    group('Kind', {
      type: slug('Last part of the address'),
      closing: choice('Closing band', BANDS),
      ...heading,
    }),
    { one: 'kind', unique: 'type' },
  ),
});

export const privacy = group('Privacy policy', {
  ...head,
  dateTime: z.iso.date('A date such as 2024-08-18').meta({
    title: 'Date',
    widget: 'line',
    shown: true,
    help: 'Such as 2024-08-18: the page says August 18, 2024.',
  }),
  intro: text('Introduction'),
  sections: list(
    'Sections',
    group('Section', {
      title: line('Title'),
      paragraphs,
      points: list('Points', text('Point'), { one: 'point' }).optional(),
    }),
    { min: 1, one: 'section' },
  ),
});

export const terms = group('Terms of use', { ...head, paragraphs });

export const abroad = group('Buying from abroad', {
  ...head,
  sections: list('Sections', group('Section', { title: line('Title'), paragraphs }), {
    min: 1,
    one: 'section',
  }),
});

const region = group('Region', {
  slug: slug('Last part of the address'),
  name: line('Name'),
  title: line('Title of its page'),
  description: text('Text on its card'),
  lead: text('Sentence under the title'),
  picture: picture('Picture'),
  menuLabel: line('Name in the menu'),
  empty: text('While it has no project').optional(),
});

export const regions = list('Regions', region, { min: 1, one: 'region', unique: 'slug' });

export const sectors = group('Sectors', {
  cards: list('Cards of all properties', card('Card'), { min: 1, max: 6, one: 'card' }),
  card: group('Beside a project’s card', {
    label: line('Label'),
    ready: line('Label where homes are ready'),
    action: line('Link'),
    otherRegions: line('Link to the other regions'),
  }),
  properties: page('Properties'),
  residential: page('Residential'),
  hotelLeisure: group('Hotel & leisure', { ...head, card: card('Card') }),
  agriculture: page('Agriculture'),
});

export const smallPages = group('Small pages', {
  comingSoon: page('Coming soon'),
  login: group('Sign-in', { ...heading, picture: decoration('Picture').optional() }),
  notFound: group('Not found', { ...heading, picture: decoration('Picture').optional() }),
});
