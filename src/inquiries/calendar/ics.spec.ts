import { toIcs, type CalendarEntry } from './ics.js';

const entry: CalendarEntry = {
  id: '019a0000-0000-7000-8000-000000000000',
  changed_at: new Date('2026-11-23T01:02:03Z'),
  day: '2026-12-01',
  time: '07:30',
  minutes: 60,
  summary: 'Viewing: Peña, Nena; of Alpha Tower',
  place: 'Showroom',
  text: 'Bring the price list\nBEGIN:VALARM',
  url: 'https://example.ph/admin/inquiries/1/show',
};
const unfold = (ics: string) => ics.replaceAll('\r\n ', '').split('\r\n');

test('an hour is one of the Philippines, and what people wrote stays text', async () => {
  const lines = unfold(await toIcs('Luz', [entry], 'example.ph'));
  expect(lines).toEqual(
    expect.arrayContaining([
      'DTSTART:20261130T233000Z',
      'DTEND:20261201T003000Z',
      'SUMMARY:Viewing: Peña\\, Nena\\; of Alpha Tower',
      'DESCRIPTION:Bring the price list\\nBEGIN:VALARM',
    ]),
  );
  expect(lines.filter((line) => line.startsWith('BEGIN:'))).toEqual([
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'BEGIN:VALARM',
  ]);
});

test('one is reminded half an hour before, or in the morning of a day without an hour', async () => {
  expect(unfold(await toIcs('Luz', [entry], 'example.ph'))).toEqual(
    expect.arrayContaining(['ACTION:DISPLAY', 'TRIGGER:-PT30M']),
  );
  expect(unfold(await toIcs('Luz', [{ ...entry, time: null }], 'example.ph'))).toContain(
    'TRIGGER;RELATED=START:PT8H',
  );
});

test('a step without an hour takes the day', async () => {
  const lines = unfold(await toIcs('Luz', [{ ...entry, time: null }], 'example.ph'));
  expect(lines).toEqual(expect.arrayContaining(['DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20261202']));
});

test('no line is longer than 75 octets, and none is cut within a character', async () => {
  const ics = await toIcs('Luz', [{ ...entry, summary: 'ñ'.repeat(200) }], 'example.ph');
  for (const line of ics.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(unfold(ics)).toContain(`SUMMARY:${'ñ'.repeat(200)}`);
});
