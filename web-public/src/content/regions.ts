import type { PictureName } from './pictures';
import type { Card } from './sectors';

export type Region = {
  /** Last segment of the address. */
  slug: string;
  /** On the card of /properties/residential. */
  name: string;
  /** The region page's title. */
  title: string;
  description: string;
  /** The region page's lead. */
  lead: string;
  picture: PictureName;
  projects: Card[];
  /** Shown instead of cards. */
  empty?: string;
};

export const cardLabel = 'PRE-SELLING';
export const cardAction = 'VIEW PROPERTY';

export const regions: Region[] = [
  {
    slug: 'metro-manila',
    name: 'Metro Manila',
    title: 'METRO MANILA PROPERTIES',
    description: 'Close to work, schools and the new subway line.',
    lead: 'Sixteen cities that meet at every corner. We are looking for the quiet ones among them.',
    picture: 'metroManila',
    projects: [],
    empty:
      'No Metro Manila project is open for reservation yet. Two sites are under study; those who write to us now will see the plans and prices first.',
  },
  {
    slug: 'central-southern-luzon',
    name: 'Central & Southern Luzon',
    title: 'CENTRAL & SOUTHERN LUZON',
    description: 'Cooler air, wider lots, and a volcano in its lake.',
    lead: 'An hour from the capital, and a few degrees cooler: the ridge above the lake, and the towns along the two expressways.',
    picture: 'luzon',
    projects: [],
    empty:
      'No project in Central or Southern Luzon is open for reservation yet. Tell us which town you have in mind, and we will write when something opens near it.',
  },
  {
    slug: 'visayas',
    name: 'Visayas',
    title: 'STEALTH LAND IN VISAYAS',
    description: 'Cebu: a harbor city with the islands at its door.',
    lead: 'Cebu is where we started: a harbor city with an airport, an ocean and an evening breeze.',
    picture: 'visayas',
    projects: [
      {
        title: 'Alpha Tower',
        description:
          'Studio, one- and two-bedroom homes above the Cebu harbor, with a pool deck over the trees and balconies that turn with the view.',
        picture: 'alphaGoldenHour',
        href: '/properties/residential/visayas/alpha-tower',
      },
    ],
  },
  {
    slug: 'palawan',
    name: 'Palawan',
    title: 'PALAWAN',
    description: 'Limestone, clear water and a slower clock.',
    lead: 'The last island before the sea opens: limestone, clear water, and rules that keep it so.',
    picture: 'palawan',
    projects: [
      {
        title: 'Grove Tower',
        description:
          'A slim tower of planted terraces at the foot of the cliffs, with a beach of coral sand and water the color of glass.',
        picture: 'groveWide',
        href: '/properties/residential/palawan/grove-tower',
      },
    ],
  },
];

/** `undefined` for a region that we do not have. */
export const regionBySlug = (slug: string | undefined) => regions.find((region) => region.slug === slug);
