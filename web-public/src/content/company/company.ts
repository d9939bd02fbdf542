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

/**
 * How to reach a person now. Until the owner enters their own, the numbers are of ranges that are given to nobody, and
 * the networks' links lead to their own front pages: an account of this name may be a stranger's. The back office marks
 * what came with the program (`came` in schema/). An entry that is taken out is shown nowhere.
 */
const reach: { title: string; telephone: string; channels: Channel[] } = {
  title: 'Talk to a person',
  telephone: '+63 32 100 2024',
  channels: [
    { app: 'other', name: 'Messenger', href: 'https://www.messenger.com/' },
    { app: 'viber', number: '+63 900 100 2024' },
    { app: 'whatsapp', number: '+63 900 100 2024' },
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
  { name: 'Instagram', icon: 'photos', href: 'https://www.instagram.com/' },
  { name: 'Facebook', icon: 'page', href: 'https://www.facebook.com/' },
  { name: 'Email', icon: 'mail' },
  { name: 'YouTube', icon: 'film', href: 'https://www.youtube.com/' },
];

const footer = {
  year: 2024,
  line: 'Homes, hotels and farms, built to be kept.',
  rights: '© {year} {brand}. All rights reserved.',
};

/** At the head of the inquiry forms. */
const inquireNow = {
  title: 'INQUIRE NOW',
  home: 'Request quote on pre-selling and RFO condo for sale here.',
  contact: "Contact us today and we'll get back to you soon.",
  project: 'Ask about prices, plans and availability at {project}.',
};

/** What acknowledgements of payments say of themselves, by mail and on paper: the site itself shows it nowhere. */
const receiptNote = 'This acknowledges your payment. It is not an official receipt.';

/** What dollars are counted with. */
const dollar = { pesos: 55, date: '2026-11-01' };

export const company = { brand, contact, reach, receiptNote, dollar, socialLinks, footer, inquireNow };
