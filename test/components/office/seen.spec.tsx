import '../../../web-admin/src/messages/sales/homes';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import type {
  CashInHand,
  Delegate,
  Inquiry,
  InquiryNote,
  Registration,
} from '../../../web-admin/src/api/types';
import { VERSION } from '../../../web-admin/src/api/version';
import { CancelDelegate, ReinstateDelegate } from '../../../web-admin/src/delegates/actions/CancelDelegate';
import { CorrectContact } from '../../../web-admin/src/delegates/actions/CorrectContact';
import { TransferDelegate } from '../../../web-admin/src/delegates/actions/TransferDelegate';
import { EnterPayment } from '../../../web-admin/src/delegates/payment/EnterPayment';
import { PaymentButton } from '../../../web-admin/src/delegates/payment/PaymentButton';
import { RegistrationPanel } from '../../../web-admin/src/delegates/RegistrationPanel';
import { NoteForm } from '../../../web-admin/src/inquiries/answers/NoteForm';
import { ExtendButton } from '../../../web-admin/src/inquiries/homes/Reservation';
import { CountDialog } from '../../../web-admin/src/journal/CashPage';
import { fakeApi, showDesk, type Answer, type Asked } from './desk';

// What a colleague changes is read anew behind an open form: what is typed there goes over what its writer has seen.

const CHANGED: Answer = { status: 412, body: { message: 'This record has changed since you read it.' } };
const OWED: Answer = { status: 409, body: { message: '₱1,000 is owed now, not ₱1,500.' } };

/** A part over something of which a newer state is read later. */
async function show<T>(first: T, draw: (now: T) => ReactNode) {
  let change: (to: T) => void = () => {};
  const Page = () => {
    const [now, setNow] = useState(first);
    change = setNow;
    return draw(now);
  };
  await showDesk(<Page />);
  return (to: T) => act(() => change(to));
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const written = (asked: Asked[]) => asked.filter(({ method }) => method !== 'GET');

it('a note is not corrected over a correction that its writer has not seen', async () => {
  const answers = [CHANGED, { data: {} }];
  const asked = fakeApi(({ method }) => (method === 'PUT' && answers.shift()) || { data: [] });
  const note = { id: 'n1', kind: 'note', text: 'Wants a studoi' } as InquiryNote;
  const inquiry = (version: string) => ({ id: 'i1', [VERSION]: version }) as unknown as Inquiry;
  const readAgain = await show(inquiry('"1"'), (now) => (
    <NoteForm inquiry={now} note={note} onDone={() => {}} />
  ));
  type('Correct the note', 'Wants a studio');
  readAgain(inquiry('"2"'));
  press('Save the note');
  await screen.findByText(/^This inquiry has changed in the meantime/);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Save the note' })).toHaveProperty('disabled', false),
  );
  press('Save the note');
  await screen.findByText('The note is corrected');
  expect(written(asked).map(({ version }) => version)).toEqual(['"1"', '"2"']);
});

it('a place is not passed on from somebody whom the form did not name', async () => {
  const asked = fakeApi(() => CHANGED);
  const delegate = (first_name: string, version: string) =>
    ({ id: 'd1', first_name, last_name: 'Reyes', [VERSION]: version }) as unknown as Delegate;
  const readAgain = await show(delegate('Ana', '"1"'), (now) => <TransferDelegate delegate={now} />);
  press('Transfer');
  for (const label of [/^First name/, /^Last name/]) type(label, 'Cara');
  type(/^E-mail/, 'cara@example.ph');
  type(/^Phone number/, '09171234567');
  readAgain(delegate('Bea', '"2"'));
  const dialog = screen.getByRole('dialog');
  expect(dialog.textContent).toContain('Ana Reyes');
  fireEvent.submit(dialog.querySelector('form') as HTMLFormElement);
  await waitFor(() => expect(dialog.textContent).toContain('Bea Reyes'));
  expect(written(asked).map(({ version }) => version)).toEqual(['"1"']);
});

it.each([
  { decided: 'cancelled', open: 'Cancel place', send: 'Cancel place', More: CancelDelegate, of: {} },
  {
    decided: 'reinstated',
    open: 'Reinstate',
    send: 'Reinstate',
    More: ReinstateDelegate,
    of: { cancelled_at: '2027-01-05T00:00:00Z' },
  },
  {
    decided: 'marked as unpaid',
    open: 'Mark as unpaid',
    send: 'Mark as unpaid',
    More: PaymentButton,
    of: { payment_status: true },
  },
])('nobody is $decided whom the question did not name', async ({ open, send, More, of }) => {
  const asked = fakeApi(() => CHANGED);
  const delegate = (first_name: string, version: string) =>
    ({ id: 'd1', first_name, last_name: 'Reyes', ...of, [VERSION]: version }) as unknown as Delegate;
  const readAgain = await show(delegate('Ana', '"1"'), (now) => <More delegate={now} />);
  press(open);
  readAgain(delegate('Bea', '"2"'));
  const dialog = screen.getByRole('dialog');
  expect(dialog.textContent).toContain('Ana Reyes');
  fireEvent.click(within(dialog).getByRole('button', { name: send }));
  await waitFor(() => expect(written(asked).map(({ version }) => version)).toEqual(['"1"']));
});

it('who pays is corrected in the fields that were typed alone', async () => {
  const asked = fakeApi(() => ({ data: {} }));
  const contact = {
    first_name: 'Ruth',
    last_name: 'Cruz',
    email: 'ruht@example.ph',
    phone_number: '639171234567',
  };
  const registration = (more: object) =>
    ({ id: 'r1', contact: { ...contact, ...more } }) as unknown as Registration;
  const readAgain = await show(registration({}), (now) => <CorrectContact registration={now} />);
  press('Correct');
  readAgain(registration({ last_name: 'Villanueva' }));
  type(/^E-mail/, 'ruth@example.ph');
  fireEvent.submit(screen.getByRole('dialog').querySelector('form') as HTMLFormElement);
  await screen.findByText('Saved');
  expect(written(asked)).toMatchObject([
    { path: '/registrations/r1/contact', method: 'PATCH', body: { email: 'ruth@example.ph' } },
  ]);
});

it('money is not entered over a payment that a colleague entered while the form was open', async () => {
  const asked = fakeApi(() => OWED);
  const registration = (owed_centavos: number) =>
    ({ id: 'r1', money: { owed_centavos }, proofs: [] }) as unknown as Registration;
  const readAgain = await show(registration(150_000), (now) => <EnterPayment registration={now} />);
  press('Enter a payment');
  type(/^Amount/, '500');
  readAgain(registration(100_000));
  const dialog = screen.getByRole('dialog');
  expect(dialog.textContent).toContain('₱1,500.00');
  const enter = () => fireEvent.submit(dialog.querySelector('form') as HTMLFormElement);
  enter();
  await screen.findByText('₱1,000 is owed now, not ₱1,500.');
  await waitFor(() => expect(dialog.textContent).toContain('₱1,000.00'));
  enter();
  await waitFor(() => expect(written(asked)).toHaveLength(2));
  expect(written(asked).map(({ body }) => (body as { owed_centavos: number }).owed_centavos)).toEqual([
    150_000, 100_000,
  ]);
});

it('a second part of the same sum is a payment of its own', async () => {
  const asked = fakeApi(() => ({ data: [] }));
  const delegate = {
    ...{ id: 'd1', registration_id: 'r1', payment_status: false, payment_mode: 'gcash' },
    ...{ owed_centavos: 150_000, total_centavos: 150_000, proof_of_payment: null },
  } as unknown as Delegate;
  await showDesk(<PaymentButton delegate={delegate} />);
  for (const count of [1, 2]) {
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Verify' })).toHaveProperty('disabled', false),
    );
    press('Verify');
    type(/^Amount/, '500');
    fireEvent.submit(screen.getByRole('dialog').querySelector('form') as HTMLFormElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(written(asked)).toHaveLength(count);
  }
  const [first, second] = written(asked).map(({ key }) => key);
  expect(second).not.toBe(first);
});

it('a form stays, with what was typed, when its record changes behind it or the server does not answer', async () => {
  let isOut = false;
  const registration = {
    ...{
      id: 'r1',
      code: 'X',
      due_centavos: 150_000,
      tickets_because: null,
      payment_status: false,
      reference: null,
    },
    ...{
      contact: { first_name: 'Ana', last_name: 'Cruz', email: 'a@example.ph' },
      delegates: [{ id: 'd1', cancelled_at: null }],
      proofs: [],
      same_people: [],
    },
    money: { paid_centavos: 0, owed_centavos: 150_000, to_return_centavos: 0 },
  };
  const asked = fakeApi(({ path }) => {
    if (!path.startsWith('/registrations/')) return { data: [], range: 'movements */0' };
    return isOut ? { status: 502 } : { data: registration };
  });
  const delegate = (updated_at: string) =>
    ({ id: 'r1', event_id: 'e1', updated_at, first_name: 'Ana', last_name: 'Cruz' }) as unknown as Delegate;
  const readAgain = await show(delegate('1'), (now) => <RegistrationPanel delegate={now} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Enter a payment' }));
  type(/^Amount/, '500');
  const isKept = () => expect(screen.getByLabelText(/^Amount/)).toHaveProperty('value', '500');
  readAgain(delegate('2'));
  isKept();
  const reads = () => asked.filter(({ path }) => path.startsWith('/registrations/')).length;
  await waitFor(() => expect(reads()).toBe(2));
  isKept();
  isOut = true;
  fireEvent.submit(screen.getByRole('dialog').querySelector('form') as HTMLFormElement);
  await waitFor(() => expect(reads()).toBe(4));
  await screen.findByRole('alert');
  isKept();
});

it('cash is not counted against a sum that is another by now', async () => {
  const asked = fakeApi(() => OWED);
  const inHand = (expected_centavos: number) =>
    ({ holder_id: null, holder_name: null, expected_centavos }) as unknown as CashInHand;
  const readAgain = await show(inHand(150_000), (now) => (
    <CountDialog event="e1" of={now} onClose={() => {}} />
  ));
  type(/^Counted/, '1,500');
  readAgain(inHand(100_000));
  const dialog = screen.getByRole('dialog');
  fireEvent.submit(dialog.querySelector('form') as HTMLFormElement);
  await waitFor(() => expect(dialog.textContent).toContain('₱1,000.00'));
  expect(written(asked).map(({ body }) => body)).toMatchObject([{ expected_centavos: 150_000 }]);
});

it('a reservation is not extended over a colleague’s extension that was not seen', async () => {
  const asked = fakeApi(() => CHANGED);
  const reserved = (version: string) =>
    ({ id: 'i1', home_name: 'Studio', home_until: '2026-12-01', [VERSION]: version }) as unknown as Inquiry;
  const readAgain = await show(reserved('"1"'), (now) => <ExtendButton inquiry={now} />);
  fireEvent.click(screen.getByRole('button'));
  type(/^The last day/, '2026-12-20');
  type(/^Why/, 'Waits for the bank');
  readAgain(reserved('"2"'));
  fireEvent.submit(screen.getByRole('dialog').querySelector('form') as HTMLFormElement);
  await waitFor(() => expect(written(asked)).toHaveLength(1));
  expect(written(asked)[0]?.version).toBe('"1"');
});
