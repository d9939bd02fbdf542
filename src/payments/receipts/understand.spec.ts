import { mobileIn, namesReceiver, mergeReadings, understand } from './understand.js';

const lines = (...text: string[]) => text.join('\n');

it('reads a wallet receipt', () => {
  const text = lines(
    'St***h L**d E****s',
    '0900 550 2027',
    'Sent via Wallet',
    'Amount 1,500.00',
    'Total Amount Sent ₱1,500.00',
    'Ref No. 9012 345 678901 Nov 20, 2026 10:42 AM',
  );
  expect(understand(text)).toEqual({
    amount_centavos: 150_000,
    reference: '9012345678901',
    paid_on: '2026-11-20',
    receiver: null,
  });
});

it('reads a bank transfer: labels above values, fees and balances aside', () => {
  const text = lines(
    'Transfer successful',
    'You sent',
    'PHP 18,000.00',
    'Fee PHP 25.00',
    'Available balance PHP 48,211.07',
    'Recipient',
    'Stealth Land Events',
    'Reference No.',
    '20261120123456789',
    '20 November 2026',
  );
  expect(understand(text)).toEqual({
    amount_centavos: 1_800_000,
    reference: '20261120123456789',
    paid_on: '2026-11-20',
    receiver: 'Stealth Land Events',
  });
});

it.each([
  ['Reference No. 901234567\n8901', '9012345678901'],
  ['Ref. No.: 9O12 34S 67890l', '9012345678901'],
  ['Trace No. 482913\nRef. No.: 5550001112223', '5550001112223'],
  ['TRANSACTION NO: 5550001112223', '5550001112223'],
  ['Reference ID 5550001112223 11/20/2026', '5550001112223'],
  ['Ref No. 5550001112223 2026-11-20 14:22:09', '5550001112223'],
  ['Ref No. 5550001112223 20 Nov 2026', '5550001112223'],
  ['Ref No. PB2611220031459', 'PB2611220031459'],
  ['Reference No.\nPB2611220031459\nNov 22, 2026', 'PB2611220031459'],
  ['Reference ID 8F1C 20D4 77AB', '8F1C20D477AB'],
  ['Reference ID 1234 5678 9012', '123456789012'],
  ['Ref No. 12345', null],
  ['Call 0917 123 4567', null],
])('takes the reference from %j', (text, reference) => {
  expect(understand(text).reference).toBe(reference);
});

it.each([
  ['Amount ₱1,500.00', 150_000],
  ['Amount P1,500.00', 150_000],
  ['AMOUNT PAID: PHP 12,000.50', 1_200_050],
  ['You sent\n1.500.00', 150_000],
  ['Transfer fee ₱15.00', null],
  ['Total ₱0.00', null],
])('takes the amount from %j', (text, centavos) => {
  expect(understand(text).amount_centavos).toBe(centavos);
});

it.each([
  ['2026-02-30', null],
  ['02/28/2026 16:40', '2026-02-28'],
  ['1 Feb 2026', '2026-02-01'],
  ['Feb 1st, 2026', '2026-02-01'],
  ['Ref No. 9012 345 678901 Mar 25,\n2026 10:42 AM', '2026-03-25'],
])('takes the day from %j', (text, day) => {
  expect(understand(text).paid_on).toBe(day);
});

it('knows our account by its number, its name, and its name with letters hidden', () => {
  const ours = (text: string) => namesReceiver(text, 'Stealth Land Events', '0900 550 2027');
  expect(ours('Sent to\n+63 900 550 2027')).toBe(true);
  expect(ours('to STEALTH LAND EVENTS')).toBe(true);
  expect(ours('St****h La**d Ev***s')).toBe(true);
  expect(ours('Sent to Juan D. 0917 123 4567')).toBe(false);
});

it.each([
  ['Stealth (Events', 'to St***h (Ev***s', 'to St*d'],
  ['Reyes (Trading) [PH]', 'R. REYES (TRADING)', 'to Rosa'],
  ['A+B\\ Foods** Max', 'to ma**x fo...s**', 'to m*x'],
])('takes a payee’s name as it is, whatever stands in it: %j', (name, ours, other) => {
  expect(namesReceiver(ours, name, null)).toBe(true);
  expect(namesReceiver(other, name, null)).toBe(false);
});

it('finds a number that was paid, where nothing says so in words', () => {
  expect(mobileIn(lines('J***n D.', '+63 917 123 4567', 'Sent via GCash'))).toBe('+63 917 123 4567');
  expect(mobileIn('Ref No. 9012 345 678901')).toBeUndefined();
  expect(mobileIn('Ref No. 5550917123456789')).toBeUndefined();
});

it('takes from the second look what the first one missed', () => {
  const nothing = { amount_centavos: null, reference: null, paid_on: null, receiver: null };
  const first = { ...nothing, amount_centavos: 150_000 };
  const second = { ...nothing, amount_centavos: 1, reference: '5550001112223' };
  expect(mergeReadings(first, second)).toEqual({
    ...nothing,
    amount_centavos: 150_000,
    reference: '5550001112223',
  });
});
