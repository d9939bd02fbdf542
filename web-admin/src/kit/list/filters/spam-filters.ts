import type { Filter } from '../types';

/** What may be wrong with whoever filled in a form of the site. */
export const SPAM_FILTERS: Filter[] = [
  {
    source: 'spam',
    label: 'desk.doubts.spam',
    kind: 'choice',
    choices: [
      { id: true, name: 'desk.doubts.perhaps' },
      { id: false, name: 'desk.no' },
    ],
  },
  {
    source: 'mail_fails',
    label: 'desk.doubts.mail',
    kind: 'choice',
    choices: [
      { id: true, name: 'desk.doubts.mail_fails' },
      { id: false, name: 'desk.doubts.mail_arrives' },
    ],
  },
];
