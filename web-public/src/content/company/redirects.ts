/**
 * Addresses of pages that are no more, such as those of an older site, and where they lead. Pages that were moved here
 * lead on by themselves (`render/checks/addresses.ts`).
 */
export const redirects: { from: string; to: string }[] = [];
