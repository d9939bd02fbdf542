import { isAsInManila, momentIn, zoneOf } from './zones.js';

const LA = 'America/Los_Angeles';

it('says an hour where the visitor is, on both sides of a change of clocks', () => {
  // The clocks of Los Angeles went back on 1 November 2026, at 9 in the morning in London.
  expect(momentIn(LA, new Date('2026-11-01T01:00:00Z'))).toBe(
    'Saturday 31 October 2026, 6:00 pm (Los Angeles time)',
  );
  expect(momentIn(LA, new Date('2026-11-02T01:00:00Z'))).toBe(
    'Sunday 1 November 2026, 5:00 pm (Los Angeles time)',
  );
  expect(momentIn('Asia/Dubai', new Date('2026-12-04T01:00:00Z'))).toBe(
    'Friday 4 December 2026, 5:00 am (Dubai time)',
  );
  expect(momentIn('Asia/Manila', new Date('2026-12-04T01:00:00Z'))).toBe(
    'Friday 4 December 2026, 9:00 am (Manila time)',
  );
});

it('knows who reads the same on their clock as in Manila', () => {
  const at = new Date('2026-12-04T01:00:00Z');
  expect(isAsInManila('Asia/Singapore', at)).toBe(true);
  expect(isAsInManila('Asia/Tokyo', at)).toBe(false);
});

it.each(['', 'Mars/Phobos', '../../etc', 'x'.repeat(70), undefined, 5])('takes %j for Manila', (given) =>
  expect(zoneOf(given)).toBe('Asia/Manila'),
);
it('takes zones as they are known', () => expect(zoneOf('america/los_angeles')).toBe(LA));
