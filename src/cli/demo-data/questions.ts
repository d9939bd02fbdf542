/** What visitors ask for, and how they word it. */
export const INTERESTS = ['Alpha Tower', 'Grove Tower', 'Not Applicable', null];
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
/** `about` where the words themselves say which project is meant. */
export const QUESTIONS: readonly { message: string; about?: string }[] = [
  {
    message:
      'Good day! May I ask for the price list and payment terms of a 1BR unit? We are a family of three.',
    about: 'Alpha Tower',
  },
  {
    message: 'Is the studio on a high floor still available? I can pay a 20% downpayment this year.',
    about: 'Alpha Tower',
  },
  {
    message:
      'Hello, I work abroad and will be home in December. Can I book a site visit for the second week?',
  },
  {
    message: 'How much is the monthly for 10 years with no downpayment? Please send a sample computation.',
    about: 'Alpha Tower',
  },
  {
    message: 'Are foreigners allowed to buy a condo unit here? My husband is Canadian.',
    about: 'Grove Tower',
  },
  {
    message: 'We are looking for a farm lot with a view of the bay. What are the sizes, and is there a road?',
    about: 'A farm lot in El Nido',
  },
  {
    message: 'Good afternoon. Do you sell the coffee too, or only the land?',
    about: 'A farm lot in El Nido',
  },
  { message: 'May I know the turnover date, and if there is parking for sale?', about: 'Alpha Tower' },
  { message: 'I saw your billboard along Osmeña Boulevard. Do you accept bank financing?' },
  { message: 'Interested in two units side by side. Is it possible to combine them?', about: 'Grove Tower' },
  { message: 'Please send the brochure to my e-mail.\n\nThank you and God bless!' },
];
