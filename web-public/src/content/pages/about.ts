import type { PageContent } from '../company/metadata';
import type { Picture } from '../picture';

type AboutContent = {
  picture: Picture;
  intro: string;
  sections: { title: string; paragraphs: string[] }[];
  /** What a visitor can check today. */
  proof: {
    title: string;
    lead: string;
    items: {
      title: string;
      /** Of what the point speaks of. */
      picture?: Picture;
      text: string;
      link?: { label: string; href: string };
    }[];
  };
  sisterBrand: { name: string; founded: number; since: string; title: string; text: string };
  /** Buildings that stand: left out until the owner enters them. */
  built?: { title: string; buildings: { name: string; place: string; year: string; picture?: Picture }[] };
};

/** The page /about-us, in the order of its sections. */
export const about: PageContent & AboutContent = {
  title: 'ABOUT US',
  metadata: {
    title: 'About Us',
    description:
      'Who {brand} is, what we build and why: our purpose, vision and mission, and Stealth Homes, our sister brand for pre-selling since 2012.',
  },

  picture: {
    file: 'company/about',
    alt: 'A timber hall open to a garden and the sea, morning sun across its floor',
  },
  intro:
    '{brand} develops homes, hotels and farmland in the Philippines. We stay small on purpose: a few projects at a time, so that the people who design a building also see it built.',
  sections: [
    {
      title: 'Our Purpose',
      paragraphs: [
        'To make land worth more to the people who live on it than to those who merely hold it.',
        'A home is the largest thing most families will ever buy. We owe them clear prices, honest drawings, and a building that is still sound in thirty years. So we publish how each price is computed, we draw what we intend to build, and we stay on as neighbors after turnover.',
      ],
    },
    {
      title: 'Vision',
      paragraphs: [
        'A Philippines where a first home, a place by the sea and a hectare of living soil are within reach of a working family, at home or abroad.',
      ],
    },
    {
      title: 'Mission',
      paragraphs: [
        'To choose sites where people already have reasons to stay: work, schools, water, shade. To build on them with local hands and materials that last in salt and sun. To sell on terms that a buyer can read in one sitting, and to answer every question before the signing, not after.',
      ],
    },
    {
      title: 'The Broader Market',
      paragraphs: [
        'Demand for Philippine property no longer comes from Manila alone. Cebu and Palawan draw new flights, new offices and new families each year; Filipinos working in Dubai, Singapore, London and California buy for the day they come home; and more travelers stay for weeks and want a kitchen.',
        'Agriculture is part of the same story. Coffee drinkers here outnumber coffee growers many times over, and most of the coffee the country drinks is imported. Farms that are planned as carefully as towers can change that, and can be owned by people who have never farmed.',
      ],
    },
  ],
  proof: {
    title: 'What you can check today',
    lead: 'None of the homes on this site has been built yet. Until they are, judge us by what you can check before you sign.',
    items: [
      {
        title: 'What it costs',
        picture: {
          file: 'company/plan',
          alt: 'The plan of a one-bedroom home on an oak table, squares of stone, wood, bronze and glaze beside it',
        },
        text: 'The whole price is published to the centavo: a rate per square meter, a fixed amount that is the same for every home, and the finish. The calculator is the one our own sales team uses.',
        link: {
          label: 'See how a price is computed',
          href: '/properties/residential/visayas/alpha-tower#homes',
        },
      },
      {
        title: 'What will be built',
        picture: {
          file: 'company/model',
          alt: 'A model of Alpha Tower in white card and wood, lit from within, before a window to the city at dusk',
        },
        text: 'Every home is drawn to scale with its walls, doors and areas, and every tower has a section and a map. A picture that is not a photograph says so: artist’s perspective.',
        link: { label: 'Open the plans', href: '/properties/residential/palawan/grove-tower#homes' },
      },
      {
        title: 'Who will answer you',
        text: 'Stealth Homes, founded in 2012, looks after every one of our buyers, from the first question to turnover. You get the name and direct number of one person, who stays with you throughout.',
        link: { label: 'Talk to them', href: '/contact-us' },
      },
      {
        title: 'Our papers',
        text: 'Ask us for our registration with the Securities and Exchange Commission, our tax registration and the land title of any project. You get copies before you sign anything.',
        link: { label: 'Ask for copies', href: '/contact-us?about=papers' },
      },
      {
        title: 'What the law says',
        text: 'Each project page shows the status of its License to Sell. Until a license is issued, we accept no reservations and no payments. You can verify any license number we publish with the Department of Human Settlements and Urban Development.',
      },
    ],
  },
  sisterBrand: {
    name: 'Stealth Homes',
    founded: 2012,
    since: '{name}, founded in {year}',
    title: 'Our sister brand for pre-selling',
    text: 'Stealth Homes has handled pre-selling since 2012, from buyers’ first questions to payment schedules, bank financing and turnover. When reservations open, you will deal with its people.',
  },
};
