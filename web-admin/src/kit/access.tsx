import type { ReactNode } from 'react';
import { theAccount } from '../api/account/session';
import { SCOPES_OF } from '../api/roles';
import type { Account } from '../api/types';

/** Who may do a thing: whoever has a scope, or people of a role. The names are those of the API document. */
type Rule = (typeof SCOPES_OF)['admin'][number] | 'signed-in' | 'desk' | 'mails' | 'manager' | 'admin';

/** Which roles have a rule that is no scope; admins have all. */
const ROLES_OF: Partial<Record<Rule, Account['role'][]>> = {
  desk: ['manager', 'agent', 'event-desk'],
  mails: ['manager', 'event-desk'],
  manager: ['manager'],
  admin: [],
};

/** Whether the person who is signed in is among them. The API holds to the same list. */
function isAmong(rule: Rule): boolean {
  const { role } = theAccount();
  if (rule === 'signed-in' || role === 'admin') return true;
  const roles = ROLES_OF[rule];
  if (roles) return roles.includes(role);
  return (SCOPES_OF[role] as readonly string[]).includes(rule);
}

/** Who may open a page, and who may do what on it. */
export interface Rules {
  /** Who may open it, and all below its address. */
  may: Rule;
  /** Who may do more there than to look, by react-admin’s `action`. */
  actions?: Record<string, Rule>;
}

let rules: Record<string, Rules> = {};

/** Tells, by the first part of its address, who may do what on a page: `pages.ts` has the table. */
export const setRules = (pages: typeof rules) => {
  rules = pages;
};

/** The first part of the address of a page. @param path such as `delegates`, `delegates/bin` or `/delegates/…` */
export function pageOf(path: string): string | undefined {
  const [name = ''] = path.replace(/^\//, '').split('/');
  return Object.hasOwn(rules, name) ? name : undefined;
}

/** What react-admin asks before it opens a page of a resource. */
const OPENING = ['list', 'show', 'edit', 'create'];

/**
 * Whether the person who is signed in may do it; what is not listed is refused.
 * @param resource a page of `pages.ts`, as `pageOf` takes it
 */
export function canAccess(resource: string, action = 'list'): boolean {
  const { may, actions = {} } = rules[pageOf(resource) ?? ''] ?? {};
  const rule = Object.hasOwn(actions, action) ? actions[action] : OPENING.includes(action) ? may : undefined;
  return rule !== undefined && isAmong(rule);
}

interface Access {
  resource: string;
  action?: string;
}

/** As react-admin’s, with the answer at once: the account came before the first page, so that nothing is drawn twice. */
export const useCanAccess = ({ resource, action }: Access) => ({
  canAccess: canAccess(resource, action),
  isPending: false,
});

interface CanAccessProps extends Access {
  children: ReactNode;
  accessDenied?: ReactNode;
}

export const CanAccess = ({ children, accessDenied = null, resource, action }: CanAccessProps) =>
  canAccess(resource, action) ? children : accessDenied;
