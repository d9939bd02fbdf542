import type { PageContent } from '../company/metadata';
import type { Picture } from '../picture';

/** Pages of one line, which a picture finishes. */
type Pictured = { picture?: Picture };

const comingSoon: PageContent = {
  title: 'Coming Soon',
  lead: 'We are currently working on this page. Please check back soon.',
  metadata: {
    title: 'Coming Soon',
    description: 'We are currently working on this page. Please check back soon.',
  },
};

const login: PageContent & Pictured = {
  title: 'AdminLogin',
  metadata: {
    title: 'AdminLogin',
    description: 'Sign-in page of {brand}.',
  },
};

const notFound: PageContent & Pictured = {
  title: 'NotFound',
  picture: { file: 'regions/lake', alt: '' },
  metadata: {
    title: 'NotFound',
    description: 'There is no page at this address.',
  },
};

export const smallPages = { comingSoon, login, notFound };
