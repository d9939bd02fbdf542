import { accountOf, channelFrom, channelLink, isInternational, TELEPHONE, telephone } from './reach';

it.each([
  ['+63 32 550 2024', 'tel:+63325502024'],
  ['(032) 550 2024', 'tel:+63325502024'],
  ['(032) 550–2024', 'tel:+63325502024'],
  ['(02) 8123-4567 local 8', 'tel:+63281234567;ext=8'],
  ['0917 550 2024', 'tel:+639175502024'],
  ['(0917) 550.2024', 'tel:+639175502024'],
  ['917 550 2024', 'tel:+639175502024'],
  ['63917 550 2024', 'tel:+639175502024'],
  ['+63 (0)917 550 2024', 'tel:+639175502024'],
  ['(0)917 550 2024', 'tel:+639175502024'],
  ['0044 20 7946 0000', 'tel:+442079460000'],
  // Without its area it is dialled as it is.
  ['8123 4567', 'tel:81234567'],
  ['1800 10 123 4567', 'tel:1800101234567'],
  ['+63 32 550 2024 loc. 12', 'tel:+63325502024;ext=12'],
])('%s is dialled as %s', (number, href) => expect(telephone(number)).toEqual({ label: number, href }));

it.each(['call us', '12345', '+63 32 550 2024 or 2025', ''])('%s is no number', (text) =>
  expect(TELEPHONE.test(text)).toBe(false),
);

it.each([
  ['whatsapp', 'https://wa.me/639175502024'],
  ['viber', 'viber://chat?number=%2B639175502024'],
] as const)('a number as it is written here leads to %s', (app, href) =>
  expect(channelLink({ app, number: '0917 550 2024' }).href).toBe(href),
);

it('knows numbers that messengers cannot reach', () =>
  expect(['0917 550 2024', '+44 20 7946 0000', '8123 4567'].map(isInternational)).toEqual([
    true,
    true,
    false,
  ]));

it.each([
  'stealthland.ph',
  '@stealthland.ph',
  'https://m.me/stealthland.ph?ref=x',
  'https://www.facebook.com/stealthland.ph/',
  'facebook.com/stealthland.ph',
  'https://www.messenger.com/t/stealthland.ph',
])('%s is the page of that name', (typed) => expect(accountOf(typed)).toBe('stealthland.ph'));

it.each([
  [
    { name: 'WhatsApp', href: 'https://wa.me/639175502024' },
    { app: 'whatsapp', number: '+639175502024' },
  ],
  [
    { name: 'Viber', href: 'viber://chat?number=%2B639175502024' },
    { app: 'viber', number: '+639175502024' },
  ],
  [
    { name: 'Messenger', href: 'https://m.me/stealthland.ph' },
    { app: 'messenger', account: 'stealthland.ph' },
  ],
  [
    { name: 'Telegram', href: 'https://t.me/x' },
    { app: 'other', name: 'Telegram', href: 'https://t.me/x' },
  ],
])('what was kept as %j is a way of its own, and leads where it led', (kept, channel) => {
  expect(channelFrom(kept)).toEqual(channel);
  expect(channelLink(channelFrom(kept))).toEqual(kept);
});
