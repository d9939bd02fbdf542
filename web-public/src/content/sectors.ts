import type { PictureName } from './pictures';

/** A card that leads to a sector, a region or a project. */
export type Card = {
  title: string;
  description: string;
  picture: PictureName;
  href: string;
};

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

export const propertiesPage = {
  title: 'PROPERTIES',
  lead: 'Three kinds of land, one way of building: choose the site with patience, then do it justice.',
};

export const residentialPage = {
  title: 'RESIDENTIAL',
  lead: 'Homes in four parts of the country. Two are selling today; two are being prepared.',
};

/** /properties/hotel-leisure. The card's link is the owner's, and leads to no page yet. */
export const hotelPage = {
  title: 'HOTEL & LEISURE',
  lead: 'Serviced residences on the coast of Palawan, run as a hotel when you are away and as a home when you are not.',
  card: {
    title: 'Grove Tower',
    description:
      'A long pool, palms and an open view to the west. Keep a residence here, and let the house look after its guests while you are away.',
    picture: 'resortDusk',
    href: '/properties/hotel/groove-tower',
  } satisfies Card as Card,
};

export const agriculturePage = {
  title: 'AGRICULTURE',
  lead: 'Farms planned as carefully as towers, on land that earns its keep.',
  card: {
    title: 'Agricultural',
    description:
      'A coffee plantation on the slopes above El Nido: rows that follow the hill, shade trees older than the road, and mist off the bay each morning.',
    picture: 'plantationMorning',
    href: '/properties/agriculture/agricultural',
  } satisfies Card as Card,
};
