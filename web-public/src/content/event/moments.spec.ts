import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dateInWords, dayOf, momentOf } from './moments';

const LATE = '2027-01-20T16:30:00Z';

it('tells a moment in the time of the Philippines, and says so', () => {
  expect(dayOf(LATE)).toBe('21 January 2027');
  expect(momentOf(LATE).replace(/\s/g, ' ')).toBe('21 January 2027 at 12:30 am (Manila time)');
  expect(momentOf('2027-01-20T08:05:00Z').replace(/\s/g, ' ')).toBe(
    '20 January 2027 at 4:05 pm (Manila time)',
  );
});

it('leaves what is no date as it is', () => {
  expect([dateInWords('2024-08-18'), dateInWords('soon')]).toEqual(['August 18, 2024', 'soon']);
});

it('is the only one of the site that does', () => {
  const src = join(__dirname, '..', '..');
  const others = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.spec)\.tsx?$/.test(file) && file !== join('content', 'event', 'moments.ts'))
    .filter((file) =>
      /DateTimeFormat(?!\(\)\.resolvedOptions)|toLocale(Date|Time)String|new Date\([^)]*\)\s*\.toLocaleString/.test(
        readFileSync(join(src, file), 'utf8'),
      ),
    );
  expect(others).toEqual([]);
});
