/** What visitors ask for, and how they word it. */
export const INTERESTS = [
  'Alpha Tower',
  'Alpha Tower',
  'Alpha Tower',
  'Not Applicable',
  'Grove Tower',
  'A farm lot in El Nido',
  null,
];
export const FOUND_THROUGH = [
  'Online',
  'Online',
  'Online',
  'Friends/Relatives',
  'Friends/Relatives',
  'Broker',
  'Events',
  'Billboard',
  'Magazines',
  'Newspaper',
  'Others',
  null,
];
export const MESSAGES = [
  'Good day! May I ask for the price list and payment terms of a 1BR unit? We are a family of three.',
  'Is the studio on a high floor still available? I can pay a 20% downpayment this year.',
  'Hello, I work abroad and will be home in December. Can I book a site visit for the second week?',
  'How much is the monthly for 10 years with no downpayment? Please send a sample computation.',
  'Are foreigners allowed to buy a condo unit here? My husband is Canadian.',
  'We are looking for a farm lot with a view of the bay. What are the sizes, and is there a road?',
  'May I know the turnover date, and if there is parking for sale?',
  'I saw your billboard along Osmeña Boulevard. Do you accept bank financing?',
  'Interested in two units side by side. Is it possible to combine them?',
  'Please send the floor plans to my e-mail.\n\nThank you and God bless!',
];
