import { nameProblem } from './person-name.js';

it.each([
  'Maria',
  'José Peña',
  'Ma.Corazon',
  'Ma.Co',
  'Ptr.Kim',
  'Bro.Jo',
  'Sta.Maria',
  'Atty.Juan C.Dela Cruz Jr.',
  'J.R.',
  'J.Co',
  "O'Brien-Santos III",
  'دُنيا‌رضا',
  'Engr.Info',
  'Com.',
  'ma.theresa',
  'Maria.Cruz',
  'JUAN.CRUZ',
])('takes %s', (name) => expect(nameProblem(name)).toBeUndefined());

it.each([
  'https://evil.example/x',
  'http://1.2.3.4',
  'Maria www.evil.example',
  'You won! evil.com',
  'EVIL.PH',
  'claim at bit.ly/3xYz',
  't.co/abc',
  'prize.example/claim',
  'evil．com',
  'evil。com',
  'evil.c\u200bom',
  'maria@gmail.com',
  'free-lot.shop now',
  'Ma.evil.com',
  'evil.ai',
  'evil.museum',
  'Evil.Gift',
  'EVIL.AI',
  'a@b.c',
  'gcash me@home',
])('refuses %s', (name) => expect(nameProblem(name)).toBe('address'));

it.each(['Maria\nBcc: x', 'Maria\u202eaivE', 'a\tb', 'x\u0000'])('refuses hidden characters in %j', (name) =>
  expect(nameProblem(name)).toBe('hidden'),
);

it.each(['a'.repeat(3_000_000), 'a.'.repeat(1_000_000), 'a-'.repeat(1_000_000)])(
  'looks at no name that is far too long: one request must not hold everybody up',
  (name) => {
    const begun = performance.now();
    expect(nameProblem(name)).toBeUndefined();
    expect(performance.now() - begun).toBeLessThan(1000);
  },
);
