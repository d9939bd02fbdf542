import { render, screen, act, renderHook } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { content } from '../../../web-public/src/content/index';
import { ContentProvider } from '../../../web-public/src/content/use-content';
import { ApiError } from '../../../web-public/src/forms/api/client';
import type { RegistrationState, Ticket } from '../../../web-public/src/reference/api/schemas';
import { ChangePanel } from '../../../web-public/src/registration/own/ChangePanel';
import { useManageRegistration } from '../../../web-public/src/registration/own/useManageRegistration';
import { TicketView } from '../../../web-public/src/registration/ticket/TicketView';
import { useTicket } from '../../../web-public/src/registration/ticket/useTicket';
import { useWaitingList } from '../../../web-public/src/registration/waiting/useWaitingList';
import WaitingState from '../../../web-public/src/registration/waiting/WaitingState';
import { fakeServer, type Call } from '../fake-server';

describe('a ticket', () => {
  const TICKET: Ticket = {
    ...{ uuid: 't1', first_name: 'Ana', last_name: 'Reyes', church_name: null, ministry: null },
    ...{ payment_mode: 'gcash', payment_status: false, proof_of_payment: false, qr_code: null },
    created_at: '2026-11-20T02:00:00Z',
  };
  const registration = (money: RegistrationState['money'], change: object = {}): RegistrationState => ({
    ...{ code: '7K3M9XQ2', pay_code: null },
    event: {
      slug: 'another',
      name: 'Another gathering',
      dates: '',
      times: '',
      place: '',
      cancelled: false,
      moved_from: null,
    },
    ...{
      delegates: 1,
      total_centavos: 150_000,
      due_centavos: 150_000,
      payment_due_at: null,
      held_until: null,
      lapsed: false,
      mail_withheld: false,
      to_confirm: false,
    },
    registered_before: false,
    ...{
      payment_status: false,
      cancelled_at: null,
      proof_state: null,
      proof_reason: null,
      proof_reference: null,
    },
    money,
    ...change,
  });
  const { options, payments, company, event } = content;
  /** Of pictures there are no files here, and nothing shows them. */
  const subjects = { options, company, payments: payments as never, event: event as never };
  const show = (ticket: Ticket, of: RegistrationState) =>
    render(
      <ContentProvider content={subjects}>
        <TicketView ticket={ticket} registration={of} onUploaded={() => Promise.resolve()} />
      </ContentProvider>,
    );

  it('says what was received and what is still to pay, and takes the receipt of the rest', () => {
    show(TICKET, registration({ paid_centavos: 50_050, owed_centavos: 99_950, to_return_centavos: 0 }));
    screen.getByText('Partly paid');
    screen.getByText('We have received ₱500.50. Still to pay: ₱999.50.');
    screen.getByText('Send the balance, and add its receipt here.');
    screen.getByText('Your QR code will appear here once the full amount is paid.');
    screen.getByLabelText(/Proof of payment/);
  });

  it('says what is paid back, also to whom a place was cancelled', () => {
    const money = { paid_centavos: 150_000, owed_centavos: 0, to_return_centavos: 150_000 };
    show(TICKET, registration(money, { cancelled_at: '2026-11-21T02:00:00Z', delegates: 0 }));
    screen.getByText('₱1,500. We will refund it, and write to the payer once that is done.');
    expect(screen.queryByText('Partly paid')).toBeNull();
    expect(screen.queryByLabelText(/Proof of payment/)).toBeNull();
  });

  it('asks for nothing once a place is given back, also after the refund', () => {
    const money = { paid_centavos: 0, owed_centavos: 0, to_return_centavos: 0 };
    show(TICKET, registration(money, { cancelled_at: '2026-11-21T02:00:00Z', delegates: 0 }));
    expect(screen.queryByText('Unpaid')).toBeNull();
  });

  it('says no more than that it is unpaid where nothing came', () => {
    show(TICKET, registration({ paid_centavos: 0, owed_centavos: 150_000, to_return_centavos: 0 }));
    screen.getByText('Unpaid');
    expect(screen.queryByText(/still to pay|Still to pay|paid back/)).toBeNull();
  });

  it('asks for what it cost when one registered, whatever the event costs by now', () => {
    const money = { paid_centavos: 0, owed_centavos: 120_000, to_return_centavos: 0 };
    const { slug, name, dates } = content.event;
    const own = { slug, name, dates, times: '', place: '' };
    show(TICKET, registration(money, { total_centavos: 120_000, due_centavos: 120_000, event: own }));
    screen.getByText('₱1,200');
    expect(screen.queryByText(content.event.fee.label)).toBeNull();
  });

  it('shows the code that holds the amount, to be scanned, saved or copied, also for the rest of a part', () => {
    const slug = content.event.slug;
    const pay_code = '/api/v1/delegates/uuid/t1/pay.png?amount=99950';
    const rest = { paid_centavos: 50_050, owed_centavos: 99_950, to_return_centavos: 0 };
    const own = { ...registration(rest).event, slug };
    const proof = { proof_state: 'accepted' };
    const { unmount } = show(
      { ...TICKET, proof_of_payment: true },
      registration(rest, { event: own, pay_code, ...proof }),
    );
    screen.getByText('7K3M9XQ2');
    expect(screen.getByAltText('QR Ph code for ₱999.50').getAttribute('src')).toBe(pay_code);
    const save = screen.getByRole('link', { name: 'Save the QR code' });
    expect([save.getAttribute('href'), save.getAttribute('download')]).toEqual([
      pay_code,
      'pay-7K3M9XQ2.png',
    ]);
    screen.getByRole('button', { name: 'Copy the amount' });
    unmount();
    // While a picture is checked there is nothing to pay.
    show(
      { ...TICKET, proof_of_payment: true },
      registration(rest, { event: own, pay_code, proof_state: 'waiting' }),
    );
    expect(screen.queryByAltText(/QR Ph code/)).toBeNull();
  });
});

describe('the waiting list', () => {
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
    expect(calls.map(({ path }) => path)).toEqual([
      '/api/v1/waiting-list/w1',
      '/api/v1/waiting-list/w1/leave',
    ]);
  });

  it('an offer ends at a time of the Philippines, wherever it is read', async () => {
    render(<WaitingState />);
    await calls[0]?.answer(200, { data: { ...ENTRY, state: 'offered' } });
    await screen.findByText(/20 January 2027 at 10:00.am \(Manila time\)/);
  });
});

describe('late answers', () => {
  let calls: Call[];
  beforeEach(() => {
    calls = fakeServer();
  });
  afterEach(() => history.replaceState(null, '', '/'));

  /** Somebody comes back to the page, which looks anew. */
  const comeBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
  const answer = (n: number, data: object, status = 200) => calls[n]?.answer(status, { data });

  it('an offer that was accepted is not offered again by a look that began before', async () => {
    const entry = {
      ...{ uuid: 'w1', place: 2, places: 1, delegates: ['Ana Reyes'], offered_until: '2027-01-20T02:00:00Z' },
      event: { name: 'Common Ground', dates: '', times: '', place: '' },
      ...{ total_centavos: 150_000, ticket: 't1', state: 'offered' },
    };
    history.replaceState(null, '', '/waiting/w1');
    render(<WaitingState />);
    await answer(0, entry);
    comeBack();
    await userEvent.click(await screen.findByRole('button', { name: 'Accept the place' }));
    await answer(2, { ...entry, state: 'accepted' });
    await answer(1, entry);
    screen.getByRole('link', { name: 'Open your ticket' });
    expect(screen.queryByRole('button', { name: 'Accept the place' })).toBeNull();
  });

  it('a ticket shows the newest of its looks, in whatever order they are answered', async () => {
    const { result, rerender } = renderHook(({ uuid }) => useTicket(uuid), { initialProps: { uuid: 't1' } });
    await answer(0, { uuid: 't1', proof_of_payment: false });
    await answer(1, {});
    comeBack();
    // A receipt is uploaded meanwhile.
    act(() => void result.current.reload());
    await answer(4, { uuid: 't1', proof_of_payment: true });
    await answer(5, {});
    await answer(2, { uuid: 't1', proof_of_payment: false });
    await answer(3, {});
    expect(result.current.state.ticket?.proof_of_payment).toBe(true);

    // Another link in the same page: what is known of the first one stays away.
    comeBack();
    rerender({ uuid: 't2' });
    await answer(8, { uuid: 't2' });
    await answer(9, {});
    await answer(6, { uuid: 't1' });
    await answer(7, {});
    expect(result.current.state.ticket?.uuid).toBe('t2');
  });

  it('the second link of a registration that is opened in a page is not lost with the answer to the first', async () => {
    history.replaceState(null, '', '/my-registration#one');
    const { result } = renderHook(useManageRegistration);
    act(() => {
      location.hash = '#two';
      dispatchEvent(new Event('hashchange'));
    });
    await answer(1, { contact: { first_name: 'Two' } });
    await answer(0, { contact: { first_name: 'One' } });
    expect(result.current.state.own?.contact.first_name).toBe('Two');

    // What was read before a change does not take it back.
    act(() => void result.current.reload());
    act(() => result.current.show({ contact: { first_name: 'Changed' } } as never));
    await answer(2, { contact: { first_name: 'Two' } });
    expect(result.current.state.own?.contact.first_name).toBe('Changed');

    // Whoever comes back from another tab sees what was changed there.
    comeBack();
    await answer(3, { contact: { first_name: 'Elsewhere' } });
    expect(result.current.state.own?.contact.first_name).toBe('Elsewhere');
    // So does whoever goes on in the other of two windows, of which both are visible all the time.
    act(() => void dispatchEvent(new Event('focus')));
    await answer(4, { contact: { first_name: 'Beside' } });
    expect(result.current.state.own?.contact.first_name).toBe('Beside');
  });

  it('an event that was refused as full is not open again by an answer of before', async () => {
    const { result } = renderHook(() => useWaitingList('common-ground'));
    act(() => result.current.onRefused(new ApiError(409, 'Full.', [], undefined, undefined, 'event_full')));
    await answer(0, { registration: 'open' });
    expect(result.current.full).toBe(true);
  });

  function open(own: object, change: object) {
    Object.assign(HTMLDialogElement.prototype, { showModal() {} });
    const none = () => {};
    const props = { token: 'one', own, change, onDone: none, onConflict: none, onClose: none };
    render(<ChangePanel {...(props as unknown as Parameters<typeof ChangePanel>[0])} />);
  }

  it('a place that was cancelled while it is corrected is not said to be replaced', () => {
    const lea = { id: 'd1', first_name: 'Lea', last_name: 'Reyes', email: 'lea@example.ph', answers: {} };
    const before = { ...lea, updated_at: '1', cancelled_at: null };
    const own = { delegates: [{ ...before, updated_at: '2', cancelled_at: '2' }], questions: [], prices: [] };
    open(own, { kind: 'correct', delegate: before });
    screen.getByText('Meanwhile this place was cancelled, so nothing about it can be changed.');
    expect(screen.queryByText(/It now says/)).toBeNull();
  });

  it('a place that was passed on meanwhile is cancelled by the name that it has now', () => {
    const ben = { id: 'd1', first_name: 'Ben', last_name: 'Reyes', price_centavos: 0, updated_at: '1' };
    const zed = { ...ben, first_name: 'Zed', updated_at: '2' };
    const money = { paid_centavos: 0, owed_centavos: 0, to_return_centavos: 0 };
    open({ delegates: [zed], due_centavos: 0, money }, { kind: 'cancel', delegate: ben });
    screen.getByText('Cancel Zed Reyes’s place?');
  });

  it('what is sent of a registration can be changed, or left, only once it is answered', async () => {
    // jsdom opens no dialogs.
    Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} });
    const contact = {
      first_name: 'Ana',
      last_name: 'Reyes',
      email: 'ana@example.ph',
      phone_number: '639171234567',
    };
    const own = { contact, delegates: [] } as never;
    render(
      <ChangePanel
        token="one"
        own={own}
        change={{ kind: 'contact' }}
        onDone={() => {}}
        onConflict={() => {}}
        onClose={() => {}}
      />,
    );
    const last = screen.getByLabelText<HTMLInputElement>(/Last name/);
    const user = userEvent.setup();
    await user.type(last, 'es');
    await user.click(screen.getByRole('button', { name: 'Save', hidden: true }));
    expect(last.matches(':disabled')).toBe(true);
    const escape = new Event('cancel', { cancelable: true });
    act(() => void screen.getByRole('dialog', { hidden: true }).dispatchEvent(escape));
    expect(escape.defaultPrevented).toBe(true);
    await calls[0]?.answer(400, { message: 'Not so.' });
    await screen.findByText('Not so.');
    expect([last.matches(':disabled'), last.value]).toEqual([false, 'Reyeses']);
  });
});
