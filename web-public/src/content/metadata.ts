import { brand } from './company';

/** What search engines and shared links show. A page without `path` is not to be indexed. */
export type PageMetadata = { title?: string; description: string; path?: string };

export const metadata = {
  home: {
    description: `${brand} builds condominium homes in Cebu and Palawan, places to stay by the sea, and a coffee plantation in El Nido. Pre-selling and ready for occupancy.`,
    path: '/',
  },
  about: {
    title: 'About Us',
    description: `Who ${brand} is, what we build and why: our purpose, vision and mission, and Stealth Homes, our sister brand for pre-selling since 2012.`,
    path: '/about-us',
  },
  properties: {
    title: 'Properties',
    description: `Residential, hotel and leisure, and agricultural properties by ${brand} in the Philippines.`,
    path: '/properties',
  },
  residential: {
    title: 'Residential Properties',
    description:
      'Condominium homes in Metro Manila, Central and Southern Luzon, the Visayas and Palawan: what is selling now and what is being prepared.',
    path: '/properties/residential',
  },
  hotel: {
    title: 'Hotel & Leisure',
    description:
      'Serviced residences between the limestone cliffs of Palawan, run as a hotel when their owners are away.',
    path: '/properties/hotel-leisure',
  },
  agriculture: {
    title: 'Agriculture',
    description:
      'A coffee plantation above El Nido, Palawan, offered by the surveyed parcel and tended all year.',
    path: '/properties/agriculture',
  },
  agents: {
    title: 'Agents',
    description: `For brokers and agents who introduce buyers to ${brand}: how to reach the team that works with you.`,
    path: '/agents',
  },
  partners: {
    title: 'Partner With Us',
    description: `For landowners, builders, brokers and investors who would like to work with ${brand}.`,
    path: '/partner-with-us',
  },
  investors: {
    title: 'Investor Relations',
    description: `For those who invest in what ${brand} builds: how to reach the people who answer for it.`,
  },
  contact: {
    title: 'Contact Us',
    description: 'Ask for a price, a floor plan or an appointment. We answer within one working day.',
    path: '/contact-us',
  },
  privacy: {
    title: 'Privacy Policy',
    description: `What ${brand} collects on this website, why, who sees it, how long it is kept, and the rights you have under the Data Privacy Act of 2012.`,
    path: '/privacy-policy',
  },
  terms: {
    title: 'Terms of Use',
    description: `The terms on which ${brand} offers this website: copyright, no warranty, use at your own risk, no offer.`,
    path: '/terms-of-use',
  },
  comingSoon: {
    title: 'Coming Soon',
    description: 'We are currently working on this page. Please check back soon.',
    path: '/coming-soon',
  },
  login: { title: 'AdminLogin', description: `Sign-in page of ${brand}.`, path: '/login' },
  notFound: { title: 'NotFound', description: 'There is no page at this address.' },
} satisfies Record<string, PageMetadata>;
