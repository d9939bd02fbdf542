import { brand } from './company';
import type { PageContent, PageMetadata } from './metadata';

export const partnerPage: PageContent = {
  title: 'PARTNER WITH US',
  metadata: {
    title: 'Partner With Us',
    description: `For landowners, builders, brokers and investors who would like to work with ${brand}.`,
    path: '/partner-with-us',
  },
};
export const agentsPage: PageContent = {
  title: 'AGENTS',
  metadata: {
    title: 'Agents',
    description: `For brokers and agents who introduce buyers to ${brand}: how to reach the team that works with you.`,
    path: '/agents',
  },
};

/** Titles of /partner-with-us/{partnershipType}; any other value has an empty title. */
const partnershipTitles: Record<string, string> = {
  'investor-relations': 'INVESTOR RELATIONS',
};

/** The values that have a page of their own in the sitemap. */
export const partnershipTypes = Object.keys(partnershipTitles);

export const partnershipTitle = (type: string | undefined) => partnershipTitles[type ?? ''] ?? '';

/** The page of a partnership type that we know. */
export const partnershipMetadata: PageMetadata = {
  title: 'Investor Relations',
  description: `For those who invest in what ${brand} builds: how to reach the people who answer for it.`,
};
