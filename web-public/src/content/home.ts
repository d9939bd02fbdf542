import { brand } from './company';
import type { PageMetadata } from './metadata';
import type { PictureName } from './pictures';

/** The carousel: the first picture is what a visitor sees first, so it is loaded before all else. */
export const hero: {
  welcome: string;
  slides: { picture: PictureName; tall?: PictureName; place: string; href: string }[];
} = {
  welcome: 'Welcome to',
  slides: [
    {
      picture: 'alphaGoldenHour',
      tall: 'alphaGoldenHourPortrait',
      place: 'Alpha Tower, Cebu',
      href: '/properties/residential/visayas/alpha-tower',
    },
    {
      picture: 'groveWide',
      place: 'Grove Tower, Palawan',
      href: '/properties/residential/palawan/grove-tower',
    },
    {
      picture: 'plantationMorning',
      place: 'Coffee plantation, El Nido',
      href: '/properties/agriculture/agricultural',
    },
  ],
};

export const featured: {
  title: string;
  items: { title: string; place: string; picture: PictureName; href: string }[];
} = {
  title: 'Featured properties',
  items: [
    {
      title: 'Alpha Tower',
      place: 'Cebu',
      picture: 'alphaBlueHour',
      href: '/properties/residential/visayas/alpha-tower',
    },
    {
      title: 'Grove Tower',
      place: 'Palawan',
      picture: 'grovePortrait',
      href: '/properties/residential/palawan/grove-tower',
    },
  ],
};

export const portfolioBanner: {
  title: string;
  picture: PictureName;
  action: { label: string; href: string };
} = {
  title: 'PRE-SELLING PROPERTIES',
  picture: 'portfolioBanner',
  action: { label: 'VIEW OUR PROJECT PORTFOLIO', href: '/properties' },
};

export const homeMetadata: PageMetadata = {
  description: `${brand} builds condominium homes in Cebu and Palawan, places to stay by the sea, and a coffee plantation in El Nido. Pre-selling and ready for occupancy.`,
  path: '/',
};
