import { cancelled, received } from '../../delegates/cancelling/cancelling-words.js';
import { howToPay, SAMPLE_REGISTRATION } from './registration-facts.js';

const company = { brand: 'B', telephone: '1', email: 'a@b.example' };
const textOf = (mail: unknown) => JSON.stringify(mail);
const to = { publicUrl: 'https://site.example', company } as never;

test('where the event names no account, no mail says to send anything there', () => {
  const mode = { ...SAMPLE_REGISTRATION.mode, account_name: null, account_number: null, how: null };
  expect(howToPay(mode, '₱500')).toMatch(/^Ask us where to send ₱500 by GCash\./);
  expect(howToPay({ ...mode, how: 'Come by.' }, '₱500')).toMatch(/^Come by\./);
});

test('of an event that costs nothing, a cancellation and a place that is passed on speak of no payment', async () => {
  const gone = { ...cancelled.sample, paid: true, owed_centavos: 0 };
  expect(textOf(await cancelled.render({ ...gone, free: false }, to))).toContain(
    'We will write to you about your payment',
  );
  expect(textOf(await cancelled.render({ ...gone, free: true }, to))).not.toMatch(/pay|paid/i);
  const free = { ...SAMPLE_REGISTRATION, due_centavos: 0, owed_centavos: 0 };
  expect(textOf(await received.render(free, to))).not.toMatch(/pay|paid/i);
  expect(textOf(await received.render(SAMPLE_REGISTRATION, to))).toContain('once the payment is verified');
});
