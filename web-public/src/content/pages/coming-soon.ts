/**
 * Addresses that lead to /coming-soon instead of their own page, for typed addresses and links alike.
 * Take a path off and its page shows. The six that were planned this way:
 * /agents, /partner-with-us, /partner-with-us/:partnershipType, /properties/hotel-leisure,
 * /properties/residential/metro-manila, /properties/residential/central-southern-luzon.
 */
export const comingSoonPaths: string[] = [];
