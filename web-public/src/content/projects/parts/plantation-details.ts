import type { ProjectDetails } from '../pieces/project-details';
import { plantationMap } from './el-nido-map';
import { examples } from './examples';

/** Farm lots are subdivided land: they too are sold only with a License to Sell. */
export const plantationDetails: ProjectDetails = {
  slug: 'el-nido-coffee-plantation',
  license: { state: 'applied for' },
  homes: [],
  amenities: [
    {
      title: 'Resident team',
      text: 'People who live on the estate, for planting, pruning, picking and drying.',
    },
    {
      title: 'Estate house',
      text: 'Rooms for owners and their guests, a kitchen, and a terrace over the drying beds.',
    },
    {
      title: 'Nursery and drying beds',
      text: 'Seedlings raised on the estate, and cherries dried in the sun and turned by hand.',
    },
    { title: 'Road and water', text: 'A road to every parcel and a spring above the highest row.' },
  ],
  address: {
    street: examples.streets.plantation,
    barangay: 'Barangay Corong-Corong',
    city: 'El Nido',
    province: 'Palawan',
    postalCode: '5313',
  },
  map: plantationMap,
  mapNote: 'On the slopes behind Corong-Corong, twenty minutes by road from the town of El Nido.',
};
