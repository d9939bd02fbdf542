import type { PageContent } from '../company/metadata';
import type { ClosingBandName } from './closing-bands';

const partner: PageContent = {
  title: 'PARTNER WITH US',
  metadata: {
    title: 'Partner With Us',
    description: 'For landowners, builders, brokers and investors who would like to work with {brand}.',
  },
};
const agents: PageContent = {
  title: 'AGENTS',
  metadata: {
    title: 'Agents',
    description:
      'For brokers and agents who introduce buyers to {brand}: how to reach the team that works with you.',
  },
};

/** The pages of /partner-with-us/{partnershipType} by their last segment; any other value has an empty title. */
const partnerships: (PageContent & { type: string; closing: ClosingBandName })[] = [
  {
    type: 'investor-relations',
    closing: 'investors',
    title: 'INVESTOR RELATIONS',
    metadata: {
      title: 'Investor Relations',
      description: 'For those who invest in {brand} projects: how to reach the people responsible for them.',
    },
  },
];

export const partners = { agents, partner, partnerships };
