import type { Attachment } from '../../../platform/mail/template.js';

export interface Invitation {
  uid: string;
  sequence: number;
  called_off: boolean;
  /** PUBLISH where the reader fetches it; left out: it is sent, and REQUEST or CANCEL. */
  method?: 'PUBLISH';
  starts_at: Date;
  minutes: number;
  summary: string;
  place: string;
  text: string;
  url: string;
  organizer: { name: string; email: string };
  attendee: { name?: string; email: string };
}

/**
 * The viewing for a calendar (RFC 5546): REQUEST puts it there or moves it, CANCEL takes it out. As an ordinary file, since
 * an invitation in the mail's own text blanks it on iPhones (`events/calendar-file.ts`).
 */
export async function invitation(of: Invitation): Promise<Attachment> {
  const {
    default: ical,
    ICalAttendeeRole,
    ICalAttendeeStatus,
    ICalCalendarMethod,
    ICalEventStatus,
  } = await import('ical-generator');
  const method = of.called_off
    ? ICalCalendarMethod.CANCEL
    : ((of.method as typeof ICalCalendarMethod.PUBLISH | undefined) ?? ICalCalendarMethod.REQUEST);
  const calendar = ical({ prodId: { company: 'developer-site', product: 'viewings' }, method });
  calendar.createEvent({
    id: of.uid,
    sequence: of.sequence,
    status: of.called_off ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    start: of.starts_at,
    end: new Date(of.starts_at.getTime() + of.minutes * 60_000),
    summary: of.summary,
    location: of.place || null,
    description: of.text,
    url: of.url,
    organizer: of.organizer,
    attendees: [
      { ...of.attendee, role: ICalAttendeeRole.REQ, status: ICalAttendeeStatus.ACCEPTED, rsvp: false },
    ],
  });
  return {
    filename: of.called_off ? 'viewing-called-off.ics' : 'viewing.ics',
    content: calendar.toString(),
    contentType: `text/calendar; charset=utf-8; method=${method}`,
  };
}
