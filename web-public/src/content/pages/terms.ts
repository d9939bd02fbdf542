import type { PageContent } from '../company/metadata';

export const terms: PageContent & { paragraphs: string[] } = {
  title: 'TERMS OF USE',
  metadata: {
    title: 'Terms of Use',
    description:
      'The terms on which {brand} offers this website: copyright, no warranty, use at your own risk, no offer.',
  },

  paragraphs: [
    'Everything on this website, its text, drawings, pictures, films and marks, belongs to {brand} or to those who have licensed it to us, and is protected by copyright. You may read it, print it and share a link to it for your own use. You may not copy, alter or publish it for any other purpose without our written consent.',
    'We prepare this website with care, but we give no warranty, express or implied, that it is complete, current or free of error, or that it will always be available. Pictures are an artist’s perspective; plans, areas, finishes and prices are subject to change. You use this website at your own risk, and {brand} is not liable for loss or damage that arises from relying on it.',
    'Nothing on this website is an offer to sell, or an invitation to buy, any property or security. An offer is made only in a written contract signed by {brand}, on the terms stated there and under the laws of the Republic of the Philippines.',
  ],
};
