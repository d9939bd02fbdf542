import type { ProjectDetails } from '../pieces/project-details';
import { elNidoMap } from './el-nido-map';
import { examples } from './examples';
import { groveOneBedroom, groveStudio, groveTwoBedroom } from './grove-plans';
import { groveSection } from './section';
import { roomTypes } from './tower-prices';

/** The owner's to confirm before launch: address, dates and the state of the license. */
export const groveDetails: ProjectDetails = {
  slug: 'grove-tower',
  license: { state: 'applied for' },
  homes: [
    {
      slug: 'studio',
      name: 'Studio',
      ...roomTypes[1],
      plan: groveStudio,
      bearing: 270,
      orientation: 'West, to the cove and the evening sun',
      text: 'A room as wide as its terrace. The glass slides away, and the garden at the edge keeps the room shaded and private.',
    },
    {
      slug: 'one-bedroom',
      name: 'One bedroom',
      ...roomTypes[2],
      plan: groveOneBedroom,
      bearing: 270,
      orientation: 'West, to the cove and the evening sun',
      text: 'Living room and bedroom both open to a terrace of ten square meters, with a planted edge along all of it.',
    },
    {
      slug: 'two-bedroom',
      name: 'Two bedrooms',
      ...roomTypes[3],
      plan: groveTwoBedroom,
      bearing: 270,
      orientation: 'Corner, west and north',
      text: 'Two bedrooms and two baths at the two ends, a living room between them, and a terrace long enough for a table for four.',
    },
  ],
  amenities: [
    {
      title: 'Beach garden',
      text: 'Palms and showers between the lobby and the sand, and no road to cross.',
    },
    { title: 'Boat landing', text: 'In the next cove, for boats to the islands of the bay.' },
    {
      title: 'Planted terraces',
      text: 'Native trees and vines on every floor, watered with rain from the roof.',
    },
    { title: 'Roof garden', text: 'A kitchen, shade and the whole bay, under the open crown.' },
    { title: 'House service', text: 'Keys, linen and guests are looked after while an owner is away.' },
    {
      title: 'Power and water',
      text: 'Solar panels with batteries, a generator, and a treatment plant for all wastewater.',
    },
  ],
  address: {
    street: examples.streets.grove,
    barangay: 'Barangay Corong-Corong',
    city: 'El Nido',
    province: 'Palawan',
    postalCode: '5313',
  },
  map: elNidoMap,
  mapNote: 'South of the town of El Nido, at the foot of the cliffs of Bacuit Bay.',
  section: groveSection,
  turnover: examples.turnover.grove,
  progress: {
    asOf: 'November 2026',
    stages: [
      {
        name: 'Design',
        state: 'done',
        note: 'The plans, section and prices are published on this page.',
      },
      { name: 'License to Sell', state: 'now', note: 'Applied for. Reservations open when it is issued.' },
      { name: 'Foundations', state: 'next', note: 'Planned to begin in 2028.' },
      { name: 'Structure and terraces', state: 'next', note: 'Planned for 2029 and 2030.' },
      { name: 'Turnover', state: 'next', note: 'Planned for the second quarter of 2031.' },
    ],
  },
};
