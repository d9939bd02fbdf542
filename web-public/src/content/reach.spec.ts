import { channelFrom, channelLink, TELEPHONE, telephone } from './reach';

it.each([
  ['+63 32 550 2024', 'tel:+63325502024'],
  ['(032) 550 2024', 'tel:0325502024'],
  ['+63 32 550 2024 loc. 12', 'tel:+63325502024;ext=12'],
])('%s is dialled as %s', (number, href) => expect(telephone(number)).toEqual({ label: number, href }));

it.each(['call us', '12345', '+63 32 550 2024 or 2025', ''])('%s is no number', (text) =>
  expect(TELEPHONE.test(text)).toBe(false),
);

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
