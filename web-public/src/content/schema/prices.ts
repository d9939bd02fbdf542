import * as z from 'zod';
import { examples } from '../projects/parts/examples';
import { choice, group, line, list, text } from './fields';

/** A sum to the centavo, in the currency of its list. `shortTitle`, `per`: as a history tells of it */
export const money = (title: string, more: { help?: string; shortTitle?: string; per?: string } = {}) =>
  z
    .number('A sum such as 1488834.75')
    .min(0, 'At least 0')
    .max(100_000_000_000, 'At most 100,000,000,000')
    .refine((sum) => Math.abs(sum * 100 - Math.round(sum * 100)) < 0.001, 'At most two decimals')
    .meta({ title, widget: 'number', money: true, ...more });

/** A day of the calendar: pages write it in words. */
export const day = (title: string, more: { help?: string } = {}) =>
  z.iso.date('A date such as 2026-11-01').meta({ title, widget: 'day', ...more });

const finish = group('Finish', {
  name: line('Name', { max: 40 }),
  price: money('Price'),
  first: z.literal(true).optional().meta({ title: 'Selected by default', widget: 'mark' }),
});

const terms = group(
  'What a buyer pays',
  {
    reservation: money('Reservation fee', {
      help: 'Part of the downpayment. Empty: none is shown.',
    }).optional(),
    downpayment: z
      .number()
      .int('A whole number')
      .min(0)
      .max(100)
      .meta({
        title: 'Usual downpayment, in percent of the price',
        widget: 'number',
        help: 'The calculator begins with it. Empty: with 0.',
      })
      .optional(),
    months: z
      .number()
      .int('A whole number')
      .min(1)
      .max(120)
      .meta({
        title: 'Months in which the downpayment is paid',
        widget: 'number',
        help: 'Empty: it is paid at once.',
      })
      .optional(),
    notIncluded: text('What is not included', {
      max: 600,
      help: 'Such as taxes, fees of the transfer, dues.',
    }).optional(),
  },
  { help: 'Shown under the figures of the calculator.' },
);

/** What the homes of a project cost, and since when. */
export const priceList = group(
  'Price list',
  {
    version: line('Name of this list', {
      max: 60,
      help: 'Computations and inquiries name it.',
      placeholders: [examples.priceList],
    }),
    date: day('Prices of'),
    currency: choice('Currency', { PHP: 'Philippine pesos', USD: 'US dollars' }),
    perSqm: money('Price of a square meter', {
      per: 'sqm',
      help: 'Empty where each home has a price of its own.',
    }).optional(),
    fixed: money('Fixed part', { help: 'The same for every home, whatever its area.' }).optional(),
    finishes: list('Finishes', finish, { max: 6, one: 'finish', unique: 'name' }),
    parking: money('Parking space', { help: 'Empty: none is offered in the calculator.' }).optional(),
    vat: choice(
      'VAT',
      { included: 'In the prices', excluded: 'Not in the prices', exempt: 'The homes are exempt' },
      { help: 'Shown beside every price. Empty: the pages say that the list does not state it.' },
    ).optional(),
    terms: terms.optional(),
  },
  {
    help: 'When a price changes, change the name and the date of the list too: what was computed before names the old one.',
  },
);
