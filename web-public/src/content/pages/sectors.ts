import type { PageContent } from '../company/metadata';
import type { Picture } from '../picture';
import { groveTower } from '../projects/grove-tower';
import { plantation } from '../projects/plantation';

/** A card that leads to a sector, a region or a project. */
export type Card = {
  title: string;
  description: string;
  picture: Picture;
  href: string;
};

/** The three cards of /properties. */
const cards: Card[] = [
  {
    title: 'RESIDENTIAL',
    description: 'Condominium homes in the city and by the sea, planned, priced and in pre-selling.',
    picture: {
      file: 'alpha-tower/over-the-city',
      alt: 'Alpha Tower from the air at golden hour, the roofs of Cebu down to the strait behind it',
    },
    href: '/properties/residential',
  },
  {
    title: 'HOTEL AND LEISURE',
    description: 'Serviced residences by the sea: a home for their owners, a hotel for their guests.',
    picture: groveTower.hero.wide,
    href: '/properties/hotel-leisure',
  },
  {
    title: 'AGRICULTURAL',
    description: 'Farmland by the parcel, planted and tended. Each parcel has its own title.',
    picture: plantation.hero.wide,
    href: '/properties/agriculture',
  },
];

const properties: PageContent = {
  title: 'PROPERTIES',
  metadata: {
    title: 'Properties',
    description: 'Residential, hotel and leisure, and agricultural properties by {brand} in the Philippines.',
  },
  lead: 'Three kinds of land, one way of building: choose the site with patience, then do it justice.',
};

const residential: PageContent = {
  title: 'RESIDENTIAL',
  metadata: {
    title: 'Residential Properties',
    description:
      'Condominium homes in Metro Manila, Central and Southern Luzon, the Visayas and Palawan: what is designed and priced, and what is being prepared.',
  },
  lead: 'Homes in four parts of the country. Two towers are designed and priced; two more regions are being prepared.',
};

/** /properties/hotel-leisure. The card's link is the owner's, and leads to no page yet. */
const hotelLeisure: PageContent & { card: Card } = {
  title: 'HOTEL & LEISURE',
  metadata: {
    title: 'Hotel & Leisure',
    description:
      'The serviced residences of Grove Tower, planned between the limestone cliffs of Palawan: homes that are run like a hotel when their owners are away.',
  },
  lead: 'Serviced residences planned on the coast of Palawan: a hotel when you are away, a home when you are not.',
  card: {
    title: 'Grove Tower',
    description:
      'The homes of Grove Tower, between the cliffs and the cove: yours whenever you come, and run as serviced residences by the house service while you are away.',
    picture: groveTower.hero.wide,
    href: '/properties/hotel/groove-tower',
  },
};

const agriculture: PageContent = {
  title: 'AGRICULTURE',
  metadata: {
    title: 'Agriculture',
    description:
      'A coffee plantation above El Nido, Palawan, offered by the surveyed parcel and tended all year.',
  },
  lead: 'Farms planned as carefully as towers, on land that is worked all year.',
};

/** Beside a project's card. */
const card = {
  label: 'PRE-SELLING',
  ready: 'READY FOR OCCUPANCY',
  action: 'VIEW PROPERTY',
  otherRegions: 'See the other regions',
};

export const sectors = { cards, card, properties, residential, hotelLeisure, agriculture };
