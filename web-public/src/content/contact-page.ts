import type { PageContent } from './metadata';

export const contactPage: PageContent & { office: string } = {
  title: 'CONTACT US',
  /** Above the address. */
  office: 'Our office',
  metadata: {
    title: 'Contact Us',
    description: 'Ask for a price, a floor plan or an appointment. We answer within one working day.',
  },
};
