import { ownTexts } from '../event/own-texts';
import {
  groupTexts,
  priceTexts,
  proofTexts,
  registrationTexts,
  waitingTexts,
} from '../event/registration-texts';
import { ticketTexts } from '../event/ticket-texts';

/** The words of the forms. The specification's own are exact; tests quote them. Parts of the pages read them by `texts.ts`. */
const messages = {
  required: 'Required',
  invalidEmail: 'Invalid email address',
  agreeTerms: 'You must agree to the terms',
  invalid: 'Not accepted',
  invalidPhone: 'Invalid phone number',
  invalidAge: 'A whole number from 1 to 120',
  invalidNumber: 'A whole number from {min} to {max}',
  tooLong: 'At most {length} characters',
  nameAlone: 'Please enter the name only, without a web address',
  nameOneLine: 'Please enter the name on one line, without hidden characters',
};

const toasts = {
  incomplete: 'All fields are required',
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
    'I agree to the {privacy} and the {terms}: you may use these details to answer my inquiry by phone, message or email.',
  privacy: 'Privacy Policy',
  terms: 'Terms of Use',
  newTab: '(opens in a new tab)',
};

/** Why a call to our server failed, where the server itself could not say. */
const callTexts = {
  noAnswer: 'We could not reach our server. Please check your connection.',
  unreadable: 'Our server gave an answer we could not read. Please try again in a moment.',
};

/** About what was typed and is kept on the device. */
const draftTexts = {
  restored: 'We kept what you typed here earlier.',
  arrived:
    'We have received what you sent first, but not what you changed after that: send it again only if we need the change.',
  clear: 'Clear this form',
  back: 'Back to the form',
  unanswered: 'What you sent last time has not been confirmed yet.',
  waiting:
    'We have saved it, and will send it automatically once you are back online. Nothing is sent twice.',
  stillWaiting:
    'We are still waiting for our server to answer. What you typed is saved, and will be sent again if no answer comes.',
};

const errorPageTexts = {
  title: 'Something went wrong',
  text: 'Please refresh the page or try again later.',
  home: 'Home',
  close: 'Back to the page',
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
  unnamed: 'Places without a name yet',
  address: 'Address',
  price: 'Price',
  price_code: 'Code',
  payment_mode: 'Mode of payment',
  proof_of_payment: 'Proof of payment',
  agree_newsletter: 'Send me news about new projects and events by email. I can unsubscribe with one click.',
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
  doubt: '{number} does not look like a valid number ({country}). Please check it.',
  offer: 'Use {number} ({country})',
  again: 'If the number is right, press the button again.',
  unavailable: 'The country list did not load. Please type the number with its + code instead.',
};

const inquiryTexts = {
  /** Above a form that a link opened for something. */
  about: 'This inquiry is about: {interest}',
  organizers: 'The organizers, {name}:',
  /** In the bar of a project's page, on phones. `open` leads to the form. */
  open: 'Inquire',
  prices: 'Price list',
  call: 'Call',
  sections: 'Sections of this page',
  /** Of a viewing by video call; times are those of the visitor's device. */
  video: 'When should we call?',
  videoDay: 'Day',
  videoTime: 'Time',
  videoZone: 'Days and times are in your own time zone ({zone}).',
  videoManila: 'That is {manila}. We will confirm by email or message.',
  videoAsked: 'Please call me by video on {day} at {time} ({zone}): {manila}.',
  completeToSend: 'Fill in every required field and agree to the terms to send your inquiry.',
  sentTitle: 'Thank you. Your inquiry is with us.',
  sentText: 'One of our property specialists will get back to you soon.',
  kept: 'What you type is saved on this device, even if you reload this page.',
};

const calculatorTexts = {
  years: 'Years',
  yearsFixed: '{years} Years Fixed',
  roomType: 'Room type',
  soldOut: '{room}, sold out',
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
  note: 'An estimate for planning, not an offer. Your property specialist will confirm the terms.',
  withoutInterest:
    'Paid to the developer, without interest: the price after downpayment, divided by {months} months.',
  /** The specification names two lines so. */
  downpayments:
    'Two lines are called Downpayment: the one above is {percent}% of the total; the one below, {percent}% of the price, is what you pay first.',
  /** Under every computation. */
  vat: {
    included: 'These prices include VAT.',
    excluded: 'These prices do not include VAT.',
    exempt: 'These homes are exempt from VAT.',
    unstated: 'The price list does not state whether VAT is included: please ask us.',
  },
  parts: 'How this price is computed',
  areaPart: '{area} sqm at {perSqm}',
  fixedPart: 'Fixed amount, the same for every home',
  parking: 'Parking space',
  withParking: '{finish}, with a parking space',
  withoutParking: 'None',
  oneParking: 'One',
  finishPart: 'Finish: {finish}',
  steps: 'What you pay, step by step',
  reservation: 'Reservation fee',
  share: 'Downpayment: {percent}% of the price',
  lessReservation: 'of it still due after the reservation fee',
  monthsOfShare: 'each month for {months} months',
  rest: 'Then the balance of the price',
  monthsOfRest: 'each month for {months} months, without interest',
  rate: 'Converted at {rate} to the US dollar, the rate on {date}.',
  listed: 'Price list {version}, prices as of {date}.',
  download: 'Sample computation (PDF)',
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
  stillLoading: 'We are still waiting for our server. Your connection may be slow.',
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
  priceTexts,
  proofTexts,
  ticketTexts,
  waitingTexts,
  ownTexts,
  calculatorTexts,
  partTexts,
};
export type FormTexts = typeof formTexts;
