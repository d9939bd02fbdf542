/** Kinds of failures, recognised by the words of system errors. */
const REASONS: [key: string, signs: RegExp][] = [
  ['disk_full', /ENOSPC|EDQUOT|no space left|could not (extend|write)|disk full/i],
  ['not_allowed', /EACCES|EPERM|EROFS|permission denied|read-only file/i],
  [
    'database',
    /Connection terminated|terminating connection|the database system is|too many clients|deadlock|statement timeout|recovery/i,
  ],
  ['missing_file', /ENOENT|no such file/i],
  ['certificate', /certificate|\bTLS\b|\bSSL\b|self.signed/i],
  ['address', /\b55[013]\b|\b5\.1\.\d|user unknown|no such user|mailbox/i],
  ['refused_login', /EAUTH|\b535\b|authentication failed|invalid login/i],
  [
    'unreachable',
    /ECONN|ENOTFOUND|EAI_AGAIN|EHOST|ENETUNREACH|ETIMEDOUT|EPIPE|timed? ?out|socket|hang up|fetch failed/i,
  ],
];

/** Whether the program wrote the sentence for people. */
const isSentence = (error: string): boolean => /^[A-Z].*\.$/s.test(error);

/** What happened and what to do: the sentence itself, or the key of one. */
export const whyOf = (error: string): string =>
  isSentence(error)
    ? error
    : `desk.why.${REASONS.find(([, signs]) => signs.test(error))?.[0] ?? 'unexpected'}`;
