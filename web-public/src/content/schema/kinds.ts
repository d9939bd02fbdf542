import * as z from 'zod';
import type { StoredContent } from '../assemble';
import { details } from '../details';
import { formTexts } from '../form-texts';
import {
  action,
  choice,
  decoration,
  email,
  group,
  line,
  link,
  list,
  picture,
  slug,
  text,
  words,
} from './fields';
import { formLists, formPages } from './forms';
import { card, closingBand, head, metadata, page } from './parts';
import { project } from './project';

const BANDS = {
  visit: 'Pages without one of their own',
  project: 'Projects',
  regions: 'Regions',
  hotel: 'Hotel & leisure',
  agriculture: 'Agriculture',
  agents: 'Agents',
  partners: 'Partners',
  investors: 'Investor relations',
  company: 'About us and terms',
  privacy: 'Privacy policy',
  event: 'Event',
};
const paragraphs = list('Paragraphs', text('Paragraph'), { max: 30, one: 'paragraph' });

const about = group('About us', {
  ...head,
  picture: picture('Picture'),
  intro: text('Introduction'),
  sections: list('Sections', group('Section', { title: line('Title'), paragraphs }), { one: 'section' }),
  proof: group('What can be checked', {
    title: line('Title'),
    lead: text('Introduction'),
    items: list(
      'Points',
      group('Point', { title: line('Title'), text: text('Text'), link: action('Link').optional() }),
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
});

const company = group('Company', {
  brand: line('Brand', { max: 60, help: 'Other texts name it as {brand}: change it here, and all follow.' }),
  contact: group('Contact', {
    email: email('E-mail'),
    privacyEmail: email('E-mail for questions about data'),
    office: group('Office', {
      street: line('Street'),
      city: line('City'),
      postalCode: line('Postal code', { max: 12 }),
      country: line('Country'),
    }),
    hours: line('Hours'),
  }),
  reach: group('Talk to a person', {
    title: line('Title'),
    telephone: action('Telephone'),
    channels: list('Channels', group('Channel', { name: line('Name'), href: link('Address') }), {
      one: 'channel',
    }),
  }),
  socialLinks: list(
    'Social links',
    group('Link', {
      name: line('Name'),
      icon: choice('Icon', { photos: 'Photos', page: 'Page', mail: 'Mail', film: 'Film' }),
      href: link('Address'),
    }),
    { one: 'link' },
  ),
  footer: group('Footer', {
    year: z.number().int().min(1900).max(2100).meta({ title: 'Year of the copyright', widget: 'number' }),
    line: line('Line'),
    rights: line('Line of the copyright', { help: '{year} is the year above.' }),
  }),
  inquireNow: group('At the head of the inquiry forms', {
    title: line('Title'),
    home: line('Home page'),
    contact: line('Contact page'),
    project: line('Projects', { help: '{project} is the name of the project.' }),
  }),
});

const slide = group('Slide', {
  picture: picture('Picture'),
  tall: picture('Picture for phones').optional(),
  place: line('Place'),
  href: link('Leads to'),
});

const home = group('Home page', {
  metadata,
  hero: group('First picture', {
    welcome: line('Above the brand'),
    slides: list('Slides', slide, { min: 1, max: 8, one: 'slide' }),
    from: line('Price', { help: '{price} is that of the smallest home.' }),
    action: action('Button'),
  }),
  featured: group('Featured properties', { title: line('Title') }),
  banner: group('Banner', { title: line('Title'), picture: decoration('Picture'), action: action('Button') }),
  summary: group('Story', { title: line('Title'), paragraphs, link: action('Link') }),
  inquiry: group('Beside the inquiry form', { title: line('Title'), paragraphs }),
});

const menuItem = { label: line('Words', { max: 60 }), href: link('Leads to') };
const navigation = group('Navigation', {
  main: list(
    'Header',
    group('Item', {
      ...menuItem,
      items: list(
        'Items under it',
        group('Item', {
          ...menuItem,
          items: list('Items under it', group('Item', menuItem), { max: 12, one: 'item' }).optional(),
        }),
        { max: 12, one: 'item' },
      ).optional(),
    }),
    { min: 1, max: 8, one: 'item' },
  ),
  footer: list('Footer', group('Item', menuItem), { max: 8, one: 'item' }),
});

const partners = group('Agents and partners', {
  agents: page('Agents'),
  partner: page('Partner with us'),
  partnerships: list(
    'Kinds of partnership',
    group('Kind', {
      type: slug('Last part of the address'),
      closing: choice('Closing band', BANDS),
      ...head,
    }),
    { one: 'kind' },
  ),
});

const privacy = group('Privacy policy', {
  ...head,
  date: line('Date'),
  dateTime: z.iso
    .date('A date as 2024-08-18')
    .meta({ title: 'The same date, as 2024-08-18', widget: 'line' }),
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
  contactEmail: email('Address of the Data Protection Officer'),
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

const sectors = group('Sectors', {
  cards: list('Cards of all properties', card('Card'), { min: 1, max: 6, one: 'card' }),
  card: group('Beside a project’s card', {
    label: line('Label'),
    action: line('Link'),
    otherRegions: line('Link to the other regions'),
  }),
  properties: page('Properties'),
  residential: page('Residential'),
  hotelLeisure: group('Hotel & leisure', { ...head, card: card('Card') }),
  agriculture: page('Agriculture'),
});

const path = z
  .string()
  .regex(/^\/[a-z0-9:/-]+$/i, 'A path such as /agents')
  .meta({ title: 'Path', widget: 'line' });

/** What the owner can change, kind by kind: the one description that content is checked by, here and by the API. */
export const KINDS = {
  home: { title: 'Home page', pages: 'Pages', path: '/', schema: home },
  about: { title: 'About us', pages: 'Pages', path: '/about-us', schema: about },
  projects: { title: 'Projects', pages: 'Properties', path: '', many: true, schema: project },
  sectors: { title: 'Sectors', pages: 'Properties', path: '/properties', schema: sectors },
  regions: {
    title: 'Regions',
    pages: 'Properties',
    path: '/properties/residential',
    schema: list('Regions', region, { min: 1, one: 'region' }),
  },
  details: {
    title: 'Words of project pages',
    pages: 'Properties',
    path: '/properties/residential/visayas/alpha-tower',
    schema: words(details, 'Words of project pages'),
  },
  contactPage: {
    title: 'Contact us',
    pages: 'Pages',
    path: '/contact-us',
    schema: group('Contact us', { ...head, office: line('Heading of the address') }),
  },
  partners: { title: 'Agents and partners', pages: 'Pages', path: '/agents', schema: partners },
  privacy: { title: 'Privacy policy', pages: 'Pages', path: '/privacy-policy', schema: privacy },
  terms: {
    title: 'Terms of use',
    pages: 'Pages',
    path: '/terms-of-use',
    schema: group('Terms of use', { ...head, paragraphs }),
  },
  smallPages: {
    title: 'Small pages',
    pages: 'Pages',
    path: '/coming-soon',
    schema: group('Small pages', {
      comingSoon: page('Coming soon'),
      login: page('Sign-in'),
      notFound: page('Not found'),
    }),
  },
  company: { title: 'Company', pages: 'Everywhere', path: '/contact-us', schema: company },
  navigation: { title: 'Navigation', pages: 'Everywhere', path: '/about-us', schema: navigation },
  closingBands: {
    title: 'Closing bands',
    pages: 'Everywhere',
    path: '/about-us',
    schema: group(
      'Closing bands',
      Object.fromEntries(Object.entries(BANDS).map(([name, title]) => [name, closingBand(title)])) as Record<
        keyof typeof BANDS,
        ReturnType<typeof closingBand>
      >,
    ),
  },
  sharing: {
    title: 'Pictures of shared links',
    pages: 'Everywhere',
    path: '/',
    schema: group('Pictures of shared links', {
      picture: decoration('All pages'),
      event: decoration('Event'),
    }),
  },
  comingSoonPaths: {
    title: 'Coming soon',
    pages: 'Everywhere',
    path: '/coming-soon',
    schema: list('Addresses that lead to Coming Soon', path, { max: 30, one: 'path' }),
  },
  formLists: { title: 'Lists of the forms', pages: 'Forms', path: '/contact-us', schema: formLists },
  formPages: { title: 'Pages after a form', pages: 'Forms', path: '/inquiry-sent', schema: formPages },
  formTexts: {
    title: 'Words of the forms',
    pages: 'Forms',
    path: '/contact-us',
    schema: words(formTexts, 'Words of the forms'),
  },
} as const satisfies Record<
  Exclude<keyof StoredContent, 'event'>,
  { title: string; pages: string; path: string; many?: true; schema: z.ZodType }
>;

export type Kind = keyof typeof KINDS;
/** Content of a kind as it is stored: of a project each, of all others one. */
export type Stored<K extends Kind> = z.output<(typeof KINDS)[K]['schema']>;
