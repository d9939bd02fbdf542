import type { FilmName } from './films';
import type { PictureName } from './pictures';
import { brand } from './company';

export type Project = {
  name: string;
  developer: string;
  /** Address of the page. */
  href: string;
  /** What the inquiry form sends as `project_interest` at first. */
  interest: string;
  sector: 'residential' | 'agriculture';
  place: string;
  description: string;
  description2?: string;
  marketing: { slogan: string; description: string; description2?: string; description3?: string };
  /** The strip under the picture. */
  facts: { label: string; value: string }[];
  hero: { wide: PictureName; tall?: PictureName };
  calculator: boolean;
  /** In the story: the walkthrough film, or a picture. */
  walkthrough?: FilmName;
  storyPicture?: PictureName;
  timeline: FilmName[];
  gallery: PictureName[];
  /** For search engines. */
  locality: { city: string; province: string };
};

export const alphaTower: Project = {
  name: 'Alpha Tower',
  developer: brand,
  href: '/properties/residential/visayas/alpha-tower',
  interest: 'Alpha Tower',
  sector: 'residential',
  place: 'Cebu City, Visayas',
  description:
    'Alpha Tower stands one street back from the Cebu harbor, where the old city thins out into gardens. Every floor is drawn slightly differently from the one below, so that each balcony has its own piece of the channel and none looks into another.',
  description2:
    'Below the homes, a garden deck with a 25-meter pool sits above the treetops; below that, shops that open to the street, and parking behind timber screens that let the sea air through.',
  marketing: {
    slogan: 'The harbor, from above the trees.',
    description:
      'Studio homes begin at 32 square meters, one-bedroom homes at 40, two-bedroom homes at 55. Each comes bare, semi-furnished or fully furnished, and the price is the same sum for everyone: so much per square meter, plus the finish you choose.',
    description2:
      'Pay over three to fifteen years, with as much or as little down as suits you. The calculator below shows every figure that our sales team sees.',
    description3:
      'Pre-selling buyers choose first: the floor, the side, the finish. Reservations are handled by Stealth Homes, our sister brand since 2012.',
  },
  facts: [
    { label: 'Location', value: 'Cebu City' },
    { label: 'Status', value: 'Pre-selling' },
    { label: 'Homes', value: 'Studio, 1BR, 2BR' },
    { label: 'Sizes', value: '32 to 55 sqm' },
    { label: 'Price', value: '₱210,000 per sqm' },
  ],
  hero: { wide: 'alphaGoldenHour', tall: 'alphaGoldenHourPortrait' },
  calculator: true,
  walkthrough: 'alphaWalkthrough',
  timeline: ['alphaTimeline1', 'alphaTimeline2'],
  gallery: ['alphaGoldenHour', 'alphaBlueHour', 'alphaPoolDeck', 'alphaFacade'],
  locality: { city: 'Cebu City', province: 'Cebu' },
};

export const groveTower: Project = {
  name: 'Grove Tower',
  developer: brand,
  href: '/properties/residential/palawan/grove-tower',
  interest: 'Grove Tower',
  sector: 'residential',
  place: 'Palawan',
  description:
    'Grove Tower rises in front of two limestone cliffs and narrows on its way up, as they do. Every floor is edged with a garden: native trees and vines, watered by the rain that the roof collects, so that from the water the building reads as part of the hill.',
  description2:
    'There is no road between the lobby and the water, only palms and a beach of coral sand. Boats to the islands leave from the next cove; the airport is a short drive behind the hill.',
  marketing: {
    slogan: 'Between the cliffs and the cove.',
    description:
      'Homes from 32 to 55 square meters, each with a planted terrace on the side of the cove. Owners may live here all year, or leave the keys with the house and have it looked after.',
    description2:
      'Prices follow the same plain sum as Alpha Tower. Try your own with the calculator below, in pesos or in dollars.',
  },
  facts: [
    { label: 'Location', value: 'Palawan' },
    { label: 'Status', value: 'Pre-selling' },
    { label: 'Homes', value: 'Studio, 1BR, 2BR' },
    { label: 'Sizes', value: '32 to 55 sqm' },
    { label: 'Price', value: '₱210,000 per sqm' },
  ],
  hero: { wide: 'groveWide', tall: 'grovePortrait' },
  calculator: true,
  storyPicture: 'palawan',
  timeline: [],
  gallery: ['groveWide'],
  locality: { city: 'El Nido', province: 'Palawan' },
};

export const plantation: Project = {
  name: 'El Nido Coffee Plantation',
  developer: brand,
  href: '/properties/agriculture/agricultural',
  interest: 'El Nido Coffee Plantation',
  sector: 'agriculture',
  place: 'El Nido, Palawan',
  description:
    'Above Bacuit Bay the hills catch the first rain of the season and the mist of most mornings. Coffee likes both. The plantation follows the contour of the slope in short rows, under shade trees that were here before the road, so that the soil stays where it is when the weather turns.',
  description2:
    'A resident team plants, prunes, picks and dries. Owners receive a yearly account of the harvest, and a sack of it.',
  marketing: {
    slogan: 'Land that wakes up before you do.',
    description:
      'Shares in the plantation are offered by the parcel, each surveyed and marked on the ground. Come for the harvest between December and March, stay at the estate house, and learn to tell a ripe cherry by its color.',
    description2: 'Ask us for the parcel map, the planting plan and the cost of a hectare over ten years.',
  },
  facts: [
    { label: 'Location', value: 'El Nido, Palawan' },
    { label: 'Crop', value: 'Robusta and Liberica coffee' },
    { label: 'Harvest', value: 'December to March' },
    { label: 'Offered', value: 'By the surveyed parcel' },
  ],
  hero: { wide: 'plantationMorning' },
  calculator: false,
  storyPicture: 'plantationEstate',
  timeline: [],
  gallery: ['plantationMorning', 'plantationCherries', 'plantationEstate'],
  locality: { city: 'El Nido', province: 'Palawan' },
};
