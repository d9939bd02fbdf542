import * as z from 'zod';
import { event as delivered, SAMPLE_CODE } from '../event/event';
import { choice, email, group, line, list, picture, slug, telephone, text, yesOrNo } from './fields';

const moment = (title: string, more: { help?: string } = {}) =>
  z.iso.datetime({ offset: true, error: 'A day and a time' }).meta({ title, widget: 'moment', ...more });

const session = group('Session', {
  time: line('Time', { max: 40 }),
  title: line('What'),
  speaker: line('Who').optional(),
});

/** What only the site shows of an event; the table keeps it as it is. Fields of others are left alone. */
export const eventDetails = z
  .looseObject({
    picture: picture('Picture').optional(),
    programme: list(
      'Program',
      group('Day', { day: line('Day'), sessions: list('Sessions', session, { one: 'session' }) }),
      { max: 14, one: 'day' },
    ).optional(),
    speakers: list(
      'Speakers',
      group('Speaker', { name: line('Name'), role: line('Who that is').optional() }),
      {
        one: 'speaker',
      },
    ).optional(),
    organizer: group('Organizer', {
      name: line('Name'),
      telephone: telephone('Telephone', { placeholders: [delivered.organizer.telephone.label] }),
      email: email('E-mail', { placeholders: [delivered.organizer.email] }),
    }).optional(),
  })
  .meta({ title: 'Page of the event', widget: 'fields' });

/** A name that the server makes of the words; answers keep it. */
const madeByServer = z.string().optional().meta({ widget: 'none' });
const whole = (title: string, max: number, help: string) =>
  z.number().int().min(0).max(max).meta({ title, widget: 'number', help }).optional();

const question = <Kind extends string, Shape extends z.ZodRawShape>(
  title: string,
  kind: Kind,
  shape: Shape,
) =>
  group(title, {
    label: line('Question', { max: 120 }),
    kind: z.literal(kind),
    ...shape,
    help: line('Hint', {
      max: 300,
      help: 'Say why you ask, above all about health: an allergy, a wheelchair.',
    }).optional(),
    required: yesOrNo('Must be answered', { help: 'Staff may leave it empty.' }),
    at_door: yesOrNo('Show the answer on the door’s sheet and on badges'),
    retired: yesOrNo('No longer asked', { help: 'What was answered stays.' }),
    key: madeByServer,
  });
const option = group('Option', {
  label: line('Option', { max: 80 }),
  retired: yesOrNo('No longer offered'),
  value: madeByServer,
});

/** What an event asks of each who comes. */
const questions = list(
  'Questions',
  z
    .discriminatedUnion('kind', [
      question('One of some options', 'choice', {
        options: list('Options', option, { min: 1, max: 30, one: 'option' }),
      }),
      question('Text', 'text', { max: whole('Longest answer', 1_000, 'In characters. Empty: 200.') }),
      question('Number', 'number', {
        min: whole('At least', 1_000_000, 'Empty: 0.'),
        max: whole('At most', 1_000_000, 'Empty: 1,000.'),
      }),
      question('Yes or no', 'yes-no', {}),
    ])
    .meta({ title: 'Kind', widget: 'variants' }),
  {
    max: 60,
    one: 'question',
    help: 'Asked of each delegate, in this order: meal, T-shirt, room, arrival. What has answers is retired when you remove it, so that none is lost.',
  },
);

/** The event's form: its fields as the events API names them. */
export const eventForm = group('Event', {
  name: line('Name', { max: 150 }),
  kind: line('What kind of event', { max: 100 }).optional(),
  summary: text('What it is about', { max: 2000 }).optional(),
  state: choice('State', {
    draft: 'Draft: staff alone see it',
    published: 'On the site',
    cancelled: 'Cancelled',
  }),
  slug: slug('Name in web addresses', {
    help: 'Small letters, digits and dashes, such as common-ground-2027.',
  }),
  when: group('When', {
    starts_at: moment('Begins'),
    ends_at: moment('Ends'),
    registration_opens_at: moment('Registration opens', { help: 'Empty: at once.' }).optional(),
    registration_closes_at: moment('Registration closes', { help: 'Empty: when you close it.' }).optional(),
    payment_due_at: moment('Payment due by').optional(),
    changes_close_at: moment('Changes close', {
      help: 'Until when contacts may change or cancel what they registered. Empty: until the event begins.',
    }).optional(),
  }),
  where: group('Where', {
    venue_name: line('Venue', { max: 150 }),
    venue_street: line('Street or district').optional(),
    venue_city: line('City', { max: 100 }).optional(),
    venue_country: line('Country', { max: 100 }).optional(),
  }),
  places: group('Fee and places', {
    fee_centavos: z
      .number()
      .int()
      .min(0)
      .max(100_000_000)
      .meta({ title: 'Fee of one delegate, in pesos', widget: 'pesos' }),
    includes: line('What the fee includes', { max: 500 }).optional(),
    capacity: z
      .number()
      .int()
      .min(1)
      .max(1_000_000)
      .meta({ title: 'Maximum number of delegates', widget: 'number', help: 'Empty: no limit.' })
      .optional(),
    hold_hours: z
      .number()
      .int()
      .min(1)
      .max(8_760)
      .meta({
        title: 'Hours for which an unpaid place is held',
        widget: 'number',
        help: 'Where there is a limit of delegates: unpaid places go to the next in line after this time, and on the payment date at the latest. Empty: until the payment date.',
      })
      .optional(),
    cash_held_until: moment('Cash places are held until', {
      help: 'Where there is a limit of delegates: places that are to be paid on the day then go to the next in line. Empty: until the event begins.',
    }).optional(),
    network_places: z
      .number()
      .int()
      .min(1)
      .max(1_000_000)
      .meta({
        title: 'Maximum unpaid places per network',
        widget: 'number',
        help: 'Where there is a limit of delegates: so that nobody takes all places without paying. A hall, an office or a school with one Wi-Fi is one network: where many of them register at once, enter how many. Empty: a tenth of the maximum, and at least 5.',
      })
      .optional(),
  }),
  paying: group('How to pay', {
    gcash_name: line('Name of the GCash account', {
      max: 100,
      placeholders: [delivered.payment.gcash.name],
    }).optional(),
    gcash_number: line('Number of the GCash account', {
      max: 30,
      placeholders: [delivered.payment.gcash.number],
    }).optional(),
    gcash_qr: text('QR Ph code', {
      max: 600,
      placeholders: [SAMPLE_CODE],
      help: 'The code that receives money: “My QR” of GCash or Maya, or your bank’s.',
    })
      .meta({ widget: 'qr' })
      .optional(),
    gcash_exact: yesOrNo('Each registration shows this code with its own amount in it', {
      help: 'Switch it off if a wallet refuses such codes. Try it once: register yourself for an event of ₱1, and pay.',
    }),
    pay_by_gcash: text('How to pay by GCash', { max: 1000 }).optional(),
    pay_by_bank_transfer: text('How to pay by bank transfer', {
      max: 1000,
      placeholders: [delivered.payment.words['bank-transfer']],
    }).optional(),
    pay_by_cash: text('How to pay in cash', { max: 1000 }).optional(),
    payment_modes: list(
      'Ways to pay for this event',
      group('Way to pay', {
        value: line('Stored as', {
          max: 20,
          help: 'A short name such as maya. Old records keep theirs.',
        }).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Small letters, digits and single dashes only, such as maya'),
        label: line('Shown as', { max: 60 }),
        how: text('How to pay this way', { max: 1000 }).optional(),
        account_name: line('Name of the account', { max: 100 }).optional(),
        account_number: line('Number of the account', {
          max: 60,
          help: 'With the bank, such as BDO 0012 3456 7890.',
        }).optional(),
        at_desk: yesOrNo('Paid on the day', {
          help: 'No receipt is asked for, and the unpaid place is not given to others.',
        }),
        code: yesOrNo('Can be paid with the QR Ph code above'),
      }),
      {
        max: 12,
        one: 'way',
        unique: 'value',
        help: 'Empty: those in the lists of the forms apply. Those entered here replace them for this event.',
      },
    ).optional(),
  }),
  asking: group('Questions', { questions: questions.optional() }),
  details: eventDetails,
});
