import { render, screen } from '@testing-library/react';
import { content } from '../../../web-public/src/content/index';
import { ContentProvider } from '../../../web-public/src/content/use-content';
import type { RegistrationState, Ticket } from '../../../web-public/src/reference/api/schemas';
import { TicketView } from '../../../web-public/src/registration/ticket/TicketView';

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
  expect([save.getAttribute('href'), save.getAttribute('download')]).toEqual([pay_code, 'pay-7K3M9XQ2.png']);
  screen.getByRole('button', { name: 'Copy the amount' });
  unmount();
  // While a picture is checked there is nothing to pay.
  show(
    { ...TICKET, proof_of_payment: true },
    registration(rest, { event: own, pay_code, proof_state: 'waiting' }),
  );
  expect(screen.queryByAltText(/QR Ph code/)).toBeNull();
});
