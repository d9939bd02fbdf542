/**
 * Keys of PostgreSQL's advisory locks: one list, since two that are alike would wait for each other. Processes of the last
 * release lock by the same numbers while they are replaced, so a number stays what it is. What is locked by a text (a
 * reference, a channel) has a key of `hashtextextended('<what> <text>', 0)`.
 */
export const LOCKS = {
  /** A program uses this cluster of the PostgreSQL that comes along. */
  clusterInUse: 7_010_001,
  /** One process migrates, the others wait. */
  migrating: 7_010_002,
  /** One process makes the backup, the others go on. */
  backingUp: 7_010_003,
  /** One process restores. */
  restoring: 7_010_006,
  /** Mails to one address are counted; the second key is the address. */
  countingMails: 7_010_010,
  /** Inquiries are shared out, one after the other. */
  sharingInquiries: 7_010_011,
  /** Hours of viewings are taken, one after the other. It is the last that anybody takes. */
  takingHours: 7_010_012,
  /** It is told what was given to whom, so that nothing is told twice. */
  tellingOfWork: 7_010_013,
  /** Webhooks are counted before one is added. */
  countingWebhooks: 7_010_014,
  /** Those who restore an archive share it: none is removed meanwhile. */
  restoredFrom: 7_010_015,
  /** The first account is made, once. */
  firstAdmin: 7_301_001,
  /** Content is published and saved, so that the second of two sees what the first did. */
  content: 7_301_013,
  /** People are erased, one after the other. */
  erasing: 7_301_015,
} as const;
