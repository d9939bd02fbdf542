import * as z from 'zod';
import { company as delivered } from '../company/company';
import { accountOf } from '../company/reach';
import { clean, decoration, email, group, line, link, list, mobile, telephone, text } from './fields';
import { closingBand } from './parts';
import { day } from './prices';

/** The bands that pages end with. */
export const BANDS = {
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
  abroad: 'Buying from abroad',
};

const { contact, reach, receiptNote, socialLinks } = delivered;
const placeholders = {
  numbers: reach.channels.flatMap((one) => ('number' in one ? one.number : [])),
  pages: [...reach.channels, ...socialLinks].flatMap((one) => ('href' in one ? one.href : [])),
};

const channel = z
  .discriminatedUnion('app', [
    group('WhatsApp', {
      app: z.literal('whatsapp'),
      number: mobile('Number', { placeholders: placeholders.numbers }),
    }),
    group('Viber', {
      app: z.literal('viber'),
      number: mobile('Number', { placeholders: placeholders.numbers }),
    }),
    group('Messenger', {
      app: z.literal('messenger'),
      account: clean(120)
        .min(1, 'Required')
        .overwrite(accountOf)
        .regex(/^[\w.-]+$/, 'Only the name, such as stealthland.ph')
        .meta({
          title: 'Name of the page',
          widget: 'line',
          shown: true,
          help: 'Or its address: facebook.com/stealthland.ph or m.me/stealthland.ph.',
        }),
    }),
    group('Another', {
      app: z.literal('other'),
      name: line('Name'),
      href: link('Address', { placeholders: placeholders.pages }),
    }),
  ])
  .meta({ title: 'Channel', widget: 'variants' });

const social = <const Icon extends string>(title: string, icon: Icon) =>
  group(title, {
    name: line('Name'),
    icon: z.literal(icon),
    href: link('Address', { placeholders: placeholders.pages }),
  });
const socialLink = z
  .discriminatedUnion('icon', [
    social('Photos', 'photos'),
    social('Page', 'page'),
    social('Film', 'film'),
    group('Mail', { name: line('Name'), icon: z.literal('mail') }, { help: 'Leads to the e-mail above.' }),
  ])
  .meta({ title: 'Link', widget: 'variants' });

export const company = group('Company', {
  brand: line('Brand', { max: 60, help: 'Other texts name it as {brand}: change it here, and all follow.' }),
  contact: group('Contact', {
    email: email('E-mail', { placeholders: [contact.email] }),
    privacyEmail: email('E-mail for questions about data', { placeholders: [contact.privacyEmail] }),
    office: group('Office', {
      street: line('Street', { placeholders: [contact.office.street] }),
      city: line('City'),
      postalCode: line('Postal code', { max: 12 }),
      country: line('Country'),
    }),
    hours: line('Hours'),
  }),
  reach: group('Talk to a person', {
    title: line('Title'),
    telephone: telephone('Telephone', { placeholders: [reach.telephone] }),
    channels: list('Channels', channel, { one: 'channel' }),
  }),
  receiptNote: text('On the acknowledgement of a payment', {
    max: 500,
    help: `In its email and on its paper. Empty: ${receiptNote}`,
  }).optional(),
  dollar: group(
    'Dollar',
    {
      pesos: z
        .number()
        .min(1, 'At least 1')
        .max(100_000)
        .meta({ title: 'Pesos per dollar', widget: 'number' }),
      date: day('Rate as of'),
    },
    { help: 'Every calculator converts with this rate. Pages show the rate with its date.' },
  ),
  socialLinks: list('Social links', socialLink, { one: 'link' }),
  footer: group('Footer', {
    year: z.number().int().min(1900).max(2100).meta({ title: 'Copyright year', widget: 'number' }),
    line: line('Line'),
    rights: line('Copyright line', { help: '{year} is the year above.' }),
  }),
  inquireNow: group('At the head of the inquiry forms', {
    title: line('Title'),
    home: line('Home page'),
    contact: line('Contact page'),
    project: line('Projects', { help: '{project} is the name of the project.' }),
  }),
});

/** Shown whole, on a ground of its own. An SVG is refused when it is uploaded. */
const ownMark = (title: string, help: string, whole: 'light' | 'dark' = 'light') =>
  decoration(title, { help, whole })
    .refine(({ file }) => file.startsWith('uploaded/'), {
      path: ['file'],
      message: 'Upload a picture of your own: those that came with the program are no logo',
    })
    .optional();

export const logo = group(
  'Logo and icon',
  {
    light: ownMark(
      'Logo on light ground',
      'In the header, and what search engines are told. A PNG with a transparent ground, cut close, at least 1200 pixels wide or 360 high, and at most ten times as wide as high. Without one the site shows a tower and the brand.',
    ),
    dark: ownMark(
      'Logo on dark ground',
      'In the footer. Without one, the other stands there on a light plate.',
      'dark',
    ),
    icon: ownMark(
      'Icon',
      'In the tab of the browser and on phones: square, at least 512 pixels, and simple. Without one it is made from the logo.',
    ),
  },
  {
    help: 'Your own, in the place of the tower and the brand that came with the program: PNG, WebP or JPEG. An SVG is refused, since it can hold script.',
  },
).refine(({ light, dark }) => light !== undefined || dark === undefined, {
  path: ['light'],
  message: 'Add the logo on light ground too, or take the one on dark ground out',
});

const menuItem = { label: line('Words', { max: 60 }), href: link('Leads to') };
export const navigation = group('Menu and footer', {
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

export const closingBands = group(
  'Closing bands',
  Object.fromEntries(Object.entries(BANDS).map(([name, title]) => [name, closingBand(title)])) as Record<
    keyof typeof BANDS,
    ReturnType<typeof closingBand>
  >,
);

export const sharing = group('Pictures of shared links', {
  picture: decoration('All pages'),
  event: decoration('Event'),
});

const oldAddress = clean(300)
  .regex(/^\/(?!\/)[^\s?#*:\\"<>]+$/, 'Only what stands after the name of the site, such as /old-page')
  .refine(
    (address) => !/^\/(coming-soon|admin|api|door|assets)(\/|$)/i.test(address),
    'This address must stay',
  )
  .meta({
    title: 'Old address',
    widget: 'line',
    help: 'Such as /old-page: what stood after the name of the site.',
  });

export const redirects = list(
  'Moved pages',
  group('Moved page', { from: oldAddress, to: link('Leads to') }),
  { max: 500, one: 'address', unique: 'from' },
);

const path = z
  .string()
  .regex(/^(\/:?[a-z0-9-]+)+$/i, 'A path such as /agents')
  .refine(
    (address) => !/^\/(coming-soon|admin|api|door|assets|:[^/]*)(\/|$)/i.test(address),
    'This address must stay',
  )
  .meta({ title: 'Path', widget: 'line' });

export const comingSoonPaths = list('Addresses that lead to Coming Soon', path, { max: 30, one: 'path' });
