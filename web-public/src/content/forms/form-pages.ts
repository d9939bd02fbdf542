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

/** Where a form that was sent without JavaScript leads to. */
export const formPages = { inquirySent, registered, problem, problems };
