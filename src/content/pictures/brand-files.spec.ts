import { letterSize } from './brand-files.js';

it.each([
  ['a square', 640, 640, 44, 44],
  ['a usual one', 1600, 200, 176, 22],
  ['one lower than words', 1600, 100, 288, 18],
  ['a line', 4000, 100, 320, 8],
])('%s stands at the head of mails so high that it can be read, and no wider than a phone', (_, ...sizes) => {
  const [from, high, width, height] = sizes;
  expect(letterSize(from ?? 0, high ?? 0)).toEqual({ width, height });
});
