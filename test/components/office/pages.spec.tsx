import { mayOpen, signedIn } from '../../../web-admin/src/api/session';
import type { Account } from '../../../web-admin/src/api/types';
import { firstPage } from '../../../web-admin/src/pages';

const as = (role: Account['role']) => signedIn({ id: 'a1', name: 'Ana', role } as Account);

it('opens to nobody what is in no table', () => {
  as('admin');
  expect(mayOpen('staff')).toBe(true);
  expect(mayOpen('staff/12')).toBe(true);
  expect(mayOpen('unheard-of')).toBe(false);
  expect(mayOpen('')).toBe(false);
});

it.each([
  ['agent', ['inquiries', 'viewings', 'person'], ['delegates', 'content', 'staff', 'bin']],
  ['event-desk', ['delegates', 'review', 'door-desk', 'mails'], ['inquiries', 'content', 'staff', 'bin']],
  ['editor', ['content', 'events'], ['today', 'delegates', 'inquiries', 'mails']],
  ['door', ['door-desk', 'account'], ['today', 'delegates', 'events']],
] as const)('lets a colleague of the role %s open their own pages alone', (role, open, shut) => {
  as(role);
  expect(open.filter((page) => !mayOpen(page))).toEqual([]);
  expect(shut.filter(mayOpen)).toEqual([]);
});

it('begins where the work of a role is', () => {
  const beginnings = (['admin', 'agent', 'editor', 'door'] as const).map((role) => {
    as(role);
    return firstPage();
  });
  expect(beginnings).toEqual(['/', '/', '/content', '/door-desk']);
});
