import { company } from '../platform/mail/company.js';
import { placeOf, type Event } from './event.entity.js';

type Dated = Parameters<typeof placeOf>[0] &
  Pick<Event, 'name' | 'starts_at' | 'ends_at' | 'state' | 'calendar_sequence'>;

/**
 * The event as a calendar file of one entry. An ordinary file: as an invitation it blanks the mail on iPhones.
 * Of an event that is cancelled, it takes the entry out of the calendar.
 * @param link of the ticket @param uuid of the ticket: the same entry again takes the place of the first
 */
export async function calendarFile(event: Dated, link: string, uuid: string): Promise<string> {
  const { default: ical, ICalCalendarMethod, ICalEventStatus } = await import('ical-generator');
  const isOff = event.state === 'cancelled';
  const file = ical({
    prodId: { company: company.brand, product: 'Tickets' },
    method: isOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  file.createEvent({
    id: `${uuid}@ticket`,
    sequence: event.calendar_sequence,
    // Without an organizer, METHOD:CANCEL is not valid (RFC 5546, 3.2.5).
    ...(isOff && {
      status: ICalEventStatus.CANCELLED,
      organizer: { name: company.brand, email: company.email },
    }),
    start: event.starts_at,
    end: event.ends_at,
    summary: event.name,
    location: placeOf(event),
    description: isOff ? 'This event is cancelled.' : `Your ticket: ${link}`,
    url: link,
  });
  return file.toString();
}
