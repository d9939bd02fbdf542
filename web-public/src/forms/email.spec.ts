import { isEmail } from 'class-validator';
import fc from 'fast-check';
import { EMAIL } from './email';

it.each([
  'maria.santos@example.com',
  "o'neill+condo@mail.example.co.uk",
  'niño@example.ph',
  'x@1and1.com',
  `${'a'.repeat(64)}@example.com`,
])('takes %s, and so does the API', (address) => {
  expect(EMAIL.test(address)).toBe(true);
  expect(isEmail(address)).toBe(true);
});

it.each([
  'maria',
  'maria@',
  '@example.com',
  'maria@example',
  'maria@example.c',
  'maria@example.123',
  'maria@-example.com',
  'maria..santos@example.com',
  '.maria@example.com',
  'maria santos@example.com',
  'maria@exa mple.com',
  'maria@@example.com',
  'Maria <maria@example.com>',
  `${'a'.repeat(65)}@example.com`,
])('refuses %s, and so does the API', (address) => {
  expect(EMAIL.test(address)).toBe(false);
  expect(isEmail(address)).toBe(false);
});

it('never takes what the API would refuse', () => {
  const part = fc.string({ unit: fc.constantFrom(...'aZ9.-_+\'ñ"@ '), minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(part, part, fc.constantFrom('.com', '.ph', '.c', ''), (name, host, end) => {
      const address = `${name}@${host}${end}`;
      expect(!EMAIL.test(address) || isEmail(address)).toBe(true);
    }),
    { numRuns: 5000 },
  );
});
