import type { Picture } from '../../picture';

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
  picture: Picture;
  /** In the header's menu. */
  menuLabel: string;
  /** Shown while no project has this region. */
  empty?: string;
};

export const regions: Region[] = [
  {
    slug: 'metro-manila',
    name: 'Metro Manila',
    title: 'METRO MANILA PROPERTIES',
    description: 'Close to work and schools, and to the subway that is being built.',
    lead: 'Sixteen cities and one municipality, side by side. We are looking for sites in their quieter corners.',
    picture: {
      file: 'regions/metro-manila',
      alt: 'The towers of Metro Manila in the evening sun, two avenues and green streets before them',
    },
    menuLabel: 'Metro Manila Properties',
    empty:
      'No Metro Manila project is open for reservation yet. Write to us now, and you will be among the first to see the plans and prices.',
  },
  {
    slug: 'central-southern-luzon',
    name: 'Central & Southern Luzon',
    title: 'CENTRAL & SOUTHERN LUZON',
    description: 'Cooler air, wider lots, and a volcano in its lake.',
    lead: 'An hour or two from the capital, and a few degrees cooler: the ridge above the lake, and the towns along the two expressways.',
    picture: {
      file: 'regions/central-southern-luzon',
      alt: 'A lake with a wooded volcano in Southern Luzon, a town around its church before it',
    },
    menuLabel: 'Central & South Luzon',
    empty:
      'No project in Central or Southern Luzon is open for reservation yet. Tell us which town you have in mind, and we will write to you when something opens near it.',
  },
  {
    slug: 'visayas',
    name: 'Visayas',
    title: 'STEALTH LAND IN VISAYAS',
    description: 'Cebu: a harbor city with the islands at its door.',
    lead: 'Cebu is where we started: a harbor city with an airport, the sea and an evening breeze.',
    picture: {
      file: 'regions/visayas',
      alt: 'A harbor city in the Visayas: ferries at their piers, an old church, towers before green hills',
    },
    menuLabel: 'Visayas',
  },
  {
    slug: 'palawan',
    name: 'Palawan',
    title: 'PALAWAN',
    description: 'Limestone, clear water and a slower pace.',
    lead: 'The country’s last frontier: limestone, clear water, and rules that protect them.',
    picture: {
      file: 'regions/palawan',
      alt: 'A bay in Palawan: limestone islands, a white beach and outrigger boats',
    },
    menuLabel: 'Palawan',
  },
];

export const regionPage = (slug: string) => `/properties/residential/${slug}`;
