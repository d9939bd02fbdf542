/** What one's own page of a registration says. */
export const ownTexts = {
  title: 'Your registration',
  confirmPlaces: 'Confirm {n} places',
  confirmLead:
    'The places for your group are not held yet. Confirm them by {until}, and we will write to you how to pay.',
  confirmLeadFree:
    'The places for your group are not held yet. Confirm them by {until}, and we will send you the tickets.',
  confirmed: 'Your places are confirmed',
  toName: 'Please tell us who is coming: {n} names are missing.',
  toNameOne: 'Please tell us who is coming: 1 name is missing.',
  lead: 'You can correct names, transfer a place to someone else, or cancel, until {until}.',
  closed: 'Changes closed on {until}. Please write or call us, and we will help you.',
  allCancelled:
    'This registration is cancelled. If you would like to come after all, please write or call us.',
  staleTitle: 'This link no longer works',
  stale:
    'It may be too old, incomplete, or replaced by a newer one. Enter your email address, and we will send you a new one.',
  unavailable: 'We cannot show your registration right now',
  needsScript:
    'This page needs JavaScript to show your registration. Without it, write or call us, and we will correct, transfer or cancel it for you.',
  contact: 'Contact person (who pays)',
  delegates: 'Who is coming',
  toPay: 'To pay',
  received: '{paid} of {due} received',
  toReturn: 'To be returned to you',
  paid: 'Paid',
  proofWaiting: 'We have the proof of payment and are checking it.',
  upload: 'Pay and upload the receipt',
  ticket: 'Open the ticket',
  correct: 'Correct',
  correctNamed: 'Correct the details of {name}',
  correctHint: 'The ticket stays the same.',
  changedHint: 'It now says: {now}. What you send will replace it.',
  goneHint: 'Meanwhile this place was cancelled, so nothing about it can be changed.',
  nameToFollow: 'Name to follow',
  nameToFollowHint: 'No ticket yet: we will send it once there is a name.',
  missing: 'Name missing',
  addName: 'Add the name',
  addNamed: 'Who is coming?',
  addHint:
    'The ticket goes to this address once the place is paid. If they have no address of their own, leave yours.',
  addPerson: 'Add a person',
  addPersonTitle: 'Who else is coming?',
  addPersonHint:
    'The ticket goes to this address once all is paid. If they have no address of their own, leave yours.',
  addPersonPaid: 'The tickets of your registration are valid again once the difference is paid.',
  addPersonFree: 'The ticket goes to this address. If they have no address of their own, leave yours.',
  addPersonAlone: 'You pay for both: from now on you are the contact person.',
  addFull:
    'The event is full, so nobody can be added here. Whoever would like to come can join the waiting list.',
  addClosed: 'Registration is closed, so nobody can be added here.',
  waitingList: 'Join the waiting list',
  difference: '{sum} more to pay',
  transfer: 'Transfer to someone else',
  transferNamed: 'Transfer {name}’s place to someone else',
  transferHint:
    'The payment stays. {name}’s ticket will no longer be valid, and the person you name here will get a new one by email.',
  transferHintFree:
    '{name}’s ticket will no longer be valid, and the person you name here will get a new one by email.',
  cancel: 'Cancel the place',
  cancelNamed: 'Cancel {name}’s place?',
  cancelAll: 'Cancel the whole registration',
  cancelAllNamed: 'Cancel the whole registration?',
  cancelHint:
    'The ticket will no longer be valid, and the place may go to someone else. You cannot undo this yourself.',
  cancelReturn: '{sum} of what you paid will then be returned to you.',
  cancelLess: 'You will have {sum} less to pay.',
  cancelPaid: 'We will write to you about your payment.',
  because: 'Why? It helps us plan',
  cancelled: 'Cancelled',
  save: 'Save',
  give: 'Transfer the place',
  confirm: 'Yes, cancel',
  back: 'Back',
  saved: 'Your change is saved',
  place: 'This place was cancelled on {date}. The ticket is no longer valid.',
  ask: 'Change or cancel',
  askHint:
    'We will send a link to the person who registered. With it, they can correct names, transfer a place or cancel it.',
  asked: 'A link is on its way to the person who registered. It works for 7 days.',
  askedNoMail:
    'We cannot send email at the moment, so no link is on its way. Please call or write to the organizers.',
};
