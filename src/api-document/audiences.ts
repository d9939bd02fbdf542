import type { OpenAPIObject } from '@nestjs/swagger';
import { ROLES, scopesOf, type AccessRule, type Role, type Scope } from '../platform/http/caller.js';
import { GUIDE, OFFICE_GUIDE } from './guide.js';

type Security = NonNullable<OpenAPIObject['security']>;

/** Whom a document is for: what it holds, and how it says who may call. */
export interface Audience {
  title: string;
  description: string;
  /** What holds where an operation says nothing of its own. */
  security: Security;
  /** Whether an operation of this rule is for them. */
  includes: (rule: AccessRule | undefined) => boolean;
  securityOf: (rule: AccessRule | undefined) => Security | undefined;
  whoMayCall: (rule: AccessRule | undefined, only?: readonly Role[]) => string;
  hasWebhooks: boolean;
  /** Whether it says what a form without script may send. */
  hasForms: boolean;
}

/** Whether anyone may call an operation. */
const isPublic = (rule: AccessRule | undefined): boolean =>
  rule === undefined || rule === 'anyone' || rule === 'anyone-known';

const isForPeople = (rule: AccessRule | undefined): boolean => rule === 'signed-in' || rule === 'admin';

/** Programs of others: what the public and API keys may call. */
export const INTEGRATORS: Audience = {
  title: 'Developer site API',
  description: GUIDE,
  security: [{ 'api-key': [] }],
  includes: (rule) => !isForPeople(rule),
  securityOf: (rule) => (isPublic(rule) ? [] : undefined),
  whoMayCall: (rule) => {
    if (isPublic(rule)) return 'For: anyone.';
    return rule === 'known' ? 'For: any API key.' : `Scope: \`${rule}\`.`;
  },
  hasWebhooks: true,
  hasForms: false,
};

/** The back office, and whoever wants to see all of it. */
export const OFFICE: Audience = {
  title: 'Developer site API: the back office',
  description: OFFICE_GUIDE,
  security: [{ session: [] }, { 'api-key': [] }],
  includes: () => true,
  securityOf: (rule): Security | undefined => {
    if (rule === 'anyone-known') return [{}, { session: [] }, { 'api-key': [] }];
    if (isPublic(rule)) return [];
    return isForPeople(rule) ? [{ session: [] }] : undefined;
  },
  whoMayCall: (rule, only) => {
    switch (rule) {
      case undefined:
      case 'anyone':
      case 'anyone-known':
        return 'For: anyone.';
      case 'known':
        return 'For: whoever is signed in, or any API key.';
      case 'signed-in':
        return `For: ${only ? peopleOf(['admin', ...only]) : 'people of any role'}, signed in. An API key may not.`;
      case 'admin':
        return 'For: admins, signed in. An API key may not.';
      default:
        return `For: ${only ? peopleOf(['admin', ...only]) : peopleWith(rule)}, or an API key with the scope \`${rule}\`.`;
    }
  },
  hasWebhooks: false,
  hasForms: true,
};

const PEOPLE: Record<Role, string> = {
  admin: 'admins',
  manager: 'managers',
  agent: 'agents',
  'event-desk': 'the event desk',
  editor: 'editors',
  door: 'door staff',
};
const peopleOf = (roles: readonly Role[]) => roles.map((role) => PEOPLE[role]).join(', ');
const peopleWith = (scope: Scope) => peopleOf(ROLES.filter((role) => scopesOf(role).includes(scope)));
