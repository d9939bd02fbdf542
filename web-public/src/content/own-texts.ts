/** What one's own page of a registration says. */
export const ownTexts = {
  title: 'Your registration',
  confirmPlaces: 'Confirm {n} places',
  confirmLead:
    'The places of your group are not held yet. Confirm them by {until}; then we write to you how to pay.',
  confirmLeadFree:
    'The places of your group are not held yet. Confirm them by {until}; then we send you the tickets.',
  confirmed: 'Your places are confirmed',
  toName: 'Please tell us who comes: {n} names are missing.',
  toNameOne: 'Please tell us who comes: 1 name is missing.',
  lead: 'Correct names, pass a place on to somebody else, or cancel, until {until}.',
  closed: 'Changes closed on {until}. Please write or call us, and we help you.',
  allCancelled:
    'This registration is cancelled. If you would like to come after all, please write or call us.',
  staleTitle: 'This link no longer works',
  stale:
    'It is too old, was not copied whole, or another one took its place. Type your e-mail address, and we send you a new one.',
  unavailable: 'We cannot show your registration right now',
  needsScript: 'This page needs JavaScript to show your registration.',
  contact: 'Who pays, and hears from us',
  delegates: 'Who comes',
  toPay: 'To pay',
  paid: 'Paid',
  proofWaiting: 'We have the proof of payment and are checking it.',
  upload: 'Pay and upload the receipt',
  ticket: 'Open the ticket',
  correct: 'Correct',
  correctNamed: 'Correct what is known of {name}',
  correctHint: 'The ticket stays the same.',
  changedHint: 'It now says: {now}. What you send takes its place.',
  nameToFollow: 'Name to follow',
  nameToFollowHint: 'No ticket yet: it is sent once there is a name.',
  missing: 'Name missing',
  addName: 'Add the name',
  addNamed: 'Who comes?',
  addHint:
    'The ticket goes to this address once the place is paid. Without an address of their own, leave yours.',
  transfer: 'Give to somebody else',
  transferNamed: 'Give the place of {name} to somebody else',
  transferHint:
    'The payment stays. {name}’s ticket is no longer valid, and whoever you name here gets a new one by mail.',
  cancel: 'Cancel the place',
  cancelNamed: 'Cancel the place of {name}?',
  cancelAll: 'Cancel the whole registration',
  cancelAllNamed: 'Cancel the whole registration?',
  cancelHint:
    'The ticket is no longer valid, and others may have the place. You cannot take this back by yourself.',
  cancelPaid: 'We will write to you about what you have paid.',
  because: 'Why? It helps us to plan',
  cancelled: 'Cancelled',
  save: 'Save',
  give: 'Give the place away',
  confirm: 'Yes, cancel',
  back: 'Back',
  saved: 'Your change is saved',
  place: 'This place was given back on {date}. The ticket is no longer valid.',
  ask: 'Change or cancel',
  askHint:
    'We will send a link to the person who registered. With it, names can be corrected and a place passed on or given back.',
  asked: 'A link is on its way to the person who registered. It works for 7 days.',
  askedNoMail:
    'We cannot send mails at the moment, so no link is on its way. Please call or write to the organizers.',
};
