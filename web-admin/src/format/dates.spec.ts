import { formatAge, formatDateTime, formatHour, formatMinutes, formatShortDate, formatTime } from './dates';

const now = Date.parse('2026-11-21T12:00:00Z');

it.each([
  ['2026-11-21T12:00:30Z', '0 min'],
  ['2026-11-21T11:35:00Z', '25 min'],
  ['2026-11-21T10:30:00Z', '1 h'],
  ['2026-11-19T13:00:00Z', '47 h'],
  ['2026-11-19T12:00:00Z', '2 days'],
  ['2020-11-21T12:00:00Z', '2,191 days'],
])('%s was %s ago', (iso, age) => {
  expect(formatAge(iso, now)).toBe(age);
});

it('says minutes in the same words', () => {
  expect(formatMinutes(185)).toBe('3 h');
});

it('names the year of a date only where it is another one', () => {
  const day = new Date(2026, 10, 21, 12);
  expect(formatShortDate(new Date(2026, 0, 2, 12).toISOString(), day)).toBe('Jan 2');
  expect(formatShortDate(new Date(2025, 0, 2, 12).toISOString(), day)).toBe('Jan 2, 2025');
});

describe('a time of day', () => {
  const iso = '2026-11-21T06:30:00Z';
  const plain = (text: string) => text.replaceAll('\u202f', ' ');
  /** The reader's clock is so many minutes behind UTC. */
  const reads = (minutesBehind: number) =>
    jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(minutesBehind);
  afterEach(() => jest.restoreAllMocks());

  it('names its zone for a reader abroad', () => {
    reads(0);
    expect(plain(formatDateTime(iso))).toMatch(/^Nov 2[01], 2026, \d+:30 [AP]M \S+/);
    expect(plain(formatTime(new Date(iso)))).toMatch(/^\d+:30 [AP]M \S+/);
  });

  it('names none where the clock is that of the Philippines', () => {
    reads(-480);
    expect(plain(formatDateTime(iso))).toMatch(/^Nov 2[01], 2026, \d+:30 [AP]M$/);
    expect(plain(formatTime(new Date(iso)))).toMatch(/^\d+:30 [AP]M$/);
  });

  it('that is planned has none of its own', () => {
    reads(0);
    expect(plain(formatHour('14:30'))).toBe('2:30 PM');
  });
});
