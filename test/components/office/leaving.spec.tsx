import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { StaffMember } from '../../../web-admin/src/api/types';
import { DisableButton } from '../../../web-admin/src/staff/AccountActions';
import { fakeApi, showDesk } from './desk';

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
