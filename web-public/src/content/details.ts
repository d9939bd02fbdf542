/** The words around homes, prices, place, progress and license on a project's page, its card and its brochure. */
export const details = {
  homes: {
    title: 'Homes',
    lead: 'Every plan is drawn to scale. Areas are measured to the middle of shared walls and include the balcony or terrace.',
    area: 'Floor area',
    view: 'View',
    from: 'From',
    room: 'Room',
    between: 'Between the walls',
    open: 'Open the plan',
    planOf: 'Floor plan: {home}, {area} sqm',
    sqm: '{area} sqm',
    left: '{count} left',
    soldOut: 'Sold out',
    onRequest: 'On request',
    planFile: 'Plan (PDF)',
  },
  story: { developer: 'Developed by {developer}' },
  calculator: { title: 'Mortgage calculator' },
  timeline: { title: 'Timeline' },
  gallery: { title: 'Gallery' },
  price: {
    title: 'How the price is made',
    /** The parts of one sentence, joined by "plus". */
    parts: {
      perSqm: '{perSqm} for each square meter',
      fixed: '{fixed}, which is the same for every home',
      finish: 'the finish: {finishes}',
      parking: 'a parking space for {parking}',
    },
    short: '{perSqm} per sqm plus a fixed {fixed}, before furniture.',
    shortPerSqm: '{perSqm} per sqm, before furniture.',
    from: 'Homes from {price}',
    asOf: 'Price list {version}, prices of {date}.',
  },
  amenities: { title: 'What is shared' },
  section: {
    title: 'The building, cut open',
    note: 'A cut through the building, drawn to scale. The people are 1.70 m tall.',
  },
  location: {
    title: 'Location',
    distances: 'As the crow flies',
    kilometers: '{distance} km',
    note: 'Drawn for orientation, simplified.',
    open: 'Open in Maps',
  },
  progress: {
    title: 'Where it stands',
    turnover: 'Turnover',
    asOf: 'As of {date}',
    states: { done: 'Done', now: 'Now', next: 'To come' },
  },
  license: {
    label: 'License to Sell',
    appliedFor: 'Applied for',
    issued: 'No. {number}, {date}',
    shortAppliedFor: 'License to Sell applied for',
    shortIssued: 'License to Sell No. {number}',
    /** What the state means for a buyer. */
    effectAppliedFor:
      'The License to Sell of {project} has been applied for at the Department of Human Settlements and Urban Development (DHSUD). Until it is issued we take interest only: no reservation, no payment. Reservations open with the license, and those who wrote to us hear of it first.',
    effectIssued:
      '{project} is sold under License to Sell No. {number} of the Department of Human Settlements and Urban Development (DHSUD), issued on {date}.',
  },
  brochure: {
    label: 'Brochure (PDF)',
    note: 'Two pages: homes, prices, plans, location, license.',
    noteWithoutHomes: 'Two pages: the land, what is shared, location, license.',
  },
  /** The sheet of one page that the calculator makes. */
  computation: {
    title: 'Sample computation',
    made: 'Made on {date}',
    home: 'Home',
    priceList: 'Price list',
    price: 'The price',
    schedule: 'What you pay, and when',
    when: 'When',
    each: 'Each month',
    sum: 'Sum',
    reservation: 'On reservation: reservation fee',
    downpayment: 'Downpayment, {percent}% of the price',
    lessReservation: 'Downpayment, {percent}% of the price, less the reservation fee',
    months: 'Months {from} to {to}',
    all: 'Together: the price',
    conditions: 'Conditions',
    contact: 'Talk to a person',
  },
  viewing: { label: 'Book a viewing' },
  /** Inside the drawings. */
  drawings: {
    meters: '3 m',
    tenMeters: '30 m',
    kilometers: '2 km',
    north: 'N',
    entrance: 'Entrance',
    plan: '{home}, {area} sqm, {project}',
    map: 'Map of {project}',
    section: 'Section through {project}',
  },
};
export type DetailWords = typeof details;
