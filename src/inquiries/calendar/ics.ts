import { manilaMoment } from '../../platform/manila.js';

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

const REFRESH_S = 900;
const DAY_MS = 86_400_000;
/** Seconds: so long before its hour one is reminded; of what has no hour, in the morning of its day. */
const REMIND_BEFORE_S = 30 * 60;
const MORNING_S = 8 * 3600;

const lasting = (start: Date, ms: number) => ({
  start: start.toISOString(),
  end: new Date(start.getTime() + ms).toISOString(),
});

function timesOf({ day, time, minutes }: CalendarEntry) {
  if (time === null) return { ...lasting(new Date(`${day}T00:00:00Z`), DAY_MS), allDay: true };
  return lasting(manilaMoment(day, time), minutes * 60_000);
}

/** An iCalendar file (RFC 5545) that a calendar subscribes to. @param host makes the entries' ids unlike others' */
export async function toIcs(name: string, entries: CalendarEntry[], host: string): Promise<string> {
  const { default: ical, ICalAlarmRelatesTo, ICalAlarmType } = await import('ical-generator');
  const calendar = ical({
    name,
    prodId: { company: 'developer-site', product: 'inquiries' },
    ttl: REFRESH_S,
  });
  for (const entry of entries) {
    const event = calendar.createEvent({
      id: `${entry.id}@${host}`,
      stamp: entry.changed_at.toISOString(),
      ...timesOf(entry),
      summary: entry.summary,
      location: entry.place || null,
      description: entry.text,
      url: entry.url,
    });
    const reminder = { type: ICalAlarmType.display, description: entry.summary };
    if (entry.time !== null) event.createAlarm({ ...reminder, triggerBefore: REMIND_BEFORE_S });
    // The library counts a reminder from the end, unless the relation is set afterwards.
    else event.createAlarm({ ...reminder, triggerAfter: MORNING_S }).relatesTo(ICalAlarmRelatesTo.start);
  }
  return calendar.toString();
}
