import type { PageContent } from '../company/metadata';
import type { Picture } from '../picture';

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
    text: 'Tell us when you are coming: we will have plans and price lists ready, and you will meet the people who answer your questions.',
    map: 'Open in Maps',
    picture: {
      file: 'company/seat',
      alt: 'Chairs at a long table with the plan of a home, lit shelves and the model of a tower behind it',
    },
  },
  metadata: {
    title: 'Contact Us',
    description: 'Ask for a price, a floor plan or an appointment. We answer within one working day.',
  },
};
