import '../../../web-admin/src/messages/privacy';
import { fireEvent, screen, waitFor, within, act } from '@testing-library/react';
import { PasswordNeeded } from '../../../web-admin/src/account/Guarded';
import { signedIn, renewal } from '../../../web-admin/src/api/account/session';
import type { ApiError } from '../../../web-admin/src/api/ApiError';
import { call } from '../../../web-admin/src/api/client';
import type { Account, StaffMember } from '../../../web-admin/src/api/types';
import { canAccess } from '../../../web-admin/src/kit/access';
import { FoundPerson } from '../../../web-admin/src/privacy/FoundPerson';
import { firstPage } from '../../../web-admin/src/routes';
import { DisableButton } from '../../../web-admin/src/staff/AccountActions';
import { fakeApi, showDesk } from './desk';

describe('the pages of a role', () => {
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
});

describe('a colleague who leaves', () => {
  const member = {
    ...{ id: 'm1', name: 'Ben Cruz', email: 'ben@example.ph', role: 'agent', disabled_at: null },
  } as StaffMember;
  const ANA = { id: 'a1', name: 'Ana Reyes' };
  const HOLDINGS = [
    { kind: 'customers', count: 7, names: ['Maria Santos', 'José Peña'], takers: [ANA] },
    { kind: 'publications', count: 1, names: ['Jan 1, 2027'], takers: [ANA] },
    { kind: 'calendar', count: 1, names: ['Ben Cruz'], takers: [] },
  ];

  it('lists all that somebody has, and says who takes over what', async () => {
    const asked = fakeApi(({ method }) => ({ data: method === 'GET' ? HOLDINGS : member }));
    await showDesk(<DisableButton member={member} />);
    fireEvent.click(screen.getByRole('button', { name: 'Disable' }));
    const dialog = await screen.findByRole('dialog', { name: 'Disable the account of Ben Cruz?' });
    const disable = within(dialog).getByRole('button', { name: 'Disable Ben Cruz' });
    // Nobody decides before it is said what ends.
    await waitFor(() => expect(disable.hasAttribute('disabled')).toBe(false));
    const [customers, plans, calendar] = within(dialog).getAllByRole('listitem');
    expect(customers?.textContent).toContain('7 inquiries: Maria Santos, José Peña, …');
    expect(customers?.textContent).toContain('No one yet: they wait for a manager');
    expect(plans?.textContent).toContain('1 planned publication: Jan 1, 2027');
    expect(calendar?.textContent).toBe('The address of their calendarEnds');
    fireEvent.mouseDown(within(dialog).getByRole('combobox', { name: /inquiries/ }));
    fireEvent.click(await screen.findByRole('option', { name: 'Ana Reyes' }));
    fireEvent.click(disable);
    await waitFor(() =>
      expect(asked).toContainEqual(
        expect.objectContaining({
          method: 'POST',
          path: '/staff/m1/leave',
          body: { removes: false, hand_over: [{ kind: 'customers', to: 'a1' }] },
        }),
      ),
    );
  });

  it('says why it cannot tell what somebody has, and disables nobody then', async () => {
    fakeApi(() => ({ status: 503, body: { message: 'The database is busy.' } }));
    await showDesk(<DisableButton member={member} />);
    fireEvent.click(screen.getByRole('button', { name: 'Disable' }));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText('The database is busy.');
    expect(within(dialog).getByRole('button', { name: 'Disable Ben Cruz' }).hasAttribute('disabled')).toBe(
      true,
    );
  });
});

describe('somebody to be erased', () => {
  const RECORD = {
    kind: 'delegates' as const,
    id: '0199c0de-0000-7000-8000-000000000002',
    name: 'Maria Santos',
    about: 'Common Ground 2027',
    email: 'maria@example.com',
    phone_number: null,
    through_contact: false,
    created_at: '2026-11-20T02:00:00.000Z',
  };

  const dialogOf = async (to_return_centavos: number) => {
    fakeApi(() => ({}));
    const found = {
      ...{ records: [{ ...RECORD, to_return_centavos }], mails: 0, history: 0, waiting: 0, addresses: 0 },
      is_colleague: false,
    };
    await showDesk(
      <FoundPerson
        sought={{ person: { email: RECORD.email, phone_number: '' }, found, at: 1 }}
        onErased={() => undefined}
      />,
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Erase for good' }));
    return within(await screen.findByRole('dialog'));
  };

  it('warns before somebody is erased to whom money is to be returned, and says where the sum stays', async () => {
    const dialog = await dialogOf(150_000);
    expect(dialog.getByRole('alert').textContent).toMatch(
      /^₱1,500\.00 is still to be returned to them\. It stays under “To return”/,
    );
    expect(screen.getByText(/₱1,500\.00 is to be returned$/)).toBeTruthy();
  });

  it('warns of nothing where nothing is owed', async () => {
    const dialog = await dialogOf(0);
    expect(dialog.queryByRole('alert')).toBeNull();
  });
});

describe('a password that is asked for again', () => {
  const NEEDED = 'You signed in some time ago. Enter your own password to confirm this.';

  /** As the API answers a quarter of an hour after the sign-in, until the password was given again. */
  function staleSession() {
    let given = false;
    return fakeApi(({ path }) => {
      if (path === '/auth/reauthenticate') {
        given = true;
        return { data: {} };
      }
      const errors = [{ field: 'current_password', message: NEEDED }];
      return given ? { data: { path } } : { status: 403, body: { message: NEEDED, errors } };
    });
  }

  it.each([
    ['POST', '/events'],
    ['PATCH', '/events/019f'],
    ['POST', '/content/publish'],
    ['PUT', '/webhooks/019f'],
    ['POST', '/webhooks/019f/secret'],
    ['DELETE', '/auth/sessions/019f'],
    ['POST', '/backups/archives/a/download'],
    ['DELETE', '/staff/019f'],
  ])(
    '%s %s: the answer that asks for the password opens the dialog, and the call goes on',
    async (method, path) => {
      const asked = staleSession();
      await showDesk(<PasswordNeeded />);
      const body = { name: 'Typed with care' };
      const answer = call(method, path, body);
      fireEvent.change(await screen.findByLabelText(/Your password/), { target: { value: 'mangga' } });
      fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
      await expect(answer).resolves.toEqual({ path });
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(asked.map((one) => one.body)).toEqual([body, { current_password: 'mangga' }, body]);
    },
  );

  it('says why it was not done to whoever closes the dialog, at no field, since no form has one', async () => {
    staleSession();
    await showDesk(<PasswordNeeded />);
    const failure = call('POST', '/events', {}).catch((error: ApiError) => error);
    const cancel = await screen.findByRole('button', { name: 'Cancel' });
    await act(async () => {
      fireEvent.click(cancel);
      await Promise.resolve();
    });
    expect(await failure).toMatchObject({ message: NEEDED, status: 403, body: {} });
  });

  it('asks nobody to sign in again whose call crossed a change of the password', async () => {
    let renewed: () => void = () => undefined;
    let asks = 0;
    fakeApi(async ({ path }) => {
      if (path === '/auth/password') await new Promise<void>((resolve) => (renewed = resolve));
      // The old session has ended on the server, and the answer with the new one is on its way.
      else if (++asks === 1) return { status: 401, body: { message: 'Sign in' } };
      return { data: { path } };
    });
    await showDesk(<PasswordNeeded />);
    const change = call('PUT', '/auth/password', {});
    const crossing = call('GET', '/jobs');
    await waitFor(() => expect(asks).toBe(1));
    renewed();
    await expect(Promise.all([change, crossing])).resolves.toEqual([
      { path: '/auth/password' },
      { path: '/jobs' },
    ]);
    expect(renewal.get()).toBeUndefined();
  });
});
