import type { PageContent } from './metadata';

export const contactPage: PageContent = {
  title: 'CONTACT US',
  metadata: {
    title: 'Contact Us',
    description: 'Ask for a price, a floor plan or an appointment. We answer within one working day.',
  },
};
