/**
 * Every picture of the site under the name by which content refers to it. To change one, change the file
 * it is imported from: AVIF, WebP and JPEG in several widths are made from it when the site is built.
 */
import alphaGoldenHour from '../assets/alpha-tower/golden-hour.jpg?picture&wide';
import alphaGoldenHourPortrait from '../assets/alpha-tower/golden-hour-portrait.jpg?picture&tall';
import groveWide from '../assets/grove-tower/wide.jpg?picture&wide';
import grovePortrait from '../assets/grove-tower/portrait.jpg?picture&tall';
import filmWalkthrough from '../assets/films/walkthrough.jpg?picture';
import portfolioBanner from '../assets/company/portfolio-banner.jpg?picture&wide';
import event from '../assets/company/event.jpg?picture';
import resortDusk from '../assets/hotel/resort-dusk.jpg?picture&wide';
import luzon from '../assets/regions/central-southern-luzon.jpg?picture';
import palawan from '../assets/regions/palawan.jpg?picture';
import plantationEstate from '../assets/plantation/estate.jpg?picture';
import plantationMorning from '../assets/plantation/morning.jpg?picture&wide';
import type { PictureFiles } from '../components/Picture';

export type PictureContent = { files: PictureFiles; alt: string };

const all = {
  alphaGoldenHour: {
    files: alphaGoldenHour,
    alt: 'Alpha Tower above the roofs of Cebu in the last sun, the channel and hills behind it',
  },
  alphaGoldenHourPortrait: {
    files: alphaGoldenHourPortrait,
    alt: 'Alpha Tower above the roofs of Cebu in the last sun',
  },
  alphaBlueHour: { files: alphaGoldenHourPortrait, alt: 'Alpha Tower after sunset, its windows lit' },
  alphaPoolDeck: { files: alphaGoldenHour, alt: 'The pool deck of Alpha Tower above the treetops' },
  alphaFacade: { files: alphaGoldenHour, alt: 'Curved balconies of Alpha Tower, seen from below' },
  groveWide: { files: groveWide, alt: 'Grove Tower between limestone cliffs above a turquoise cove' },
  grovePortrait: {
    files: grovePortrait,
    alt: 'The planted terraces of Grove Tower between limestone cliffs',
  },
  plantationMorning: {
    files: plantationMorning,
    alt: 'Rows of coffee on the hills above El Nido, mist between the limestone islands of the bay',
  },
  plantationCherries: { files: plantationMorning, alt: 'Ripe coffee cherries on the branch' },
  plantationEstate: {
    files: plantationEstate,
    alt: 'The estate house from the air, beside the beds where the cherries dry',
  },
  resortDusk: { files: resortDusk, alt: 'Lit residences above the water at dusk, cliffs behind' },
  metroManila: { files: alphaGoldenHour, alt: 'Towers of Metro Manila over low roofs and trees' },
  luzon: { files: luzon, alt: 'A volcano in its lake, seen from a green ridge in Southern Luzon' },
  visayas: { files: alphaGoldenHour, alt: 'The Cebu channel and its hills at evening' },
  palawan: { files: palawan, alt: 'Limestone islands and a white beach off Palawan' },
  portfolioBanner: { files: portfolioBanner, alt: '' },
  about: { files: alphaGoldenHour, alt: 'The harbor city that the company started in' },
  event: { files: event, alt: 'Sunrise over a bay with limestone islands' },
  filmWalkthrough: { files: filmWalkthrough, alt: '' },
  filmTimeline1: { files: alphaGoldenHour, alt: '' },
  filmTimeline2: { files: alphaGoldenHour, alt: '' },
} satisfies Record<string, PictureContent>;

export type PictureName = keyof typeof all;
export const pictures: Record<PictureName, PictureContent> = all;

/** Under every picture that is not a photograph. */
export const caption = 'Artist’s perspective';
