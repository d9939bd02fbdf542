import { brand } from './company';
import type { PageContent } from './metadata';
import type { PictureName } from './pictures';

/** A card that leads to a sector, a region or a project. */
export type Card = {
  title: string;
  description: string;
  picture: PictureName;
  href: string;
};

/** A sector with one project. */
export type SectorContent = PageContent & { card: Card };

/** The three cards of /properties. */
export const sectors: Card[] = [
  {
    title: 'RESIDENTIAL',
    description: 'Condominium homes in the city and by the sea, pre-selling and ready for occupancy.',
    picture: 'alphaGoldenHour',
    href: '/properties/residential',
  },
  {
    title: 'HOTEL AND LEISURE',
    description: 'Places to stay that their owners can also call their own.',
    picture: 'resortDusk',
    href: '/properties/hotel-leisure',
  },
  {
    title: 'AGRICULTURAL',
    description: 'Working land, planted and tended, shared among the people who own it.',
    picture: 'plantationMorning',
    href: '/properties/agriculture',
  },
];

export const propertiesPage: PageContent = {
  title: 'PROPERTIES',
  metadata: {
    title: 'Properties',
    description: `Residential, hotel and leisure, and agricultural properties by ${brand} in the Philippines.`,
    path: '/properties',
  },
  lead: 'Three kinds of land, one way of building: choose the site with patience, then do it justice.',
};

export const residentialPage: PageContent = {
  title: 'RESIDENTIAL',
  metadata: {
    title: 'Residential Properties',
    description:
      'Condominium homes in Metro Manila, Central and Southern Luzon, the Visayas and Palawan: what is selling now and what is being prepared.',
    path: '/properties/residential',
  },
  lead: 'Homes in four parts of the country. Two are selling today; two are being prepared.',
};

/** /properties/hotel-leisure. The card's link is the owner's, and leads to no page yet. */
export const hotelPage: SectorContent = {
  title: 'HOTEL & LEISURE',
  metadata: {
    title: 'Hotel & Leisure',
    description:
      'Serviced residences between the limestone cliffs of Palawan, run as a hotel when their owners are away.',
    path: '/properties/hotel-leisure',
  },
  lead: 'Serviced residences on the coast of Palawan, run as a hotel when you are away and as a home when you are not.',
  card: {
    title: 'Grove Tower',
    description:
      'A long pool, palms and an open view to the west. Keep a residence here, and let the house look after its guests while you are away.',
    picture: 'resortDusk',
    href: '/properties/hotel/groove-tower',
  },
};

export const agriculturePage: SectorContent = {
  title: 'AGRICULTURE',
  metadata: {
    title: 'Agriculture',
    description:
      'A coffee plantation above El Nido, Palawan, offered by the surveyed parcel and tended all year.',
    path: '/properties/agriculture',
  },
  lead: 'Farms planned as carefully as towers, on land that earns its keep.',
  card: {
    title: 'Agricultural',
    description:
      'A coffee plantation on the slopes above El Nido: rows that follow the hill, shade trees older than the road, and mist off the bay each morning.',
    picture: 'plantationMorning',
    href: '/properties/agriculture/agricultural',
  },
};
