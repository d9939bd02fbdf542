import '../../../web-admin/src/messages/privacy';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { StaffMember } from '../../../web-admin/src/api/types';
import { FoundPerson } from '../../../web-admin/src/privacy/FoundPerson';
import { DisableButton } from '../../../web-admin/src/staff/AccountActions';
import { fakeApi, showDesk } from './desk';

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
