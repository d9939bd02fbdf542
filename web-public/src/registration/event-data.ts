import { siteUrl } from '../content/company';
import { event } from '../content/event';
import { organization } from '../content/organization';
import { pictures } from '../content/pictures';

const { name, summary, start, end, venue, fee, picture } = event;

/** The event as schema.org knows it. */
export const eventData = {
  '@type': 'Event',
  name,
  description: summary,
  startDate: start,
  endDate: end,
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  image: new URL(pictures[picture].files.img.src, siteUrl).href,
  location: {
    '@type': 'Place',
    name: venue.name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: venue.street,
      addressLocality: venue.city,
      addressCountry: 'PH',
    },
  },
  offers: {
    '@type': 'Offer',
    price: fee.amount,
    priceCurrency: 'PHP',
    availability: 'https://schema.org/InStock',
    url: `${siteUrl}/register`,
  },
  organizer: { '@type': 'Organization', name: organization.name, url: siteUrl },
};
