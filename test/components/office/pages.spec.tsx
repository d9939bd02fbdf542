import { signedIn } from '../../../web-admin/src/api/account/session';
import type { Account } from '../../../web-admin/src/api/types';
import { canAccess } from '../../../web-admin/src/kit/access';
import { firstPage } from '../../../web-admin/src/routes';

const as = (role: Account['role']) => signedIn({ id: 'a1', name: 'Ana', role } as Account);

it('opens to nobody what is in no table', () => {
  as('admin');
  expect(canAccess('staff')).toBe(true);
  expect(canAccess('staff/12')).toBe(true);
  expect(canAccess('unheard-of')).toBe(false);
  expect(canAccess('')).toBe(false);
});

/** For admins alone. */
const ADMINS = ['staff', 'staff/create', 'api-keys', 'api-keys/create', 'webhooks', 'jobs', 'privacy'];
const PEOPLE = ['today', 'delegates', 'inquiries', 'movements', 'mails', 'bin', ...ADMINS];
it.each([
  ['manager', ['today', 'delegates', 'inquiries', 'mails', 'bin'], ADMINS],
  [
    'agent',
    ['inquiries', 'viewings', 'person', 'search'],
    ['delegates', 'movements', 'content', 'bin', ...ADMINS],
  ],
  [
    'event-desk',
    ['delegates', 'review', 'door-desk', 'mails', 'movements'],
    ['inquiries', 'content', 'bin', ...ADMINS],
  ],
  ['editor', ['content', 'events'], [...PEOPLE, 'search']],
  ['door', ['door-desk', 'account'], [...PEOPLE, 'events']],
] as const)('lets a colleague of the role %s open their own pages alone', (role, open, shut) => {
  as(role);
  expect(open.filter((page) => !canAccess(page))).toEqual([]);
  expect(shut.filter((page) => canAccess(page))).toEqual([]);
});

it('refuses an action that is not listed, also to admins', () => {
  as('admin');
  expect(canAccess('delegates', 'export')).toBe(true);
  expect(canAccess('delegates', 'unheard-of')).toBe(false);
  expect(canAccess('delegates', 'toString')).toBe(false);
});

it.each([
  ['manager', 'delegates', 'delete', true],
  ['event-desk', 'delegates', 'delete', false],
  ['event-desk', 'delegates', 'write', true],
  ['agent', 'inquiries', 'export', false],
  ['manager', 'review', 'accept-used-reference', false],
  ['editor', 'stock', 'write', false],
  ['editor', 'events', 'change', false],
] as const)('holds the actions of the role %s to the table: %s, %s', (role, resource, action, allowed) => {
  as(role);
  expect(canAccess(resource, action)).toBe(allowed);
});

it('begins where the work of a role is', () => {
  const beginnings = (['admin', 'agent', 'editor', 'door'] as const).map((role) => {
    as(role);
    return firstPage();
  });
  expect(beginnings).toEqual(['/', '/', '/content', '/door-desk']);
});
