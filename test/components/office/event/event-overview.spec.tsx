import { screen, within } from '@testing-library/react';
import { EventOverviewPage } from '../../../../web-admin/src/events/EventOverviewPage';
import { formatDay } from '../../../../web-admin/src/format/dates';
import { fakeApi, showDesk } from '../desk';

const EVENT = {
  ...{
    id: 'e1',
    slug: 'common-ground',
    name: 'Common Ground 2027',
    state: 'published',
    fee_centavos: 150_000,
    prices: [],
    questions: [],
  },
  ...{ dates: '19–20 February 2027', times: '8:30 am', venue_name: 'Hall', venue_city: 'Cebu City' },
};
const SUMS = { due_centavos: 4_500_000, paid_centavos: 3_150_000, owed_centavos: 1_500_000 };
const overview = (change: object = {}) => ({
  event: EVENT,
  places: {
    ...{ capacity: 40, registered: 30, to_confirm: 12, paid: 20, unnamed: 2, offered: 1, left: 9 },
    ...{ waiting: 2, waiting_places: 11, cancelled: 3 },
  },
  money: {
    ...{ event_id: 'e1', event_name: EVENT.name, registered: 30, ...SUMS, to_return_centavos: 150_000 },
    removed_centavos: 50_000,
    channels: [{ channel: 'gcash', received_centavos: 3_300_000, returned_centavos: 150_000 }],
  },
  payments: { paid: 12, partly: 1, unpaid: 8, to_return: 1, proofs_waiting: 4 },
  door: [{ day: '2027-02-19', in: 28 }],
  ...change,
});
const answerWith = (data: object) =>
  fakeApi(({ path }) =>
    path === '/payment-modes'
      ? { data: [{ value: 'gcash', label: 'GCash' }] }
      : { data: path.endsWith('/guest-mails') ? [] : data },
  );
const valueOf = (panel: string, label: string) => {
  const term = within(screen.getByRole('region', { name: panel })).getByText(label, { selector: 'dt' });
  return term.parentElement?.querySelector('dd')?.textContent;
};

it('shows places, money, registrations and door on one page, each led to where it is worked on', async () => {
  answerWith(overview());
  await showDesk(<EventOverviewPage />);
  await screen.findByText('Common Ground 2027: at a glance');
  expect(valueOf('Places', 'Registered')).toBe('30 of 40');
  expect(valueOf('Places', 'To be confirmed')).toBe(
    '12, without places until their group confirms its e-mail',
  );
  expect(valueOf('Places', 'Free now')).toBe('9');
  screen.getByText('30 registered, 1 offered and 9 free make 40 places.');
  expect(valueOf('Places', 'Waiting list')).toBe('2 registrations for 11 places');
  expect(valueOf('Money', 'Received')).toBe('₱31,500.00');
  expect(valueOf('Money', 'To be returned')).toBe('₱1,500.00');
  expect(valueOf('Money', 'Received from people who were removed')).toBe('₱500.00');
  expect(valueOf('Registrations', 'Proofs to review')).toBe('4');
  expect(valueOf('Door', formatDay('2027-02-19'))).toBe('28 let in');
  const way = await within(screen.getByRole('table')).findByRole('row', { name: /GCash/ });
  expect(way.textContent).toBe('GCash₱33,000.00₱1,500.00₱31,500.00');
  // “Received” is one thing: the column adds up to the sum above it.
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['Way', 'Paid in', 'Returned', 'Received']);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  for (const place of [
    '/events/e1',
    '/events/e1/waiting-list',
    '/review?event=e1',
    '/review/to-return?event=e1',
    '/door-desk?event=e1',
  ])
    expect(links).toContain(place);
});

it('leaves out what an event without a limit does not have', async () => {
  const { places } = overview();
  answerWith(overview({ places: { ...places, capacity: null, left: null }, door: [] }));
  await showDesk(<EventOverviewPage />);
  await screen.findByText('No one has been let in yet.');
  expect(valueOf('Places', 'Registered')).toBe('30');
  expect(screen.queryByText('Waiting list')).toBeNull();
  expect(screen.queryByText('Free now')).toBeNull();
  expect(screen.queryByText(/ free make /)).toBeNull();
});

it('asks for nothing where the event is cancelled, and speaks of no payment where it is free', async () => {
  const { money, payments } = overview();
  const event = { ...EVENT, state: 'cancelled' };
  answerWith(overview({ event, money: { ...money, due_centavos: 0, owed_centavos: 0 } }));
  const { unmount } = await showDesk(<EventOverviewPage />);
  await screen.findByRole('region', { name: 'Money' });
  for (const words of [/to be paid/i, 'Unpaid', 'Partly paid']) expect(screen.queryByText(words)).toBeNull();
  expect(valueOf('Money', 'To be returned')).toBe('₱1,500.00');
  expect(valueOf('Registrations', 'Proofs to review')).toBe('4');
  unmount();

  const none = { due_centavos: 0, paid_centavos: 0, owed_centavos: 0, to_return_centavos: 0, channels: [] };
  answerWith(
    overview({
      event: { ...event, fee_centavos: 0 },
      money: { ...money, ...none, removed_centavos: 0 },
      payments,
    }),
  );
  await showDesk(<EventOverviewPage />);
  await screen.findByRole('region', { name: 'Places' });
  expect(document.body.textContent).not.toMatch(/₱|pa(y|id)|return/i);
  expect(screen.getByRole('link', { name: 'See the delegates' }).getAttribute('href')).toContain('e1');
});
