import { brand } from './company';
import type { PageContent } from './metadata';

/** Pages of one line. */
export const comingSoonPage: PageContent = {
  title: 'Coming Soon',
  lead: 'We are currently working on this page. Please check back soon.',
  metadata: {
    title: 'Coming Soon',
    description: 'We are currently working on this page. Please check back soon.',
    path: '/coming-soon',
  },
};

export const loginPage: PageContent = {
  title: 'AdminLogin',
  metadata: {
    title: 'AdminLogin',
    description: `Sign-in page of ${brand}.`,
    path: '/login',
  },
};

export const notFoundPage: PageContent = {
  title: 'NotFound',
  metadata: {
    title: 'NotFound',
    description: 'There is no page at this address.',
  },
};
