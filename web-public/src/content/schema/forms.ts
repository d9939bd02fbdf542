import * as z from 'zod';
import { choice, group, line, list, slug, text } from './fields';
import { head } from './parts';

const choices = list('Choices', group('Choice', { value: line('Stored as'), label: line('Shown as') }), {
  min: 1,
  one: 'choice',
  unique: 'value',
});
/** What records keep of a way to pay. */
const code = line('Stored as', {
  max: 20,
  help: 'A short name such as maya. Old records keep theirs.',
}).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Small letters, digits and single dashes only, such as maya');
export const formLists = group('Lists of the forms', {
  whereDidYouFindAbout: choices.meta({ title: 'Where did you find out about us?' }),
  paymentModes: list(
    'Ways to pay',
    group('Way to pay', {
      value: code,
      label: line('Shown as', { max: 60 }),
      how: text('How to pay this way', {
        max: 500,
        help: 'Used where the event does not say. GCash, bank transfer and cash have fields of their own there.',
      }).optional(),
    }),
    { min: 1, max: 12, one: 'way', unique: 'value' },
  ),
  inquiryKinds: list(
    'Kinds of inquiry that a link opens',
    group('Kind', {
      about: slug('In the link, as ?about='),
      interest: line('Interest'),
      message: clean('How the message begins'),
    }),
    { one: 'kind', unique: 'about' },
  ),
  videoCalls: group(
    'Viewings by video call',
    {
      days: choice('Days', {
        weekdays: 'Monday to Friday',
        'monday-saturday': 'Monday to Saturday',
        'every-day': 'Every day',
      }),
      from: hour('First call at, in Manila’s time'),
      to: hour('The last ends at'),
    },
    {
      help: 'Hours from 0 to 24. Visitors choose among them in the time of their own zone, at /contact-us?about=video-call and on project pages.',
    },
  ).refine(({ from, to }) => to > from, { path: ['to'], message: 'After the first call' }),
});

function hour(title: string) {
  return z.number().int('A whole hour').min(0).max(24, 'At most 24').meta({ title, widget: 'number' });
}

/** It ends with a space, after which the visitor types on. */
function clean(title: string) {
  return z.string().min(1, 'Required').max(500).meta({ title, widget: 'text' });
}

export const formPages = group('Pages after a form', {
  inquirySent: group('Inquiry sent', { ...head, text: text('Text') }),
  registered: group('Registered', {
    ...head,
    ticket: line('Link to the ticket'),
    kept: text('With a proof of payment'),
    refused: text('With a proof that was not accepted'),
    pay: line('How to pay'),
  }),
  problem: group('Not accepted', {
    ...head,
    field: line('A problem of a field', { help: '{field} is its name, {problem} what is wrong.' }),
    back: line('Or write to us'),
  }),
  problems: group('What may be wrong', {
    too_large: line('Picture too large'),
    busy: line('Too many forms'),
    unavailable: line('Server not available'),
    other: line('Anything else'),
  }),
  viewing: group('Booked viewings', {
    book: group('Book a viewing', { ...head }),
    own: group('One’s own viewing', { title: line('Title'), metadata: head.metadata }),
    zone: line('Before the list of time zones'),
    showZone: line('Button: show hours of that zone'),
    choose: line('Above the free hours'),
    none: line('Where no hour is free'),
    ask: line('Link to the inquiry form'),
    you: line('Above the name'),
    message: line('Message'),
    take: line('Button: book'),
    after: line('Under the button'),
    problem: line('Something is wrong'),
    nowBooked: line('After booking'),
    nowMoved: line('After moving'),
    mailed: line('After both, where an email goes'),
    calledOff: line('Called off'),
    over: line('Over'),
    another: line('Button: another hour'),
    calendar: line('Link to the calendar file'),
    move: line('Above the hours to move to'),
    noneToMove: line('Where none is free to move to'),
    moveHere: line('Button: move'),
    callOff: line('Above calling off'),
    callOffText: text('What calling off does'),
    callOffButton: line('Button: call off'),
  }),
});
