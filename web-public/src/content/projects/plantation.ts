import { landFromAbroad } from './parts/abroad';
import { plantationDetails } from './parts/plantation-details';
import type { Project } from './pieces/project';

const picture = {
  morning: {
    file: 'plantation/morning',
    alt: 'The coffee plantation in the morning: rows along the slopes, mist on the bay of El Nido',
  },
  morningPortrait: {
    file: 'plantation/morning-portrait',
    alt: 'The house of the coffee plantation among its rows, mist on the bay of El Nido behind it',
  },
  cherries: {
    file: 'plantation/cherries',
    alt: 'Coffee cherries ripening red on the shrubs, the rows running uphill to shade trees',
  },
  bend: {
    file: 'plantation/bend',
    alt: 'The track down between the rows to a gap in the hills, limestone over the mist of the bay',
  },
  track: {
    file: 'plantation/rows-upright',
    alt: 'The track up along the rows of coffee, grass and palms beside it, limestone in the haze beyond',
    focus: { x: 50, y: 80 },
  },
  slope: {
    file: 'plantation/slope',
    alt: 'Coffee over the slopes in the early sun under shade trees, limestone islands in the mist of the bay',
  },
  estate: {
    file: 'plantation/estate',
    alt: 'The estate house from the air, with the beds where the cherries dry',
  },
};

export const plantation: Project = {
  name: 'El Nido Coffee Plantation',
  developer: '{brand}',
  href: '/properties/agriculture/agricultural',
  interest: 'El Nido Coffee Plantation',
  sector: 'agriculture',
  place: 'El Nido, Palawan',
  card: {
    title: 'Agricultural',
    description:
      'A coffee plantation on the slopes above El Nido: rows that follow the hill, shade trees older than the road, and mist off the bay on most mornings.',
    picture: picture.morning,
  },
  description:
    'Above Bacuit Bay the hills catch the first rain of the season and the mist of most mornings. Coffee likes both. The plantation follows the contour of the slope in short rows, under shade trees that were here before the road, so that the soil stays where it is when the weather turns.',
  description2:
    'A resident team will plant, prune, pick and dry. Owners will receive a yearly report on the harvest, and a sack of it. Harvests and prices rise and fall: we promise work on the land, not an income.',
  marketing: {
    slogan: 'Land that wakes up before you do.',
    description:
      'The plantation is land, offered by the parcel: each surveyed, marked on the ground and with a title of its own. It is not a share in a company, and not a security. Come for the harvest between December and March, and learn to tell a ripe cherry by its color.',
    description2: 'Ask us for the parcel map, the planting plan and the cost of a hectare over ten years.',
  },
  facts: [
    { label: 'Location', value: 'El Nido, Palawan' },
    { label: 'Crop', value: 'Robusta and Liberica coffee' },
    { label: 'Harvest', value: 'December to March' },
    { label: 'Offered', value: 'By the surveyed parcel' },
  ],
  hero: { wide: { ...picture.morning, focus: { x: 50, y: 50 } }, tall: picture.morningPortrait },
  sharing: { file: 'plantation/og-card', alt: '' },
  calculator: false,
  storyPicture: picture.slope,
  timeline: [],
  gallery: [picture.bend, picture.cherries, picture.estate],
  faq: landFromAbroad,
  closing: {
    title: 'Walk the rows of {project}.',
    text: 'We show the parcels, the nursery and the drying beds on site, or by video call. Tell us which day suits you.',
    picture: picture.track,
  },
  details: plantationDetails,
};
