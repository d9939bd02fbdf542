/** What the pages of a registration say: the forms, the receipt, the waiting list and one's own page. */
export const registrationTexts = {
  title: 'Register as a delegate',
  closed: 'Registration is closed.',
  opens: 'Registration opens on {date}.',
  cancelledTitle: 'This event is cancelled',
  cancelled:
    '{event} will not take place. We are writing to everyone who registered, and tickets for it are no longer valid.',
  moved: 'This event has been moved. It was originally planned for {from}.',
  noEvent: 'There is no event to register for at the moment.',
  details: 'Event details',
  when: 'When',
  where: 'Where',
  fee: 'Fee',
  payTo: 'Pay to',
  payBy: 'Please pay by {date}.',
  askWhere: 'Ask us where to send it.',
  gcashNumber: 'GCash number',
  accountNumber: 'Account number',
  gcashCode: 'QR code of our GCash account',
  gcashScan: 'Or scan it in the GCash app',
  exactCode: 'QR Ph code for {sum}',
  exactScan: 'Scan it in GCash, Maya or your bank’s app: the amount is in it.',
  exactSave: 'Save the QR code',
  exactSaveHint: 'On this phone: save it, then choose it from your gallery in your wallet’s QR scanner.',
  copyAmount: 'Copy the amount',
  copyNumber: 'Copy the number',
  copied: 'Copied',
  notCopied: 'Please select the text and copy it yourself',
  programme: 'Program',
  speakers: 'Speakers',
  organizer: 'Organizer',
  optional: 'optional',
  yes: 'Yes',
  no: 'No',
  questionsChanged:
    'The questions on this form have changed since you opened it. Load it again to see them: what you typed is kept.',
  questionsReload: 'Load the form again',
  forGroup: 'Coming with others? Register them together: one form, one payment, one receipt.',
  forGroupFree: 'Coming with others? Register them together, in one form.',
  toGroup: 'Register a group',
  kept: 'What you type is saved, even if you reload this page. You would only need to choose the picture again.',
  failedElsewhere: 'Your registration was not accepted.',
  toTicket: 'Continue to your ticket',
  /** Kept with the registration as it is shown here. Church membership is sensitive personal information. */
  consent:
    'I agree to the {privacy}: my details, and my church and ministry if I give them, are used to run this event and to confirm my payment, and for nothing else.',
  /** Where nothing is to be paid. */
  consentFree:
    'I agree to the {privacy}: my details, and my church and ministry if I give them, are used to run this event, and for nothing else.',
};

/** Where an event has more than one price. */
export const priceTexts = {
  until: 'until {date}',
  codeHint: 'If the organizers gave you one.',
  prices: 'Prices',
  unnamedHint: 'Places without a name yet have the usual price.',
};

/** Registering up to 50 people for whom one contact pays. */
export const groupTexts = {
  title: 'Register a group',
  lead: 'One form, one payment and one receipt for up to 50 people. Each gets a ticket of their own.',
  leadFree: 'One form for up to 50 people. Each gets a ticket of their own.',
  single: 'Just you? Register one person',
  contact: 'Contact person (who pays)',
  comes: 'I am attending too',
  comesHint: 'If you leave this unticked, you pay for the people below and get no ticket yourself.',
  counted:
    '{name} is also listed below, and is counted once. If that is another person with the same name, enter their own email or phone there.',
  summary: 'Your group',
  you: '{name} (you)',
  toFollow: '{n} names to follow',
  toFollowOne: '1 name to follow',
  free: '{n} delegates',
  freeOne: '1 delegate',
  all: 'The same for all',
  allHint: 'If someone’s is different, enter it in their row.',
  people: 'Who is coming',
  person: 'Delegate {n}',
  paste: 'Paste rows from a spreadsheet',
  pasteHint:
    'Copy the rows and paste them here: first name, last name, email, phone, church. Any other order works if the first row names the columns.',
  add: 'Add a person',
  addRows: 'Add these rows',
  edit: 'Edit',
  editNamed: 'Edit {name}',
  remove: 'Remove',
  removeNamed: 'Remove {name}',
  more: 'More',
  added: '{n} rows added.',
  addedOne: '1 row added.',
  addedUnnamed: '{n} had no name: see “Places without a name yet”.',
  addedUnnamedOne: '1 had no name: see “Places without a name yet”.',
  forEveryone: '{question}, for everyone without an answer',
  answered: 'Answered for {n} people. Change it for one of them with “Edit”.',
  answeredOne: 'Answered for 1 person.',
  nothingRead: 'We found no names in that text.',
  ownHint: 'If someone has no email or phone of their own, we will write to you instead.',
  unnamedHint:
    'Don’t know yet who is coming? Tell us how many, and add the names later using the link we send you. Each ticket is sent once it has a name.',
  wrongNumber: 'A whole number, at most 50',
  nobody: 'Add at least one person, or tick that you are attending too',
  tooMany: 'At most 50 people at a time',
  wrongRows: 'Please correct the marked rows',
  total: '{total} for {n} delegates',
  totalOne: '{total} for 1 delegate',
  needsScript:
    'Registering a group needs JavaScript. Without it, please register each person separately, or write the names to us:',
};

export const proofTexts = {
  drop: 'Drop the picture of your receipt here, or choose it',
  choose: 'Choose a picture',
  replace: 'Choose another',
  remove: 'Remove',
  limits: 'JPEG, PNG or WebP, up to 10 MB',
  wrongType:
    'That file is not a JPEG, PNG or WebP picture. Please choose a photo or a screenshot of the receipt.',
  tooLarge: 'That picture is larger than 10 MB. Please choose a smaller one, such as a screenshot.',
  empty: 'That file is empty. Please choose another picture.',
  unreadable: 'That picture cannot be shown, so it may be damaged. Please choose another.',
  heic: 'That is an iPhone picture (HEIC), which this browser cannot convert. Please take a screenshot of it and choose that, or send it from the iPhone itself.',
  reading: 'Preparing the picture…',
  later: 'You can also add it after registering, on the page you will receive.',
  uploading: 'Uploading',
  upload: 'Upload proof of payment',
  retry: 'Try the upload again',
};

export const waitingTexts = {
  eventCancelled:
    '{event} will not take place, so its waiting list has ended. There is nothing you need to do.',
  full: 'This event is full.',
  fullHint:
    'Send the form to join the waiting list. When places open up for you, we will write to you and hold them for a while. Those who joined first are asked first; a group gets its places together.',
  nothingBefore: 'You pay nothing until then.',
  join: 'Join the waiting list',
  title: 'Waiting list',
  place: 'Place in line',
  first: 'You are first in line. When places open up for you, we will write to you at once.',
  delegates: '{n} delegates',
  toPay: 'To pay',
  states: {
    waiting: {
      title: 'You are on the waiting list',
      text: 'You are number {place} in line. When places open up for you, we will write to you at once.',
    },
    toConfirm: {
      title: 'Please confirm your address',
      text: 'You are in line once you open the link in the email we sent you and press the button there. No email? Please check your spam folder.',
    },
    offered: {
      title: 'There is a place for you',
      text: 'It is held for you until {until}. If you do not answer, it goes to the next person in line.',
    },
    accepted: {
      title: 'You are registered',
      text: 'Your ticket page shows how to pay. Keep its link.',
    },
    ended: {
      title: 'The offer has ended',
      text: 'We did not hear from you in time, so nothing is held for you any longer. You can join the waiting list again.',
    },
    left: {
      title: 'You have left the waiting list',
      text: 'Thank you for telling us. You can join it again.',
    },
  },
  acceptedFree: 'There is nothing to pay. Keep the link to your ticket page.',
  confirm: 'Confirm and join the line',
  confirmHint: 'One tap, and you are in line.',
  acceptOne: 'Accept the place',
  accept: 'Accept the {n} places',
  declining: {
    ask: 'Decline',
    sure: 'Decline the place? You leave the waiting list, and it is offered to others at once.',
    yes: 'Yes, decline',
  },
  leaving: {
    ask: 'Leave the waiting list',
    sure: 'Leave the waiting list? If you join again, you start at the end of the line.',
    yes: 'Yes, leave',
  },
  stay: 'No, stay on the list',
  again: 'Go to registration',
  toTicket: 'Open your ticket',
  unknownTitle: 'We cannot find this entry',
  unavailable: 'We cannot show your place in line right now',
  needsScript:
    'This page needs JavaScript to show your place in line. You keep it all the same: to accept a place or to leave, write or call us.',
};
