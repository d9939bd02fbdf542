const KINDS = ['mail', 'webhook', 'webhook-slow', 'inquiry-mails', 'registration-mails', 'password-request'];

/** The key of what a kind of job does, in words; one that has none yet is told by its name. */
export const kindWords = (kind: string): string => (KINDS.includes(kind) ? `jobs.kinds.${kind}` : kind);
