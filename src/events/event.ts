/**
 * The event that delegates register for: the seed of the events' own table. Until that exists it stands here for the
 * API (mails, tickets, calendar files) and in web-public/src/content/event.ts for the site, and a test compares the two.
 * The fee is the setting EVENT_FEE_PHP, for mails as for the sums in the back office.
 */
export const event = {
  name: 'Common Ground 2027',
  kind: 'Church Leaders’ Conference',
  /** With the Philippine offset. */
  start: '2027-02-19T08:30:00+08:00',
  end: '2027-02-20T16:30:00+08:00',
  dates: '19–20 February 2027',
  times: 'Friday 8:30 am to Saturday 4:30 pm',
  venue: {
    name: 'Harborview Convention Hall',
    street: 'Cebu Business Park',
    city: 'Cebu City',
    country: 'Philippines',
  },
  includes: 'Meals on both days, workbook and certificate',
  payment: {
    gcash: { name: 'Stealth Land Events', number: '0900 550 2027' },
    words: {
      'bank-transfer':
        'Write to events@stealthland.ph with your name and church. We answer with the bank, the account’s number and its name, which is that of the event. Keep the receipt of the transfer.',
      cash: 'Pay at the registration desk on the first morning, from 7:30 am. You need no receipt before that: your name is on the list.',
    },
  },
};

export const placeOf = ({ venue }: typeof event): string => [venue.name, venue.street, venue.city].join(', ');

/** ₱1,500 */
export const pesos = (amount: number): string => `₱${amount.toLocaleString('en-US')}`;
