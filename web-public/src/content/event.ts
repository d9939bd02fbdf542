/** The event that /register takes delegates for. Fees in pesos, times with the Philippine offset. */
export const event = {
  name: 'Common Ground 2027',
  kind: 'Church Leaders’ Conference',
  summary:
    'Two days for pastors, ministry leaders and church treasurers on land, buildings and stewardship: how congregations find a home, pay for it, and open it to their town.',
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
  fee: {
    amount: 1500,
    label: '₱1,500 per delegate',
    includes: 'Meals on both days, workbook and certificate',
  },
  picture: { file: 'company/event', alt: 'Sunrise over a bay with limestone islands' },
  /** How to pay, shown beside the proof of payment. */
  payment: {
    gcash: { name: 'Stealth Land Events', number: '0900 550 2027' },
    bankTransfer: 'Write to events@stealthland.ph and we send you the account of the day.',
    cash: 'Pay at the registration desk on the first morning, from 7:30 am.',
  },
  action: { label: 'Register as a delegate', href: '/register' },
};
