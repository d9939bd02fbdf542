export const partnerPage = { title: 'PARTNER WITH US' };
export const agentsPage = { title: 'AGENTS' };

/** Titles of /partner-with-us/{partnershipType}; any other value has an empty title. */
const partnershipTitles: Record<string, string> = {
  'investor-relations': 'INVESTOR RELATIONS',
};

/** The values that have a page of their own in the sitemap. */
export const partnershipTypes = Object.keys(partnershipTitles);

export const partnershipTitle = (type: string | undefined) => partnershipTitles[type ?? ''] ?? '';
