import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import WaitingState from '../../../web-public/src/registration/waiting/WaitingState';
import { fakeServer, type Call } from '../fake-server';

const ENTRY = {
  ...{ uuid: 'w1', place: 2, places: 1, delegates: ['Ana Reyes'], offered_until: '2027-01-20T02:00:00Z' },
  ...{
    event: { name: 'Common Ground', dates: '', times: '', place: '' },
    total_centavos: 150_000,
    ticket: null,
  },
};

let calls: Call[];
beforeEach(() => {
  calls = fakeServer();
  history.replaceState(null, '', '/waiting/w1');
});
afterEach(() => history.replaceState(null, '', '/'));

it.each([
  ['waiting', 'Leave the waiting list', 'Yes, leave'],
  ['offered', 'Decline', 'Yes, decline'],
])('who is %s is asked once before the place is given up', async (state, first, second) => {
  const user = userEvent.setup();
  render(<WaitingState />);
  await calls[0]?.answer(200, { data: { ...ENTRY, state } });
  await user.click(await screen.findByRole('button', { name: first }));
  expect(document.activeElement?.textContent).toMatch(/\?/);
  await user.click(screen.getByRole('button', { name: 'No, stay on the list' }));
  expect(document.activeElement?.textContent).toBe(first);
  expect(calls).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: first }));
  await user.click(screen.getByRole('button', { name: second }));
  expect(calls.map(({ path }) => path)).toEqual(['/api/v1/waiting-list/w1', '/api/v1/waiting-list/w1/leave']);
});

it('an offer ends at a time of the Philippines, wherever it is read', async () => {
  render(<WaitingState />);
  await calls[0]?.answer(200, { data: { ...ENTRY, state: 'offered' } });
  await screen.findByText(/20 January 2027 at 10:00.am \(Manila time\)/);
});
