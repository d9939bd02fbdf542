import { parseTimeZone } from './parse-list-query.js';
import { Words } from './readable-csv.js';

describe('a file for people', () => {
  const words = new Words('Asia/Manila');

  it.each([
    ['639171234567', '(+63) 917 123 4567'],
    ['09171234567', '(+63) 917 123 4567'],
    ['6328123456', '(+63) 281 23456'],
    ['14155550123', '(+1) 415 555 0123'],
    ['97150123456', '(+971) 501 23456'],
    ['6591234567', '(+65) 912 34567'],
    ['442071234567', '(+44) 207 123 4567'],
  ])('has of %s the country apart: %s', (digits, shown) => expect(words.phone(digits)).toBe(shown));

  it('has times of the reader', () =>
    expect(words.time('2026-11-20T17:30:00.000Z')).toBe('2026-11-21 01:30'));

  it('has days and times of Manila where no zone is asked for', () =>
    expect(new Words(parseTimeZone()).time('2026-11-20T16:00:00.000Z')).toBe('2026-11-21 00:00'));
});
