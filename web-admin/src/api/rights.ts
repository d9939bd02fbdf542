import { SCOPES_OF } from './roles';
import { theAccount } from './session';

/** Who may do a thing: whoever has a scope, or people of a role. The names are those of the API document. */
type Rule = (typeof SCOPES_OF)['admin'][number] | 'signed-in' | 'staff' | 'admin';

/** What each place takes, by the first part of its address; what is not here is everybody's own. */
const PLACES: Record<string, Rule> = {
  today: 'staff',
  delegates: 'delegates:read',
  badges: 'delegates:read',
  inquiries: 'inquiries:read',
  mails: 'staff',
  'mail-kinds': 'staff',
  bin: 'staff',
  staff: 'admin',
  'api-keys': 'admin',
  webhooks: 'admin',
  jobs: 'admin',
};

/** Whether the person who is signed in may do it. The API holds to the same list. */
export function may(rule: Rule): boolean {
  const { role } = theAccount();
  if (rule === 'signed-in' || role === 'admin') return true;
  if (rule === 'admin' || rule === 'staff') return rule === role;
  return (SCOPES_OF[role] as readonly string[]).includes(rule);
}

/** Whether the person who is signed in may open a place, such as `delegates` or `delegates/bin`. */
export const mayOpen = (place: string): boolean => may(PLACES[place.split('/')[0] ?? ''] ?? 'signed-in');
