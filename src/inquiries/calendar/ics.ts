/** One entry of a calendar. `day` alone: the whole day. */
export interface CalendarEntry {
  id: string;
  changed_at: Date;
  /** `YYYY-MM-DD`, in the Philippines. */
  day: string;
  /** `HH:MM`, in Philippine time; null: the whole day. */
  time: string | null;
  minutes: number;
  summary: string;
  place: string;
  text: string;
  url: string;
}

/** Octets of a line; a longer one goes on in the next, after a space (RFC 5545, 3.1). */
const LINE = 75;

const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, (char) => `\\${char}`)
    .replace(/\r\n|[\r\n\u2028\u2029]/g, '\\n')
    // eslint-disable-next-line no-control-regex -- what no calendar may hold
    .replace(/[\u0000-\u001f\u007f]/g, '');

/** Cut between characters, never within one. */
function folded(line: string): string {
  const lines: string[] = [];
  let part = '';
  for (const char of line) {
    const most = lines.length === 0 ? LINE : LINE - 1;
    if (Buffer.byteLength(part + char) > most) {
      lines.push(part);
      part = '';
    }
    part += char;
  }
  return [...lines, part].join('\r\n ');
}

/** `20261201T063000Z` */
const stamp = (moment: Date): string => `${moment.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;
const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10).replaceAll('-', '');

function timesOf({ day, time, minutes }: CalendarEntry): string[] {
  if (time === null) {
    const midnight = new Date(`${day}T00:00:00Z`);
    const next = new Date(midnight.getTime() + 86_400_000);
    return [`DTSTART;VALUE=DATE:${dayOf(midnight)}`, `DTEND;VALUE=DATE:${dayOf(next)}`];
  }
  const from = new Date(`${day}T${time}:00+08:00`);
  return [`DTSTART:${stamp(from)}`, `DTEND:${stamp(new Date(from.getTime() + minutes * 60_000))}`];
}

/** An iCalendar file (RFC 5545) that a calendar subscribes to. @param host makes the entries' ids unlike others' */
export function toIcs(name: string, entries: CalendarEntry[], host: string): string {
  const events = entries.flatMap((entry) => [
    'BEGIN:VEVENT',
    `UID:${entry.id}@${host}`,
    `DTSTAMP:${stamp(entry.changed_at)}`,
    ...timesOf(entry),
    `SUMMARY:${escaped(entry.summary)}`,
    ...(entry.place ? [`LOCATION:${escaped(entry.place)}`] : []),
    `DESCRIPTION:${escaped(entry.text)}`,
    `URL:${entry.url}`,
    'END:VEVENT',
  ]);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//developer-site//inquiries//EN',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    ...events,
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}
