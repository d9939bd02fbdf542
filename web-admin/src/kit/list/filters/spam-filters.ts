import type { Filter } from '../types';

/** Filters by how the spam check judged a form of the site. */
export const SPAM_FILTERS: Filter[] = [
  {
    source: 'spam',
    label: 'desk.spam_check.spam',
    kind: 'choice',
    choices: [
      { id: true, name: 'desk.spam_check.perhaps' },
      { id: false, name: 'desk.no' },
    ],
  },
  {
    source: 'mail_fails',
    label: 'desk.spam_check.mail',
    kind: 'choice',
    choices: [
      { id: true, name: 'desk.spam_check.mail_fails' },
      { id: false, name: 'desk.spam_check.mail_arrives' },
    ],
  },
];
