/**
 * Every picture of the site under the name by which content refers to it. To change one, change the file
 * it is imported from: AVIF, WebP and JPEG in several widths are made from it when the site is built.
 */
import alphaGoldenHour from '../assets/alpha-tower/golden-hour.jpg?picture&wide';
import alphaGoldenHourPortrait from '../assets/alpha-tower/golden-hour-portrait.jpg?picture&tall';
import alphaBlueHour from '../assets/alpha-tower/blue-hour.jpg?picture';
import alphaPoolDeck from '../assets/alpha-tower/pool-deck.jpg?picture';
import alphaFacade from '../assets/alpha-tower/facade.jpg?picture';
import groveWide from '../assets/grove-tower/wide.jpg?picture&wide';
import grovePortrait from '../assets/grove-tower/portrait.jpg?picture&tall';
import plantationMorning from '../assets/plantation/morning.jpg?picture&wide';
import plantationCherries from '../assets/plantation/cherries.jpg?picture';
import plantationEstate from '../assets/plantation/estate.jpg?picture';
import resortDusk from '../assets/hotel/resort-dusk.jpg?picture&wide';
import metroManila from '../assets/regions/metro-manila.jpg?picture';
import luzon from '../assets/regions/central-southern-luzon.jpg?picture';
import visayas from '../assets/regions/visayas.jpg?picture';
import palawan from '../assets/regions/palawan.jpg?picture';
import portfolioBanner from '../assets/company/portfolio-banner.jpg?picture&wide';
import about from '../assets/company/about.jpg?picture';
import event from '../assets/company/event.jpg?picture';
import filmWalkthrough from '../assets/films/walkthrough.jpg?picture';
import filmTimeline1 from '../assets/films/timeline-1.jpg?picture';
import filmTimeline2 from '../assets/films/timeline-2.jpg?picture';

/** What the picture pipeline gives: a `srcset` for each format, and the JPEG with its size in pixels. */
export type PictureFiles = { sources: Record<string, string>; img: { src: string; w: number; h: number } };

export type PictureContent = { files: PictureFiles; alt: string };

const all = {
  alphaGoldenHour: {
    files: alphaGoldenHour,
    alt: 'Alpha Tower at golden hour: a curved white tower beside a slender bronze one, above the low roofs of Cebu and the strait',
  },
  alphaGoldenHourPortrait: {
    files: alphaGoldenHourPortrait,
    alt: 'Alpha Tower at golden hour, from its planted podium to the crown',
  },
  alphaBlueHour: {
    files: alphaBlueHour,
    alt: 'Alpha Tower at blue hour, its rooms and crown lit above the city',
  },
  alphaPoolDeck: {
    files: alphaPoolDeck,
    alt: 'The pool deck on the podium: palms, loungers and the islands across the strait',
  },
  alphaFacade: {
    files: alphaFacade,
    alt: 'The façade of Alpha Tower: balconies in waves beside a bronze grid',
  },
  groveWide: {
    files: groveWide,
    alt: 'Grove Tower: a slim tower of planted terraces between limestone cliffs, over a turquoise cove',
  },
  grovePortrait: { files: grovePortrait, alt: 'Grove Tower rising from the palms of its cove' },
  plantationMorning: {
    files: plantationMorning,
    alt: 'The coffee plantation in the morning: rows along the slopes, mist on the bay of El Nido',
  },
  plantationCherries: {
    files: plantationCherries,
    alt: 'Coffee cherries ripening red on the shrubs, the rows running uphill to shade trees',
  },
  plantationEstate: {
    files: plantationEstate,
    alt: 'The estate house from the air, with the beds where the cherries dry',
  },
  resortDusk: {
    files: resortDusk,
    alt: 'A beach resort at dusk: a long lit pool between palms, pavilions and rooms, the sea at its end',
  },
  metroManila: {
    files: metroManila,
    alt: 'The towers of Metro Manila at dusk, lit avenues and low roofs before them',
  },
  luzon: { files: luzon, alt: 'A lake with a volcano in Southern Luzon, low houses among trees before it' },
  visayas: { files: visayas, alt: 'A green island in the Visayas from the air, with its sandbar and reef' },
  palawan: { files: palawan, alt: 'A bay in Palawan: limestone islands, a white beach and outrigger boats' },
  portfolioBanner: { files: portfolioBanner, alt: '' },
  about: { files: about, alt: 'A timber hall open to a garden and the sea, morning sun across its floor' },
  event: { files: event, alt: 'Sunrise over a bay with limestone islands' },
  filmWalkthrough: { files: filmWalkthrough, alt: '' },
  filmTimeline1: { files: filmTimeline1, alt: '' },
  filmTimeline2: { files: filmTimeline2, alt: '' },
} satisfies Record<string, PictureContent>;

export type PictureName = keyof typeof all;
export const pictures: Record<PictureName, PictureContent> = all;

/** Under every picture that is not a photograph. */
export const caption = 'Artist’s perspective';
