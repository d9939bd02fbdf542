import type { PageMetadata } from '../company/metadata';
import type { Picture } from '../picture';
import { alphaTower } from '../projects/alpha-tower';
import { groveTower } from '../projects/grove-tower';
import { plantation } from '../projects/plantation';

/** Left of the inquiry form. */
type Inquiry = { title: string; paragraphs: string[]; picture?: Picture };
type Slide = { picture: Picture; tall?: Picture; place: string; href: string };

const slides: Slide[] = [
  // What a visitor sees first: it is loaded before all else.
  {
    picture: {
      file: 'alpha-tower/golden-hour',
      alt: 'Alpha Tower at golden hour: a curved white tower beside a slender bronze one, above the low roofs of Cebu and the strait',
      keep: 'right',
    },
    tall: {
      file: 'alpha-tower/golden-hour-portrait',
      alt: 'Alpha Tower at golden hour, from its planted podium to the crown',
    },
    place: 'Alpha Tower, Cebu',
    href: alphaTower.href,
  },
  {
    picture: {
      file: 'grove-tower/water',
      alt: 'Grove Tower from the water: a slim tower of planted terraces over a white beach, cliffs beside and behind it',
      keep: 'right',
    },
    tall: {
      file: 'grove-tower/water-portrait',
      alt: 'Grove Tower from the water, over the palms of its beach',
    },
    place: 'Grove Tower, Palawan',
    href: groveTower.href,
  },
  {
    picture: {
      file: 'plantation/rows',
      alt: 'Two pickers with baskets on the track between the rows of the coffee plantation in the first sun, limestone over the mist of the bay',
    },
    tall: {
      file: 'plantation/rows-portrait',
      alt: 'Two pickers with baskets on a track between the rows of the coffee plantation, shade trees beside it, mist on the bay',
    },
    place: 'Coffee plantation, El Nido',
    href: plantation.href,
  },
];

const metadata: PageMetadata = {
  title: '{brand} | Homes, hotels and farms in the Philippines',
  description:
    '{brand} develops condominium homes in Cebu and Palawan, residences by the sea and a coffee plantation in El Nido. See plans, prices and licenses.',
};

/** The home page, in the order of its sections. */
export const home = {
  metadata,
  hero: {
    welcome: 'Welcome to',
    slides,
    /** The price is that of the smallest home of the tower that it leads to. */
    from: 'Homes from {price}',
    action: { label: 'See the homes', href: `${alphaTower.href}#homes` },
  },
  featured: { title: 'Featured properties' },
  banner: {
    title: 'PRE-SELLING PROPERTIES',
    picture: { file: 'alpha-tower/pool-dusk', alt: '' },
    action: { label: 'VIEW OUR PROJECT PORTFOLIO', href: '/properties' },
  },
  summary: {
    title: 'We build in places people want to come home to.',
    paragraphs: [
      '{brand} is a Philippine developer of homes, leisure and farmland. We have only a few projects: a tower planned above the Cebu harbor, a tower planned between the cliffs of Palawan, and a coffee plantation on the slopes of El Nido.',
      'Each begins with its site. The design follows from the light, the wind, the neighbors, and the people who will own a part of it.',
    ],
    link: { label: 'More about {brand}', href: '/about-us' },
  },
  inquiry: {
    title: 'Talk to the people behind it.',
    paragraphs: [
      'Tell us where you would like to live or what you would like to own. Someone on our own sales team reads every inquiry and replies with prices, floor plans and payment terms, usually within one working day.',
      'We will not call you at night, and your details stay with us.',
    ],
    picture: {
      file: 'alpha-tower/lobby-window',
      alt: 'Armchairs and a sofa by the tall windows of a lobby, a garden outside',
    },
  } as Inquiry,
};
