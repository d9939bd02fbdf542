import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../../../web-public/src/forms/api/client';
import { ChangePanel } from '../../../web-public/src/registration/own/ChangePanel';
import { useManageRegistration } from '../../../web-public/src/registration/own/useManageRegistration';
import { useTicket } from '../../../web-public/src/registration/ticket/useTicket';
import { useWaitingList } from '../../../web-public/src/registration/waiting/useWaitingList';
import WaitingState from '../../../web-public/src/registration/waiting/WaitingState';
import { fakeServer, type Call } from '../fake-server';

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
});

it('an event that was refused as full is not open again by an answer of before', async () => {
  const { result } = renderHook(() => useWaitingList('common-ground'));
  act(() => result.current.onRefused(new ApiError(409, 'Full.', [], undefined, undefined, 'event_full')));
  await answer(0, { registration: 'open' });
  expect(result.current.full).toBe(true);
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
