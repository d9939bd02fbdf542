import '../../../../web-admin/src/messages/site/content';
import '../../../../web-admin/src/messages/event/review';
import { act, screen, within, fireEvent, waitFor } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { EditingProvider } from '../../../../web-admin/src/content/fields/editing';
import { PesosNode } from '../../../../web-admin/src/content/fields/PlainNodes';
import { BadgesPage } from '../../../../web-admin/src/delegates/tickets/BadgesPage';
import { MovePage } from '../../../../web-admin/src/events/ChangePage';
import { EventOverviewPage } from '../../../../web-admin/src/events/EventOverviewPage';
import { formatDay } from '../../../../web-admin/src/format/dates';
import { ReferenceUsedDialog } from '../../../../web-admin/src/review/ReferenceUsedDialog';
import { WaitingListPage } from '../../../../web-admin/src/waiting-list/WaitingListPage';
import { fakeApi, LOST, showDesk } from '../desk';

describe('an event at a glance', () => {
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
    for (const words of [/to be paid/i, 'Unpaid', 'Partly paid'])
      expect(screen.queryByText(words)).toBeNull();
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
});

describe('the badges', () => {
  const given = { id: 'd1', first_name: 'Ana', last_name: 'Cruz', cancelled_at: null, qr_code: null };

  it('leads on to the list where there is no badge to print, and prints nothing', async () => {
    fakeApi(() => ({ data: [{ ...given, cancelled_at: '2026-11-27T02:00:00Z' }] }));
    await showDesk(<BadgesPage />, '/badges?ids=d1');
    const next = await screen.findByRole('link', { name: 'Choose delegates' });
    expect(next.getAttribute('href')).toBe('/delegates');
    screen.getByText(/then press “Print badges”/);
    screen.getByText(/^Left out: 1/);
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  });

  it('prints at once where there is one', async () => {
    fakeApi(() => ({ data: [given] }));
    await showDesk(<BadgesPage />, '/badges?ids=d1');
    await screen.findByRole('button', { name: 'Print' });
    expect(screen.queryByRole('link', { name: 'Choose delegates' })).toBeNull();
  });
});

describe('a fee', () => {
  const field = { title: 'Fee', widget: 'pesos', minimum: 0, maximum: 100_000_000 };
  const SAYS = 'A whole number from 0 to 100,000,000';

  it.each([
    [undefined, /in pesos, 0 where it is free, and at most ₱1,000,000/],
    [100_000_001, /at most ₱1,000,000/],
    // Whatever else the server has against a sum, it says itself.
    [150_000, SAYS],
  ])(
    'says of a fee of %j what is wrong in pesos, though the server counts centavos',
    async (value, words) => {
      await showDesk(
        <EditingProvider
          set={() => undefined}
          at={() => undefined}
          problems={new Map([['fee', SAYS]])}
          reveal={undefined}
        >
          <PesosNode field={field} value={value} path={['fee']} required />
        </EditingProvider>,
      );
      screen.getByText(words);
    },
  );
});

describe('a reference that was used', () => {
  it('asks for the reason why one reference pays for two, and accepts none without', async () => {
    fakeApi(() => ({ data: [] }));
    const [accepted, closed] = [jest.fn(), jest.fn()];
    const proof = { contact: { first_name: 'Ana', last_name: 'Cruz' } };
    await showDesk(
      <ReferenceUsedDialog
        taken={{ proof, reference: '77', message: 'It was used.' } as never}
        onAccept={accepted}
        onClose={closed}
      />,
    );
    const because = await screen.findByLabelText(/^Why it may pay for both/);
    fireEvent.change(because, { target: { value: '  ' } });
    const accept = () => fireEvent.click(screen.getByRole('button', { name: 'Accept anyway' }));
    accept();
    await screen.findByRole('alert');
    expect([accepted.mock.calls, closed.mock.calls]).toEqual([[], []]);
    fireEvent.change(because, { target: { value: ' A couple ' } });
    accept();
    await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
    expect(accepted.mock.calls).toEqual([['A couple']]);
  });
});

describe('an event is moved', () => {
  const EVENT = {
    ...{ id: 'e1', name: 'Camp', state: 'published', fee_centavos: 0, venue_name: 'Hall' },
    ...{ starts_at: '2027-02-19T00:30:00.000Z', ends_at: '2027-02-20T08:30:00.000Z' },
  };
  const PREVIEW = {
    people: 1,
    mails: 1,
    waiting: 0,
    to_return: [],
    to_return_centavos: 0,
    subject: '',
    html: '',
  };

  it('keeps the reason, sends what a colleague changed meanwhile, and other dates after a lost answer as another change', async () => {
    let event = EVENT;
    const asked = fakeApi(({ path }) => {
      if (path.endsWith('/move')) return LOST;
      if (path.endsWith('/move/preview')) return { data: PREVIEW };
      return { data: path === '/events/e1' ? event : [] };
    });
    const desk = (
      <Routes>
        <Route path="/events/:id/move" element={<MovePage />} />
        <Route path="*" element={<Link to="/events/e1/move">Back</Link>} />
      </Routes>
    );
    const { queryClient } = await showDesk(
      <>
        <Link to="/elsewhere">Elsewhere</Link>
        {desk}
      </>,
      '/events/e1/move',
    );
    const reason = () => screen.findByLabelText<HTMLTextAreaElement>(/^Your own words/);
    fireEvent.change(await reason(), { target: { value: 'A typhoon.' } });
    fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    fireEvent.click(screen.getByRole('link', { name: 'Back' }));
    expect((await reason()).value).toBe('A typhoon.');

    const moves = () => asked.filter(({ path }) => path.endsWith('/move'));
    const moveTo = async (starts_at: string, count: number) => {
      fireEvent.change(screen.getByLabelText(/^Begins/), { target: { value: starts_at } });
      const button = await screen.findByRole('button', { name: /^Move it/ });
      await waitFor(() => expect(button).toHaveProperty('disabled', false), { timeout: 5_000 });
      fireEvent.click(button);
      await waitFor(() => expect(moves()).toHaveLength(count));
    };
    await moveTo('2027-02-18T08:30', 1);
    event = { ...EVENT, venue_name: 'Gym' };
    await act(() => queryClient.invalidateQueries({ queryKey: ['events'] }));
    await moveTo('2027-02-17T08:30', 2);
    const [first, second] = moves();
    expect(second?.body).toMatchObject({ venue_name: 'Gym', starts_at: '2027-02-17T08:30:00+08:00' });
    expect(second?.key).not.toBe(first?.key);
  });
});

describe('the waiting list', () => {
  const entry = (first_name: string, more: object) => ({
    ...{ id: first_name, state: 'waiting', place: 1, places: 1, delegates: [`${first_name} Cruz`] },
    contact: { first_name, last_name: 'Cruz', email: 'ana@example.ph', phone_number: '639171234567' },
    ...{ offered_until: null, spam: false, to_confirm: false, registration_id: null },
    ...{ created_at: '2026-11-27T02:00:00Z', decided_at: null },
    ...more,
  });

  it('says who is not in line yet, for the e-mail is not confirmed', async () => {
    const entries = [entry('Ana', {}), entry('Ben', { place: null, to_confirm: true })];
    fakeApi(({ path }) => ({
      data: path.endsWith('/waiting-list') ? { places_free: 0, entries } : { id: 'e1', name: 'Camp' },
    }));
    await showDesk(
      <Routes>
        <Route path="/events/:id/waiting-list" element={<WaitingListPage />} />
      </Routes>,
      '/events/e1/waiting-list',
    );
    const [ana, ben] = await screen.findAllByRole('listitem');
    if (!ana || !ben) throw new Error('Two wait');
    within(ben).getByText('E-mail not confirmed');
    expect(ana.textContent).not.toContain('not confirmed');
    within(ana).getByRole('link', { name: '+63 917 123 4567' });
    expect(ben.textContent).not.toMatch(/^1\. /);
  });
});
