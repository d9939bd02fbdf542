import type { Channel } from './reach';

/** The brand. Every title, email, footer and `<title>` follows it. */
export const brand = 'Stealth Land';

export const contact = {
  email: 'hello@stealthland.ph',
  privacyEmail: 'privacy@stealthland.ph',
  office: {
    street: '14/F Harborview Centre, Cebu Business Park',
    city: 'Cebu City',
    postalCode: '6000',
    country: 'Philippines',
  },
  hours: 'Monday to Saturday, 9 am to 6 pm',
};

/** How to reach a person now. The owner's numbers, from which the links are made; an entry that is taken out is shown nowhere. */
const reach: { title: string; telephone: string; channels: Channel[] } = {
  title: 'Talk to a person',
  telephone: '+63 32 550 2024',
  channels: [
    { app: 'messenger', account: 'stealthland.ph' },
    { app: 'viber', number: '+63 917 550 2024' },
    { app: 'whatsapp', number: '+63 917 550 2024' },
  ],
};

/** The names of icons in `ui/Icon.tsx`. */
type SocialIcon = 'photos' | 'page' | 'mail' | 'film';
/** The mail's address is the company's. */
type SocialLink =
  | { name: string; icon: Exclude<SocialIcon, 'mail'>; href: string }
  | { name: string; icon: 'mail' };

/** In the header, the phone menu and the footer, in this order. */
const socialLinks: SocialLink[] = [
  { name: 'Instagram', icon: 'photos', href: 'https://www.instagram.com/stealthland.ph' },
  { name: 'Facebook', icon: 'page', href: 'https://www.facebook.com/stealthland.ph' },
  { name: 'Email', icon: 'mail' },
  { name: 'YouTube', icon: 'film', href: 'https://www.youtube.com/@stealthland' },
];

const footer = {
  year: 2024,
  line: 'Homes, hotels and farms, built to last.',
  rights: '© {year} {brand}. All rights reserved.',
};

/** At the head of the inquiry forms. */
const inquireNow = {
  title: 'INQUIRE NOW',
  home: 'Request quote on pre-selling and RFO condo for sale here.',
  contact: "Contact us today and we'll get back to you soon.",
  project: 'Ask about prices, plans and availability at {project}.',
};

/** What dollars are counted with. */
const dollar = { pesos: 55, date: '2026-11-01' };

export const company = { brand, contact, reach, dollar, socialLinks, footer, inquireNow };
