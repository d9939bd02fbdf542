import type { PageContent } from '../company/metadata';

const inquirySent: PageContent & { text: string } = {
  title: 'Thank you. Your inquiry is with us.',
  lead: 'Your inquiry has been successfully created.',
  text: 'One of our property specialists will get back to you soon.',
  metadata: { title: 'Inquiry sent', description: 'Your inquiry has been successfully created.' },
};

const registered: PageContent & Record<'ticket' | 'kept' | 'refused' | 'pay', string> = {
  title: 'You have registered successfully',
  lead: 'Keep the link to your ticket. It shows the status of your registration:',
  ticket: 'Open your ticket',
  kept: 'We have your proof of payment and are checking it.',
  refused:
    'Your proof of payment was not accepted: it must be a JPEG, PNG or WebP picture of at most 10 MB. Please add it on your ticket, or send it to us by email.',
  pay: 'How to pay',
  metadata: { title: 'Registered', description: 'You have registered successfully.' },
};

const problem: PageContent & { back: string; field: string } = {
  title: 'Your form has not been sent yet',
  lead: 'Please go back with your browser’s Back button: what you typed is still there. Then correct this:',
  field: '{field}: {problem}',
  back: 'Or write to us at',
  metadata: { title: 'Form not sent', description: 'Something in the form must be corrected.' },
};

/** What may be wrong with the form as a whole. */
const problems = {
  too_large: 'The picture is larger than 10 MB.',
  busy: 'Too many forms came from your connection. Please try again in a minute.',
  unavailable: 'Our server is briefly unavailable. Please try again in a moment.',
  other: 'Something in the form could not be read. Please check what you typed.',
};

/** The two pages of a booked viewing. `{project}` is its project. */
const viewing = {
  book: {
    title: 'Book a viewing of {project}',
    lead: 'Take a free hour, on site or by video call. It is yours at once.',
    metadata: {
      title: 'Book a viewing of {project}',
      description: 'Take a free hour to see {project}, on site or by video call from anywhere.',
    },
  },
  own: {
    title: 'Your viewing of {project}',
    metadata: { title: 'Your viewing', description: 'See, move or call off the viewing that you booked.' },
  },
  zone: 'Hours are shown in',
  showZone: 'Show the hours',
  choose: 'Free hours',
  none: 'No hour is free just now.',
  ask: 'Tell us which day suits you',
  you: 'Who is coming',
  message: 'Anything we should know (optional)',
  take: 'Book this hour',
  after: 'You can move it or call it off until it begins, by a link of your own.',
  problem: 'Nothing was booked or changed just now. What you typed is still here.',
  nowBooked: 'It is booked. Keep the address of this page: by it you move your viewing, or call it off.',
  nowMoved: 'It is moved.',
  mailed: 'An email with the details is on its way to you.',
  calledOff: 'This viewing is called off, and its hour is free for others.',
  over: 'This viewing has begun or is over, so nothing of it can be changed here.',
  another: 'Book another hour',
  calendar: 'Add it to your calendar',
  move: 'Move it to another hour',
  noneToMove: 'No other hour is free just now. Please call or write to us.',
  moveHere: 'Move to this hour',
  callOff: 'Call it off',
  callOffText: 'The hour is then free for others, and we are told that you do not come.',
  callOffButton: 'Call off this viewing',
};

/** Where a form that was sent without JavaScript leads to, and the pages of viewings. */
export const formPages = { inquirySent, registered, problem, problems, viewing };
