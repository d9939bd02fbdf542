import { company } from '../platform/mail/company.js';
import { placeOf } from './event-words.js';
import type { Event } from './event.entity.js';

type Dated = Parameters<typeof placeOf>[0] & Pick<Event, 'name' | 'starts_at' | 'ends_at'>;

/**
 * The event as a calendar file of one entry. An ordinary file: as an invitation it blanks the mail on iPhones.
 * @param link of the ticket @param uuid of the ticket: the same entry again takes the place of the first
 */
export async function calendarFile(event: Dated, link: string, uuid: string): Promise<string> {
  const { default: ical, ICalCalendarMethod } = await import('ical-generator');
  const file = ical({
    prodId: { company: company.brand, product: 'Tickets' },
    method: ICalCalendarMethod.PUBLISH,
  });
  file.createEvent({
    id: `${uuid}@ticket`,
    start: event.starts_at,
    end: event.ends_at,
    summary: event.name,
    location: placeOf(event),
    description: `Your ticket: ${link}`,
    url: link,
  });
  return file.toString();
}
