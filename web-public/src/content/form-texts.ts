/** The words of the forms. The specification's own are exact; tests quote them. Parts of the pages read them by `texts.ts`. */
const messages = {
  required: 'Required',
  invalidEmail: 'Invalid email address',
  agreeTerms: 'You must agree to the terms',
  invalid: 'Not accepted',
  invalidPhone: 'Invalid phone number',
  invalidAge: 'A whole number from 1 to 120',
  tooLong: 'At most {length} characters',
};

const toasts = {
  incomplete: 'All fields are required',
  incorrect: 'Please correct the marked fields',
  inquirySent: 'Your inquiry has been successfully created.',
  inquiryFailed: 'Failed to submit inquiry',
  registered: 'You have registered successfully',
  proofUploaded: 'You have uploaded the proof of payment successfully',
  proofLater: 'You are registered, but your proof of payment did not arrive. Please add it on this page.',
  proofRefused: 'You are registered, but your proof of payment was not accepted. {reason}',
};

/** What the box of the inquiry forms says, kept with the inquiry as it was shown. `{…}` are the links. */
const consentTexts = {
  inquiry:
    'I agree to the {privacy} and the {terms}: you may use these details to answer my inquiry by phone, message or e-mail.',
  privacy: 'Privacy Policy',
  terms: 'Terms of Use',
  newTab: '(opens in a new tab)',
};

/** Why a call to our server failed, where the server itself could not say. */
const callTexts = {
  noAnswer: 'We could not reach our server. Please check your connection.',
  late: 'Our server did not answer in time. Your connection may be slow.',
  unreadable: 'Our server gave an answer we could not read. Please try again in a moment.',
};

/** About what was typed and is kept on the device. */
const draftTexts = {
  restored: 'We kept what you typed here earlier.',
  clear: 'Clear this form',
  unanswered: 'What you sent last time was not confirmed yet.',
  waiting: 'We keep it and send it by itself as soon as the line is back. Nothing is sent twice.',
};

const errorPageTexts = {
  title: 'Something went wrong',
  text: 'Please refresh the page or try again later.',
  home: 'Home',
};

const buttons = { idle: 'Submit', busy: 'Processing...' };

const labels = {
  first_name: 'First name',
  last_name: 'Last name',
  phone_number: 'Phone number',
  email: 'Email',
  country: 'Country',
  place: 'Place',
  project_interest: 'Project of interest',
  project_interest_others: 'Which project?',
  where_did_find_about: 'Where did you find out about us?',
  message: 'Message',
  age: 'Age',
  church_name: 'Church',
  ministry: 'Ministry',
  address: 'Address',
  payment_mode: 'How you pay',
  proof_of_payment: 'Proof of payment',
  agree_newsletter: 'Send me news about new projects and events by e-mail. I can stop it with one click.',
};

const placeholders = {
  phone: 'Phone Number',
  select: 'Select',
  placeFirst: 'Choose a country first',
};

const phoneTexts = {
  dialCode: 'Dial code',
  search: 'Search country or code',
  none: 'No country by that name or code',
  unavailable: 'The country list did not load. Please type the number with its + code instead.',
};

const inquiryTexts = {
  completeToSend: 'Fill in every required field and agree to the terms to send your inquiry.',
  sentTitle: 'Thank you. Your inquiry is with us.',
  sentText: 'One of our property specialists will get back to you soon.',
  kept: 'What you typed is kept on this device, even if you reload this page.',
};

const registrationTexts = {
  title: 'Register as a delegate',
  closed: 'Registration is closed.',
  opens: 'Registration opens on {date}.',
  noEvent: 'There is no event to register for at this moment.',
  details: 'Event details',
  when: 'When',
  where: 'Where',
  fee: 'Fee',
  payTo: 'Pay to',
  payBy: 'Please pay by {date}.',
  gcashNumber: 'GCash number',
  gcashCode: 'QR code of our GCash account',
  gcashScan: 'Or scan it in the GCash app',
  copyNumber: 'Copy the number',
  copied: 'Copied',
  notCopied: 'Please mark and copy it by hand',
  programme: 'Program',
  speakers: 'Speakers',
  organizer: 'Organizer',
  optional: 'optional',
  forGroup: 'Coming with others? Register them together: one form, one payment, one receipt.',
  toGroup: 'Register a group',
  kept: 'What you typed is kept, even if you reload this page. Only the picture must be chosen again then.',
  /** Kept with the registration as it is shown here. Church membership is sensitive personal information. */
  consent:
    'I agree to the {privacy}: my details, and my church and ministry if I give them, are used to run this event and to confirm my payment, and for nothing else.',
};

/** Registering up to 50 people for whom one contact pays. */
const groupTexts = {
  title: 'Register a group',
  lead: 'One form, one payment and one receipt for up to 50 people. Each gets a ticket of their own.',
  single: 'Only you? Register one person',
  contact: 'Who pays, and hears from us',
  paysOnly: 'I only pay, and do not come myself',
  all: 'The same for all',
  allHint: 'Where a person has another, write it in their row.',
  people: 'Who comes',
  person: 'Delegate {n}',
  paste: 'Paste rows from a spreadsheet',
  pasteHint:
    'Copy the rows and paste them here: first name, last name, e-mail, phone, church. Other orders work when the first row names the columns.',
  add: 'Add a person',
  addRows: 'Add these rows',
  remove: 'Remove',
  removeNamed: 'Remove {name}',
  more: 'More',
  added: '{n} rows added.',
  addedOne: '1 row added.',
  nothingRead: 'We found no names in that text.',
  ownHint: 'Without an e-mail or phone of their own, we write to you.',
  nobody: 'Add at least one person',
  tooMany: 'At most 50 people at a time',
  wrongRows: 'Please correct the marked rows',
  total: '{total} for {n} delegates',
  totalOne: '{total} for 1 delegate',
  needsScript:
    'Registering a group needs JavaScript. Without it, please register one person after the other.',
};

const proofTexts = {
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
  later: 'You can also add it after registering, on the page you will receive.',
  uploading: 'Uploading',
  upload: 'Upload proof of payment',
  retry: 'Try the upload again',
};

const ticketTexts = {
  heading: 'You have registered successfully',
  intro: 'Save the link of this page. It is your ticket, and shows how your registration stands.',
  copyLink: 'Copy the link',
  loadingTitle: 'Your registration',
  unknownTitle: 'We do not know this registration',
  unknown: 'Please check that the link is complete: its last part has 36 characters.',
  unavailableTitle: 'We cannot show your registration right now',
  retry: 'Try again',
  registerAgain: 'Register for the event',
  paid: 'Paid',
  unpaid: 'Unpaid',
  delegate: 'Delegate',
  event: 'Event',
  payment: 'Payment',
  registered: 'Registered',
  proofMissing: 'We have not received a proof of payment yet. Add a photo or screenshot of your receipt.',
  proofRejected: 'We could not accept your receipt',
  proofAgain: 'Please send another picture. Your place stays noted meanwhile.',
  proofOfAll: 'One receipt is enough for all {n} delegates.',
  together: 'Together with {n} others',
  togetherOne: 'Together with 1 other',
  reference: 'Reference number of your payment',
  referenceHint: 'As it stands on the receipt. It helps us to find your payment sooner.',
  referenceSave: 'Save the number',
  referenceSaved: 'The reference number is saved',
  proofWaiting: 'We have your proof of payment and are checking it. You can still replace it.',
  qrAlt: 'QR code of your registration',
  qrReady: 'Show this code at the entrance.',
  qrPaid: 'Your payment is confirmed. Your QR code appears here as soon as it is made.',
  qrWaiting: 'Your QR code appears here once your payment is confirmed.',
  print: 'Print',
  find: 'Find my ticket',
  findLead: 'Lost the link? Type the e-mail address that you registered with, and we send it to you again.',
  findSent: 'If anybody is registered under this address, the links of the tickets are on their way to it.',
  findNothing:
    'Nothing came after a few minutes? Look among the spam, or try the address of whoever registered you.',
  findKept: 'The address is kept. Please try again in a moment.',
  needsScript: 'This page needs JavaScript to show your registration.',
};

const waitingTexts = {
  full: 'This event is full.',
  fullHint:
    'Send the form to join the waiting list. When places become free for you, we write to you, and hold them for a while. Who joined first is asked first; a group gets its places together. Nothing is to be paid before that.',
  join: 'Join the waiting list',
  title: 'Waiting list',
  place: 'Place in line',
  first: 'You are first in line. When places become free for you, we write to you at once.',
  delegates: '{n} delegates',
  toPay: 'To pay',
  states: {
    waiting: {
      title: 'You are on the waiting list',
      text: 'You are number {place} in line. When places become free for you, we write to you at once.',
    },
    offered: {
      title: 'There is a place for you',
      text: 'It is held for you until {until}. Without an answer it goes to the next in line.',
    },
    accepted: {
      title: 'You are registered',
      text: 'Your ticket page says how to pay. We have sent you its link as well.',
    },
    ended: {
      title: 'The offer has ended',
      text: 'We heard nothing from you in time, so the next in line was asked. You can join the waiting list again.',
    },
    left: {
      title: 'You have left the waiting list',
      text: 'Thank you for telling us. You can join it again.',
    },
  },
  acceptOne: 'Accept the place',
  accept: 'Accept the {n} places',
  decline: 'Decline',
  leave: 'Leave the waiting list',
  again: 'To the registration',
  toTicket: 'Open your ticket',
  unknownTitle: 'We do not know this entry',
  unavailable: 'We cannot show your place in line right now',
  needsScript: 'This page needs JavaScript to show your place in line.',
};

const ownTexts = {
  title: 'Your registration',
  lead: 'Correct names, pass a place on to somebody else, or cancel, until {until}.',
  closed: 'Changes closed on {until}. Please write or call us, and we help you.',
  allCancelled: 'This registration is cancelled. You would like to come after all? Please write or call us.',
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
  transfer: 'Give to somebody else',
  transferNamed: 'Give the place of {name} to somebody else',
  transferHint:
    'The payment stays. {name}’s ticket is no longer valid, and whoever you name here gets a new one by mail.',
  cancel: 'Cancel the place',
  cancelNamed: 'Cancel the place of {name}?',
  cancelAll: 'Cancel the whole registration',
  cancelAllNamed: 'Cancel the whole registration?',
  cancelHint:
    'The ticket is no longer valid, and the place goes to whoever waits. You cannot take this back by yourself.',
  cancelPaid: 'About what you have paid, we write to you.',
  because: 'Why? It helps us to plan',
  cancelled: 'Cancelled',
  save: 'Save',
  give: 'Give the place away',
  confirm: 'Yes, cancel',
  back: 'Back',
  saved: 'Your change is saved',
  place: 'This place was given back. The ticket is no longer valid.',
  ask: 'Change or cancel',
  askHint:
    'We send a link to whoever registered. By it names are corrected, a place is passed on or given back.',
  asked: 'A link is on its way to whoever registered. It works for 7 days.',
};

const calculatorTexts = {
  years: 'Years',
  roomType: 'Room type',
  area: 'Area',
  finish: 'Finish',
  downpayment: 'Downpayment',
  balance: 'Balance',
  currency: 'Currency',
  monthly: 'Monthly payment',
  price: 'Price',
  downpaymentAmount: 'Downpayment',
  afterDownpayment: 'Price after downpayment',
  total: 'Total',
  note: 'An estimate to plan with, not an offer. Your property specialist will confirm the terms.',
  withoutInterest: 'Without interest: the price after downpayment, divided by {months} months.',
  parts: 'How this price is made',
  areaPart: '{area} sqm at {perSqm}',
  fixedPart: 'Fixed part, the same for every home',
  finishPart: 'Finish: {finish}',
  ask: 'Ask about this computation',
  question:
    'I would like to ask about this computation for {project}: {room}, {area} sqm, finish {finish}, {downpayment}% downpayment, {years} years. Price {price}, monthly payment {monthly} without interest.',
};

/** Where a part of a page is late, could not be loaded or broke; and under every picture that is no photograph. */
const partTexts = {
  lost: 'This part of the page did not load.',
  broken: 'This part of the page stopped working.',
  retry: 'Try again',
  loading: 'Loading...',
  caption: 'Artist’s perspective',
};

export const formTexts = {
  messages,
  toasts,
  consentTexts,
  callTexts,
  draftTexts,
  errorPageTexts,
  buttons,
  labels,
  placeholders,
  phoneTexts,
  inquiryTexts,
  registrationTexts,
  groupTexts,
  proofTexts,
  ticketTexts,
  waitingTexts,
  ownTexts,
  calculatorTexts,
  partTexts,
};
export type FormTexts = typeof formTexts;
