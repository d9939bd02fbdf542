import { useContent } from '../../content/use-content';
import { usePage } from '../../ui/page';

const AVAILABLE = {
  open: 'InStock',
  full: 'SoldOut',
  closed: 'SoldOut',
  'not-yet': 'PreOrder',
  none: 'Discontinued',
  cancelled: 'Discontinued',
} as const;

/** The event as schema.org knows it. */
export function useEventData() {
  const { origin, canonical } = usePage();
  const { brand } = useContent('company');
  const { name, summary, start, end, venue, fee, picture, registration, moved } = useContent('event');
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
      availability: `https://schema.org/${AVAILABLE[registration]}`,
      url: origin + canonical,
    },
    organizer: { '@type': 'Organization', name: brand, url: origin },
  };
}
