import type { ProjectDetails } from '../pieces/project-details';
import { alphaOneBedroom, alphaStudio, alphaTwoBedroom } from './alpha-plans';
import { cebuMap } from './cebu-map';
import { examples } from './examples';
import { alphaSection } from './section';
import { roomTypes } from './tower-prices';

/** The owner's to confirm before launch: address, dates and the state of the license. */
export const alphaDetails: ProjectDetails = {
  slug: 'alpha-tower',
  license: { state: 'applied for' },
  homes: [
    {
      slug: 'studio',
      name: 'Studio',
      ...roomTypes[1],
      plan: alphaStudio,
      bearing: 90,
      orientation: 'East, to the channel and the morning sun',
      text: 'One long room with the bed out of sight of the door, a full kitchen wall, and glass three meters wide to the balcony.',
    },
    {
      slug: 'one-bedroom',
      name: 'One bedroom',
      ...roomTypes[2],
      plan: alphaOneBedroom,
      bearing: 90,
      orientation: 'East, to the channel and the morning sun',
      text: 'Bedroom and living room lie side by side along the view. The washing machine is in the bathroom, which leaves the kitchen free for cooking.',
      pictures: [
        {
          file: 'alpha-tower/living-room',
          alt: 'The living room of the one-bedroom home, seen from its kitchen: the dining table, the sofa and, beyond the balcony, the channel',
        },
        {
          file: 'alpha-tower/bedroom',
          alt: 'The bedroom: a made bed before oak slats, a lamp lit, the city and the channel in the window beside it',
        },
      ],
    },
    {
      slug: 'two-bedroom',
      name: 'Two bedrooms',
      ...roomTypes[3],
      plan: alphaTwoBedroom,
      bearing: 90,
      orientation: 'Corner, east and north',
      text: 'The corner of each floor: windows on two sides, a living room almost five meters wide, and a second bedroom with space for a desk.',
    },
  ],
  amenities: [
    {
      title: '25-meter pool',
      text: 'On the garden deck, above the street trees and open to the channel.',
    },
    { title: 'Garden deck', text: 'Lawn, shade trees and long tables, one elevator ride from every home.' },
    { title: 'Roof terrace', text: 'Under the crown of the taller shaft, for owners and their guests.' },
    { title: 'Gym and changing rooms', text: 'Beside the pool, with doors that fold away.' },
    { title: 'Shops at the street', text: 'A grocery, a pharmacy and coffee below the homes.' },
    {
      title: 'Power and water',
      text: 'A generator for the whole building, and a cistern that holds two days of water.',
    },
  ],
  address: {
    street: examples.streets.alpha,
    barangay: 'Barangay Tinago',
    city: 'Cebu City',
    province: 'Cebu',
    postalCode: '6000',
  },
  map: cebuMap,
  mapNote: 'One street back from the harbor, between the old city and the business parks.',
  section: alphaSection,
  turnover: examples.turnover.alpha,
  progress: {
    asOf: 'November 2026',
    stages: [
      {
        name: 'Design',
        state: 'done',
        note: 'The plans, section and prices are published on this page.',
      },
      { name: 'License to Sell', state: 'now', note: 'Applied for. Reservations open when it is issued.' },
      { name: 'Foundations and podium', state: 'next', note: 'Planned to begin in 2027.' },
      { name: 'Structure and façade', state: 'next', note: 'Planned for 2028 and 2029.' },
      { name: 'Turnover', state: 'next', note: 'Planned for the last quarter of 2030.' },
    ],
  },
};
