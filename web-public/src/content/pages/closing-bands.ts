import type { Picture } from '../picture';

/** Under each inner page: a band that speaks of the page's own subject, and leads to an inquiry of that kind. */
export type ClosingBand = {
  title: string;
  text: string;
  action: { label: string; href: string };
  picture?: Picture;
};

const about = (kind: string) => `/contact-us?about=${kind}`;

export const closingBands = {
  visit: {
    title: 'Come and see where it will stand.',
    text: 'We meet buyers at our office in Cebu, on site, and by video call from anywhere.',
    action: { label: 'Book a viewing', href: about('viewing') },
  },
  project: {
    title: 'See the ground of {project}.',
    text: 'Walk the site with us, or see the plans at our office or by video call. Tell us which day suits you.',
    action: { label: 'Book a viewing', href: '?about=viewing#inquire' },
  },
  regions: {
    title: 'Which town do you have in mind?',
    text: 'Tell us where you would like to live. We will write to you when something opens near it.',
    action: { label: 'Tell us where', href: about('region') },
  },
  hotel: {
    title: 'Keep a place by the sea.',
    text: 'Ask how the house service works, what it costs to keep a home here, and who stays in it while you are away.',
    action: { label: 'Ask about residences', href: about('residences') },
  },
  agriculture: {
    title: 'Walk the rows before you decide.',
    text: 'We show the parcels, the nursery and the drying beds on site, by appointment.',
    action: { label: 'Ask about a parcel', href: about('parcels') },
  },
  agents: {
    title: 'Become an accredited agent.',
    text: 'For licensed brokers and accredited salespersons. Send us your PRC number and the area you work in; we will reply with the requirements, the commission scheme and the project files.',
    action: { label: 'Ask for accreditation', href: about('accreditation') },
    picture: {
      file: 'alpha-tower/crown',
      alt: 'The lit crown and upper balconies of a tower in the last sun, a city and a strait below.',
    },
  },
  partners: {
    title: 'Build with us.',
    text: 'For landowners, builders, hotel operators and growers. Tell us what you have or do, and where: your message goes to the people who decide.',
    action: { label: 'Propose a partnership', href: about('partnership') },
  },
  investors: {
    title: 'Ask the people responsible for the figures.',
    text: 'Ask for project documents, the status of our licenses, or a meeting. Nothing here is an offer of securities.',
    action: { label: 'Write to investor relations', href: about('investors') },
  },
  abroad: {
    title: 'See it by video call.',
    text: 'Wherever you live, we show you the plans and the site by video, at an hour of your own day.',
    action: { label: 'Ask for a video call', href: about('video-call') },
  },
  company: {
    title: 'Ask us before you decide.',
    text: 'Who builds it, what it costs, when it will be finished, what happens if it is late: you get an answer in writing.',
    action: { label: 'Contact Us', href: '/contact-us' },
  },
  privacy: {
    title: 'A question about your data?',
    text: 'Our Data Protection Officer answers within fifteen working days.',
    action: { label: 'Write to us', href: about('privacy') },
  },
  event: {
    title: 'A question about the event?',
    text: 'Write to the organizers about groups, wheelchair access, or anything else that this page does not answer.',
    action: { label: 'Ask the organizers', href: about('event') },
    picture: {
      file: 'company/seats',
      alt: 'Rows of green chairs with a program on each, tall windows to a garden beside them.',
    },
  },
} satisfies Record<string, ClosingBand>;

export type ClosingBandName = keyof typeof closingBands;
