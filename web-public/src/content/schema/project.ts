import * as z from 'zod';
import { choice, decoration, group, line, list, picture, slug, text, yesOrNo } from './fields';
import { film, films, homePlan, locationMap, sectionData } from './parts';

/** The DHSUD's License to Sell (formerly HLURB). Without it nothing is reserved or sold. */
const license = z
  .discriminatedUnion('state', [
    group('Applied for', { state: z.literal('applied for') }),
    group('Issued', { state: z.literal('issued'), number: line('Number'), date: line('Date') }),
  ])
  .meta({ title: 'License to Sell', widget: 'variants' });

const home = group('Home', {
  slug: slug('Name in addresses'),
  name: line('Name'),
  roomType: z.union([z.literal(1), z.literal(2), z.literal(3)]).meta({
    title: 'Type, which makes its price',
    widget: 'choice',
    names: { 1: 'Studio, 32 m²', 2: 'One bedroom, 40 m²', 3: 'Two bedrooms, 55 m²' },
  }),
  plan: homePlan,
  bearing: z
    .number()
    .min(0)
    .max(360)
    .meta({ title: 'Compass bearing of the view, in degrees', widget: 'number' }),
  orientation: line('View'),
  text: text('Text'),
  pictures: list('Pictures of its rooms', picture('Picture'), { max: 8, one: 'picture' }).optional(),
});

const stage = group('Stage', {
  name: line('Name'),
  state: choice('State', { done: 'Done', now: 'Now', next: 'To come' }),
  note: line('Note'),
});

/** What a buyer asks after the pictures. */
const details = group('Homes, place and license', {
  slug: slug('Name of its drawings').meta({ widget: 'none' }),
  license: license.optional(),
  homes: list('Homes', home, { max: 12, one: 'home', unique: 'slug' }),
  amenities: list('What is shared', group('Amenity', { title: line('Title'), text: text('Text') }), {
    one: 'amenity',
  }),
  address: group('Address', {
    street: line('Street'),
    barangay: line('Barangay'),
    city: line('City'),
    province: line('Province'),
    postalCode: line('Postal code', { max: 12 }),
  }),
  map: locationMap.optional(),
  mapNote: text('About the place'),
  section: sectionData.optional(),
  turnover: line('Turnover').optional(),
  progress: group('Progress', {
    asOf: line('As of'),
    stages: list('Stages', stage, { max: 12, one: 'stage' }),
  }).optional(),
});

export const project = group('Project', {
  name: line('Name', { max: 80 }),
  developer: line('Developer', { max: 80 }),
  href: z
    .string()
    .regex(
      /^\/properties\/[a-z0-9-]+(\/[a-z0-9-]+){1,2}$/,
      'An address such as /properties/residential/visayas/new-tower',
    )
    .meta({
      title: 'Address of its page',
      widget: 'line',
      help: 'For example /properties/residential/visayas/new-tower',
    }),
  interest: line('Name in inquiries', {
    max: 100,
    help: 'What an inquiry from its page names as the interest.',
  }),
  option: z.literal(true).optional().meta({ title: 'Offer it in the contact form', widget: 'mark' }),
  sector: choice('Sector', { residential: 'Residential', agriculture: 'Agriculture' }),
  region: slug('Region', { help: 'Of a residential project.' }).meta({ widget: 'region' }).optional(),
  place: line('Place', { help: 'Such as Cebu City, Visayas.' }),
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
  hero: group('Picture across the page', { wide: picture('Wide'), tall: picture('For phones').optional() }),
  sharing: decoration('Picture of shared links').optional(),
  calculator: yesOrNo('Mortgage calculator'),
  walkthrough: film('Walkthrough film').optional(),
  storyPicture: picture('Picture in the story').optional(),
  timeline: films('Films of the timeline'),
  gallery: list('Gallery', picture('Picture'), { min: 1, max: 24, one: 'picture' }),
  details,
});
