import { ZONES } from '../company/zones';
import { choice, group, line, list, mobile, picture, text } from './fields';
import { day } from './prices';

/** Pieces that a project may have: each is shown where it is filled, and nowhere else. */
const person = group(
  'A person to talk to',
  {
    name: line('Name', { max: 80 }),
    role: line('Position', {
      max: 80,
      help: 'Such as Licensed real estate broker. Empty: nothing is said.',
    }).optional(),
    photo: picture('Photo', { wants: 200 }).optional(),
    prc: line('PRC number', { max: 40, help: 'Of the broker’s license, or the accreditation.' }).optional(),
    mobile: mobile('Mobile'),
    hours: line('Hours', { max: 80, help: 'Such as Monday to Saturday, 9 am to 6 pm.' }),
    zone: choice('Zone of the hours', ZONES),
  },
  {
    help: 'Shown beside the form, on the sample computation and in the brochure. Calls from the page go to this mobile.',
  },
);

const payment = group('Stage', {
  name: line('What', { max: 80, help: 'Such as Reservation, Downpayment, On turnover.' }),
  amount: line('How much', { max: 80, help: 'Such as ₱50,000, or 20% of the price.' }),
  when: line('When', { max: 120, help: 'Such as within 30 days, or in 24 months.' }),
});

const question = group('Question', {
  question: line('Question', { max: 200 }),
  answer: text('Answer', { max: 1500 }),
});

const update = group('Update', {
  date: day('Date'),
  picture: picture('Picture'),
  text: text('Sentence', { max: 400 }),
});

export const pieces = {
  person: person.optional(),
  payments: list('Payment stages', payment, { max: 12, one: 'stage' }).optional(),
  updates: list('Construction updates', update, { max: 40, one: 'update' }).optional(),
  faq: list('Questions and answers', question, { max: 30, one: 'question', unique: 'question' }).optional(),
  closing: group(
    'End of its page',
    {
      title: line('Heading', { help: '{project} is its name. Empty: as all projects say it.' }).optional(),
      text: text('Text', { max: 400, help: 'Empty: as all projects say it.' }).optional(),
      picture: picture('Picture', { help: 'One that is used nowhere else on the page.' }).optional(),
    },
    { help: 'The band before the foot of the page.' },
  ).optional(),
};
