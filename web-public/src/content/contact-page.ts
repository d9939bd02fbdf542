import type { PageContent } from './metadata';
import type { Picture } from './picture';

export const contactPage: PageContent & {
  office: string;
  visit: { title: string; text: string; map: string; picture?: Picture };
} = {
  title: 'CONTACT US',
  /** Above the address. */
  office: 'Our office',
  /** The page's own ending. */
  visit: {
    title: 'Sit down with us.',
    text: 'Tell us when you come: we put plans and price lists on the table, and you meet the people who answer.',
    map: 'Open in Maps',
    picture: {
      file: 'company/desk',
      alt: 'An office above the city at dusk, with a long table, a plan and the model of a tower',
    },
  },
  metadata: {
    title: 'Contact Us',
    description: 'Ask for a price, a floor plan or an appointment. We answer within one working day.',
  },
};
