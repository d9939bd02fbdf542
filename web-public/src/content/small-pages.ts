import type { PageContent } from './metadata';

/** Pages of one line. */
const comingSoon: PageContent = {
  title: 'Coming Soon',
  lead: 'We are currently working on this page. Please check back soon.',
  metadata: {
    title: 'Coming Soon',
    description: 'We are currently working on this page. Please check back soon.',
  },
};

const login: PageContent = {
  title: 'AdminLogin',
  metadata: {
    title: 'AdminLogin',
    description: 'Sign-in page of {brand}.',
  },
};

const notFound: PageContent = {
  title: 'NotFound',
  metadata: {
    title: 'NotFound',
    description: 'There is no page at this address.',
  },
};

export const smallPages = { comingSoon, login, notFound };
