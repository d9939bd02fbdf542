import type { Registration } from '../../content/event/event';
import { useContent } from '../../content/use-content';
import { usePage } from '../../ui/page';

/** Nothing of an event that is open: the page is rendered once, and whether places are left changes from hour to hour. */
const AVAILABLE: Partial<Record<Registration, string>> = {
  closed: 'SoldOut',
  'not-yet': 'PreOrder',
  none: 'Discontinued',
  cancelled: 'Discontinued',
};

/** The event as schema.org knows it. */
export function useEventData() {
  const { origin, canonical } = usePage();
  const { name, summary, start, end, venue, fee, picture, registration, moved, organizer } =
    useContent('event');
  const available = AVAILABLE[registration];
  return {
    '@type': 'Event',
    name,
    // What the owner has not written is left out: searches report an empty one as a fault.
    ...(summary && { description: summary }),
    startDate: start,
    endDate: end,
    eventStatus: `https://schema.org/Event${registration === 'cancelled' ? 'Cancelled' : moved ? 'Rescheduled' : 'Scheduled'}`,
    ...(moved && { previousStartDate: moved.start }),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    image: new URL(picture.img.src, origin).href,
    location: {
      '@type': 'Place',
      name: venue.name,
      address: {
        '@type': 'PostalAddress',
        ...(venue.street && { streetAddress: venue.street }),
        ...(venue.city && { addressLocality: venue.city }),
        addressCountry: venue.country || 'PH',
      },
    },
    offers: {
      '@type': 'Offer',
      price: fee.amount,
      priceCurrency: 'PHP',
      ...(available && { availability: `https://schema.org/${available}` }),
      url: origin + canonical,
    },
    organizer: {
      '@type': 'Organization',
      name: organizer.name,
      url: origin,
      ...(organizer.email && { email: organizer.email }),
    },
  };
}
