import type { Picture } from '../picture';
import { homesFromAbroad } from './parts/abroad';
import { alphaDetails } from './parts/alpha-tower-details';
import { towerPrices } from './parts/tower-prices';
import type { Project } from './pieces/project';

const picture = {
  park: {
    file: 'alpha-tower/park',
    alt: 'Alpha Tower over the trees of a park and the low roofs of Cebu, the strait and its islands behind it',
    keep: 'right',
  },
  parkPortrait: {
    file: 'alpha-tower/park-portrait',
    alt: 'Alpha Tower over the trees of a park, from its podium to the crown',
  },
  blueHour: {
    file: 'alpha-tower/blue-hour',
    alt: 'Alpha Tower at blue hour, its rooms and crown lit above the city',
    keep: 'right',
  },
  poolDeck: {
    file: 'alpha-tower/pool-deck',
    alt: 'The pool deck on the podium: a long pool beside palms, loungers under parasols, a swimmer, the hills across the strait',
  },
  balcony: {
    file: 'alpha-tower/balcony',
    alt: 'A balcony at dusk: two armchairs and a low table, plants along the end, the lit city and the channel below',
  },
  lobby: {
    file: 'alpha-tower/lobby',
    alt: 'The lobby: seats by tall windows to a garden, a desk of stone, shelves with vases, timber fins beside the elevators',
  },
  facade: {
    file: 'alpha-tower/facade',
    alt: 'The façade of Alpha Tower: balconies in waves beside a bronze grid',
  },
} satisfies Record<string, Picture>;

export const alphaTower: Project = {
  name: 'Alpha Tower',
  developer: '{brand}',
  href: '/properties/residential/visayas/alpha-tower',
  interest: 'Alpha Tower',
  option: true,
  sector: 'residential',
  region: 'visayas',
  place: 'Cebu City, Visayas',
  card: {
    title: 'Alpha Tower',
    description:
      'Studio, one- and two-bedroom homes above the Cebu harbor, with a pool deck over the trees and balconies that turn with the view.',
    picture: picture.blueHour,
  },
  featured: { place: 'Cebu', picture: picture.blueHour },
  description:
    'Alpha Tower will stand one street back from the Cebu harbor, where the old city gives way to gardens. Every floor differs slightly from the one below, so that each balcony has its own view of the channel and none looks into another.',
  description2:
    'Below the homes, a garden deck with a 25-meter pool is planned above the treetops; below that, shops that open to the street, and parking behind timber screens that let the sea air through.',
  marketing: {
    slogan: 'The harbor, from above the trees.',
    description:
      'Studio homes begin at 32 square meters, one-bedroom homes at 40, two-bedroom homes at 55. Each comes bare, semi-furnished or fully furnished, and the price is computed the same way for everyone: a rate per square meter, a fixed amount, and the finish you choose.',
    description2:
      'Pay {brand} directly over three to fifteen years, without interest, with as much or as little down as suits you; if you take a bank loan, the bank’s interest is added. The calculator below shows every figure that our sales team sees.',
    description3:
      'Those who write to us now will be the first to choose their floor, side and finish when reservations open with the License to Sell. Reservations will be handled by Stealth Homes, our sister brand, founded in 2012.',
  },
  facts: [
    { label: 'Location', value: 'Cebu City' },
    { label: 'Status', value: 'Pre-selling' },
    { label: 'Homes', value: 'Studio, 1BR, 2BR' },
    { label: 'Sizes', value: '32 to 55 sqm' },
  ],
  hero: { wide: picture.park, tall: picture.parkPortrait },
  sharing: { file: 'alpha-tower/og-card', alt: '' },
  prices: towerPrices,
  calculator: true,
  walkthrough: {
    title: 'A walk around Alpha Tower',
    own: { clip: 'films/alpha-walkthrough' },
    poster: { file: 'films/walkthrough', alt: '' },
  },
  timeline: [
    {
      title: 'How Alpha Tower will be built: the podium',
      own: { clip: 'films/alpha-timeline-1' },
      poster: { file: 'films/timeline-1', alt: '' },
    },
    {
      title: 'How Alpha Tower will be built: the tower',
      own: { clip: 'films/alpha-timeline-2' },
      poster: { file: 'films/timeline-2', alt: '' },
    },
  ],
  gallery: [picture.facade, picture.balcony, picture.poolDeck, picture.lobby],
  faq: homesFromAbroad,
  closing: {
    title: 'Come and see where {project} will stand.',
    picture: {
      file: 'regions/quay',
      alt: 'The harbor of Cebu from the water: ferries at a pier, an old church, the towers of the city and green hills',
      keep: 'right',
    },
  },
  details: alphaDetails,
};
