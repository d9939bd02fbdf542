/** What each kind of job does, in words; one that is not here yet is told by its name. */
const KINDS: Record<string, string> = {
  mail: 'Sending a mail',
  webhook: 'Telling another system',
  'webhook-slow': 'Telling a system that answers slowly',
  'inquiry-mails': 'Mails about an inquiry',
  'registration-mails': 'Mails about a registration',
  'password-request': 'Looking for the account of a forgotten password',
};
export const kindName = (kind: string): string => KINDS[kind] ?? kind;
