import { feeOf, type EventPrice } from './event-prices';

const price = (amount: number): EventPrice => ({ id: '', name: '', amount, until: '', isDefault: false });

it.each([
  [[], 'Free of charge'],
  [[1500], '₱1,500 per delegate'],
  [[1500, 900, 1200], '₱900 to ₱1,500 per delegate'],
  [[0, 800], 'Free of charge, or up to ₱800 per delegate'],
  [[0, 0], 'Free of charge'],
])('prices of %j are said as %j', (amounts, label) => expect(feeOf(0, amounts.map(price)).label).toBe(label));
