import * as z from 'zod';
import { examples } from '../projects/parts/examples';
import { ACROSS, choice, decoration, group, line, list, pdf, picture, slug, text, yesOrNo } from './fields';
import { film, films, homePlan, locationMap, sectionData } from './parts';
import { pieces } from './pieces';
import { money, priceList } from './prices';

/** The DHSUD's License to Sell (formerly HLURB). Without it nothing is reserved or sold. */
const license = z
  .discriminatedUnion('state', [
    group('Applied for', { state: z.literal('applied for') }),
    group('Issued', {
      state: z.literal('issued'),
      number: line('Number'),
      date: line('Date'),
      advertisement: line('Approval number of the advertisement', {
        help: 'Empty: nothing is said of it.',
      }).optional(),
      completion: line('Completion date', {
        help: 'As the license states it. Empty: nothing is said of it.',
      }).optional(),
    }),
  ])
  .meta({ title: 'License to Sell', widget: 'variants' });

const squareMeters = (title: string, more: { help?: string } = {}) =>
  z
    .number()
    .min(1, 'At least 1')
    .max(100_000, 'At most 100,000')
    .meta({ title, widget: 'number', ...more });

const floorAreas = group('Floor area in square meters', {
  from: squareMeters('From'),
  to: squareMeters('To', { help: 'Empty: all have the same.' }).optional(),
}).refine(({ from, to = from }) => to >= from, { path: ['to'], message: 'Not less than the smallest' });

/** Whether visitors are told; how many there are is stock, which no publication changes. */
const availability = choice(
  'Availability on the page',
  { left: 'How many are left', soldOut: 'Only that all are sold', nothing: 'Nothing' },
  { help: 'How many there are is entered under Stock, not here. Empty: only that all are sold.' },
);

const home = group('Home', {
  name: line('Name', { max: 60 }),
  short: line('Short name', {
    max: 20,
    more: true,
    help: 'In the calculator, such as 1BR. Empty: the name.',
  }).optional(),
  bedrooms: z
    .number()
    .int('A whole number')
    .min(0)
    .max(20)
    .meta({ title: 'Bedrooms', widget: 'number', help: '0 is a studio.' }),
  area: floorAreas,
  price: money('Price of its own', {
    shortTitle: 'Price',
    help: 'Before finish and parking. It is shown only while the project has a price list. Empty: by the square meter, as that list says.',
  }).optional(),
  availability: availability.optional(),
  plan: homePlan.optional(),
  planPicture: picture('Plan as a picture', { help: 'Where no plan is drawn.' }).optional(),
  planFile: pdf('Plan as a PDF').optional(),
  bearing: z.number().min(0).max(360).meta({ widget: 'none' }).optional(),
  orientation: line('View', { help: 'Such as East, to the channel.' }).optional(),
  text: text('Text').optional(),
  pictures: list('Pictures of its rooms', picture('Picture'), { max: 8, one: 'picture' }).optional(),
  slug: slug('Name in web addresses', {
    more: true,
    help: 'Of the file of its plan. Empty: made from its name.',
  }).optional(),
});

const stage = group('Stage', {
  name: line('Name'),
  state: choice('State', { done: 'Done', now: 'Now', next: 'Upcoming' }),
  note: line('Note'),
});

/** What a buyer asks after the pictures. */
const details = group('Homes, place and license', {
  slug: slug('Name of its drawings').meta({ widget: 'none' }),
  homes: list('Homes', home, { max: 12, one: 'home', unique: 'name' }),
  amenities: list('Amenities', group('Amenity', { title: line('Title'), text: text('Text') }), {
    one: 'amenity',
  }),
  address: group('Address', {
    street: line('Street', { placeholders: Object.values(examples.streets) }),
    barangay: line('Barangay'),
    city: line('City'),
    province: line('Province'),
    postalCode: line('Postal code', { max: 12 }),
  }),
  map: locationMap.optional(),
  mapNote: text('About the place'),
  section: sectionData.optional(),
  license: license.optional(),
  numbers: list(
    'Applications, permits and clearances',
    group('Number', {
      name: line('What', {
        max: 80,
        help: 'Such as Application for the License to Sell, Development permit, Environmental clearance.',
      }),
      number: line('Number', { max: 80 }),
    }),
    { max: 12, one: 'number', unique: 'name', help: 'Shown under the license.' },
  ).optional(),
  architect: line('Architect', { max: 120 }).optional(),
  contractor: line('Contractor', { max: 120 }).optional(),
  turnover: line('Turnover', { placeholders: Object.values(examples.turnover) }).optional(),
  progress: group('Progress', {
    asOf: line('As of'),
    stages: list('Stages', stage, { max: 12, one: 'stage' }),
  }).optional(),
});

export const project = group('Project', {
  name: line('Name', { max: 80 }),
  developer: line('Developer', { max: 80 }),
  place: line('Place', { help: 'Such as Cebu City, Visayas.' }),
  sector: choice('Sector', {
    residential: 'Residential',
    'hotel-leisure': 'Hotel & leisure',
    agriculture: 'Agriculture',
  }),
  region: slug('Region', { help: 'Of a residential project.' }).meta({ widget: 'region' }).optional(),
  sales: choice(
    'Sales',
    { 'pre-selling': 'Pre-selling', ready: 'Ready for occupancy' },
    {
      help: 'On its card. Empty: pre-selling.',
    },
  ).optional(),
  card: group('Card', {
    title: line('Title'),
    description: text('Text', { max: 400 }),
    picture: picture('Picture'),
  }),
  featured: group('On the home page', { place: line('Place'), picture: picture('Picture') }).optional(),
  description: text('Story'),
  description2: text('Story, second paragraph').optional(),
  marketing: group('Why buy', {
    slogan: line('Slogan'),
    description: text('Text'),
    description2: text('Second paragraph').optional(),
    description3: text('Third paragraph').optional(),
  }),
  facts: list('Facts under the picture', group('Fact', { label: line('Label'), value: line('Value') }), {
    max: 6,
    one: 'fact',
  }),
  hero: group('Picture across the page', {
    wide: picture('Wide', ACROSS),
    tall: picture('For phones').optional(),
  }),
  gallery: list('Gallery', picture('Picture'), { min: 1, max: 24, one: 'picture' }),
  prices: priceList.optional(),
  calculator: yesOrNo('Mortgage calculator', { help: 'It needs a price list and homes.' }),
  details,
  walkthrough: film('Walkthrough film').optional(),
  storyPicture: picture('Picture in the story').optional(),
  timeline: films('Films of the timeline'),
  ...pieces,
  href: z
    .string()
    .regex(
      /^\/properties\/[a-z0-9-]+(\/[a-z0-9-]+){1,2}$/,
      'An address such as /properties/residential/visayas/new-tower',
    )
    .meta({
      title: 'Address of its page',
      widget: 'line',
      more: true,
      help: 'For example /properties/residential/visayas/new-tower',
    }),
  interest: line('Name in inquiries', {
    max: 100,
    more: true,
    help: 'What an inquiry from its page names as the interest.',
  }),
  option: z
    .literal(true)
    .optional()
    .meta({ title: 'Offer it in the contact form', widget: 'mark', more: true }),
  sharing: decoration('Picture of shared links', {
    more: true,
    help: 'What messengers and social networks show. Empty: the picture across the page.',
  }).optional(),
});
