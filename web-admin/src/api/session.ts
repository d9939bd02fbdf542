import { SCOPES_OF } from './roles';
import { createSignal } from './signal';
import type { Account } from './types';

/** Who is signed in: asked once by the page that starts everything, and told to the rest from here. */
let account: Account | undefined;

export const signedIn = (who: Account) => {
  account = who;
};
export function theAccount(): Account {
  if (!account) throw new Error('Nobody is signed in');
  return account;
}

interface Renewal {
  done: () => void;
  promise: Promise<void>;
}

/** Set while the session has ended under the person's hands: the sign-in form stands over the page then. */
export const renewal = createSignal<Renewal | undefined>(undefined);

/** Resolves once the person has signed in again; calls that failed meanwhile wait for the same moment. */
export function signedInAgain(): Promise<void> {
  const running = renewal.get();
  if (running) return running.promise;
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((go) => (resolve = go));
  const done = () => {
    renewal.set(undefined);
    resolve();
  };
  renewal.set({ done, promise });
  return promise;
}

/** Who may do a thing: whoever has a scope, or people of a role. The names are those of the API document. */
export type Rule = (typeof SCOPES_OF)['admin'][number] | 'signed-in' | 'desk' | 'mails' | 'manager' | 'admin';

/** The roles, beside admins, that a rule which is no scope lets through. */
const ROLES_OF: Partial<Record<Rule, Account['role'][]>> = {
  desk: ['manager', 'agent', 'event-desk'],
  mails: ['manager', 'event-desk'],
  manager: ['manager'],
  admin: [],
};

/** Whether the person who is signed in may do it. The API holds to the same list. */
export function may(rule: Rule): boolean {
  const { role } = theAccount();
  if (rule === 'signed-in' || role === 'admin') return true;
  const roles = ROLES_OF[rule];
  if (roles) return roles.includes(role);
  return (SCOPES_OF[role] as readonly string[]).includes(rule);
}

let rules: Record<string, { may: Rule }> = {};

/** Tells, by the first part of its address, who may open a page: `pages.ts` has the table. */
export const openPages = (pages: typeof rules) => {
  rules = pages;
};

/** The first part of the address of a page. @param path such as `delegates`, `delegates/bin` or `/delegates/…` */
export function pageOf(path: string): string | undefined {
  const [name = ''] = path.replace(/^\//, '').split('/');
  return Object.hasOwn(rules, name) ? name : undefined;
}

/** Whether the person who is signed in may open it. @param path as `pageOf` takes it; '' is nothing */
export function mayOpen(path: string): boolean {
  const rule = rules[pageOf(path) ?? ''];
  return rule !== undefined && may(rule.may);
}
