import { homesFromAbroad } from './parts/abroad';
import { groveDetails } from './parts/grove-tower-details';
import { towerPrices } from './parts/tower-prices';
import type { Project } from './pieces/project';

const picture = {
  wide: {
    file: 'grove-tower/wide',
    alt: 'Grove Tower: a slim tower of planted terraces between limestone cliffs, over a turquoise cove',
  },
  portrait: { file: 'grove-tower/portrait', alt: 'Grove Tower rising from the palms of its cove' },
  terrace: {
    file: 'grove-tower/terrace',
    alt: 'A planted terrace at the corner in the evening: a laid table, a day bed, planting along the rail, cliffs across the water',
  },
  room: {
    file: 'grove-tower/room',
    alt: 'A living room that opens to its planted terrace and the bay, armchairs and a sofa in the low sun',
  },
  bay: {
    file: 'grove-tower/cove',
    alt: 'The cove with the sun low behind limestone islands, mist on the water, outrigger boats at anchor',
  },
};

export const groveTower: Project = {
  name: 'Grove Tower',
  developer: '{brand}',
  href: '/properties/residential/palawan/grove-tower',
  interest: 'Grove Tower',
  sector: 'residential',
  region: 'palawan',
  place: 'Palawan',
  card: {
    title: 'Grove Tower',
    description:
      'A slim tower of planted terraces at the foot of the cliffs, with a beach of coral sand and water the color of glass.',
    picture: picture.wide,
  },
  featured: { place: 'Palawan', picture: picture.wide },
  description:
    'Grove Tower will rise in front of two limestone cliffs and narrow on its way up, as they do. Every floor will have a garden at its edge: native trees and vines, watered by the rain that the roof collects, so that from the water the building looks like part of the hill.',
  description2:
    'No road will lie between the lobby and the water, only palms and a beach of coral sand. Boats to the islands leave from the next cove; the airport is a short drive behind the hill.',
  marketing: {
    slogan: 'Between the cliffs and the cove.',
    description:
      'Homes from 32 to 55 square meters, each with a planted terrace facing the cove. Owners will be able to live here all year, or to leave the keys with the house service, which runs the home as a serviced residence, like a hotel, while they are away.',
    description2: 'Compute the price of yours with the calculator below, in pesos or in dollars.',
  },
  facts: [
    { label: 'Location', value: 'Palawan' },
    { label: 'Status', value: 'Pre-selling' },
    { label: 'Homes', value: 'Studio, 1BR, 2BR' },
    { label: 'Sizes', value: '32 to 55 sqm' },
  ],
  hero: { wide: picture.wide, tall: picture.portrait },
  sharing: { file: 'grove-tower/og-card', alt: '' },
  prices: towerPrices,
  calculator: true,
  storyPicture: picture.terrace,
  timeline: [],
  gallery: [picture.room],
  faq: homesFromAbroad,
  closing: {
    title: 'See the cove of {project}.',
    picture: picture.bay,
  },
  details: groveDetails,
};
