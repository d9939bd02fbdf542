import type { Pool } from 'pg';
import { knownModes, wayToPay, type WayToPay } from '../../content/paying/payment-modes.js';
import { givenNameSql, NO_CONTACT, numberSql, unquotedName } from '../../delegates/names.js';
import type { Event } from '../../events/event.entity.js';
import type { Block } from '../../platform/mail/template.js';
import { momentOf } from '../../platform/manila.js';
import { REGISTERED_BEFORE } from '../groups/same-people.js';
import { comesSql, CONTACT_EMAIL, CONTACT_FIRST_NAME, quotesSql } from '../registration-rows.js';

/** A registration as mails tell of it, beside one of its delegates. */
export interface RegistrationFacts {
  registration_id: string;
  uuid: string;
  first_name: string;
  last_name: string;
  church_name: string | null;
  email: string;
  mode: WayToPay;
  event: MailEvent;
  /** The first name of who pays, and the address that mails go to. */
  contact: string;
  contact_email: string;
  /** Everybody whom the registration has; '' where the name is to follow. */
  names: string[];
  /** What all who come have to pay together, in centavos. */
  due_centavos: number;
  payment_status: boolean;
  /** What is still to be paid, in centavos. */
  owed_centavos: number;
  /** Staff sent the tickets before all is paid. */
  early: boolean;
  /** A picture waits, or was accepted. */
  has_proof: boolean;
  /** Whether names may stand in the mail: see quotesSql. */
  quotes: boolean;
  /** Until when the unpaid places are held; null: they do not end by themselves. */
  held_until: Date | null;
  /** Somebody of them has a place by an earlier registration of this address. */
  registered_before: boolean;
}

/** What mails say of an event. */
export type MailEvent = Omit<
  Event,
  | 'id'
  | 'slug'
  | 'kind'
  | 'summary'
  | 'capacity'
  | 'prices'
  | 'gcash_qr'
  | 'gcash_exact'
  | 'hold_hours'
  | 'questions'
  | 'network_places'
  | 'cash_held_until'
  | 'created_at'
  | 'updated_at'
>;

export const SAMPLE_EVENT: MailEvent = {
  name: 'Common Ground 2027',
  starts_at: new Date('2027-02-19T08:30:00+08:00'),
  ends_at: new Date('2027-02-20T16:30:00+08:00'),
  venue_name: 'Harborview Convention Hall',
  venue_street: 'Cebu Business Park',
  venue_city: 'Cebu City',
  venue_country: 'Philippines',
  fee_centavos: 150_000,
  includes: 'Meals on both days, workbook and certificate',
  gcash_name: 'Stealth Land Events',
  gcash_number: '0900 550 2027',
  pay_by_gcash: 'Send the amount in the GCash app, and keep a screenshot of the receipt.',
  pay_by_bank_transfer: 'Write to events@stealthland.ph with your name and church.',
  pay_by_cash: 'Pay at the registration desk on the first morning, from 7:30 am.',
  payment_modes: null,
  payment_due_at: new Date('2027-02-05T23:59:59+08:00'),
  registration_opens_at: null,
  registration_closes_at: null,
  changes_close_at: null,
  state: 'published',
  calendar_sequence: 0,
  moved_from: null,
  details: {},
};

export const SAMPLE_REGISTRATION: RegistrationFacts = {
  registration_id: '5f0c3f6e-7a51-4c1b-9a6e-2f6a5d0c9b11',
  uuid: '5f0c3f6e-7a51-4c1b-9a6e-2f6a5d0c9b11',
  first_name: 'Maria',
  last_name: 'Santos',
  church_name: 'Grace Community Church',
  email: 'maria.santos@example.com',
  mode: {
    value: 'gcash',
    label: 'GCash',
    how: null,
    at_desk: false,
    code: true,
    account_name: SAMPLE_EVENT.gcash_name,
    account_number: SAMPLE_EVENT.gcash_number,
  },
  event: SAMPLE_EVENT,
  contact: 'Maria',
  contact_email: 'maria.santos@example.com',
  names: ['Maria Santos, Grace Community Church'],
  due_centavos: 150_000,
  payment_status: false,
  owed_centavos: 150_000,
  early: false,
  has_proof: false,
  quotes: true,
  held_until: new Date('2027-01-14T10:00:00+08:00'),
  registered_before: false,
};

/** A mail to an address that nobody confirmed quotes nothing that a stranger may have typed. */
const unquoted = (row: Row): Row => ({
  ...row,
  ...(row.first_name !== '' && { first_name: 'Delegate', last_name: String(row.number) }),
  church_name: null,
  contact: NO_CONTACT,
  names: row.names.map((name, n) => unquotedName(name, row.numbers[n])),
});

type Row = Omit<RegistrationFacts, 'event' | 'mode'> & {
  event_id: string;
  payment_mode: string;
  /** Which of the registration's delegates this is, and which the names are of. */
  number: number;
  numbers: number[];
};

/**
 * @param reader whose mail it is for: a stranger who confirmed their own address may have typed the one of a delegate
 * @returns undefined when the delegate is gone, cancelled or spam: what was to be said is no longer true
 */
export async function findDelegate(
  pool: Pool,
  id: string,
  reader: 'contact' | 'delegate' = 'contact',
): Promise<RegistrationFacts | undefined> {
  const { rows } = await pool.query<Row>(
    `SELECT d.registration_id, d.uuid, d.first_name, d.last_name, d.church_name, d.email, d.payment_mode, d.event_id,
            ${CONTACT_FIRST_NAME} AS contact,
            ${CONTACT_EMAIL} AS contact_email, m.due_centavos::float8 AS due_centavos, d.payment_status,
            CASE WHEN NOT d.payment_status THEN r.held_until END AS held_until,
            m.owed_centavos::float8 AS owed_centavos, r.tickets_because IS NOT NULL AS early,
            d.proof_of_payment IS NOT NULL AS has_proof,
            ${quotesSql(reader === 'contact' ? CONTACT_EMAIL : 'd.email')} AS quotes,
            (SELECT array_agg(${givenNameSql('o', 'o.church_name')} ORDER BY o.id)
               FROM delegate o WHERE o.registration_id = r.id AND o.cancelled_at IS NULL) AS names,
            (SELECT array_agg(${numberSql('o')} ORDER BY o.id)
               FROM delegate o WHERE o.registration_id = r.id AND o.cancelled_at IS NULL) AS numbers,
            ${REGISTERED_BEFORE} AS registered_before, ${numberSql('d')} AS number
       FROM delegate d JOIN registration r ON r.id = d.registration_id
       JOIN registration_money m ON m.registration_id = r.id WHERE d.id = $1 AND ${comesSql('d')}`,
    [id],
  );
  const [delegate] = rows;
  if (!delegate) return undefined;
  const event = await pool.query<Event>('SELECT * FROM event WHERE id = $1', [delegate.event_id]);
  const [found] = event.rows;
  if (!found) return undefined;
  const mode = wayToPay(found, await knownModes(pool), delegate.payment_mode);
  // Where there is no limit, nobody else wants the place.
  const held_until = found.capacity === null ? null : delegate.held_until;
  return { ...(delegate.quotes ? delegate : unquoted(delegate)), held_until, mode, event: found };
}

/** What to do to pay, in words. */
export function howToPay(
  { value, label, how, account_name, account_number, at_desk }: WayToPay,
  sum: string,
): string {
  if (at_desk) return `${how ?? 'Pay at the registration desk.'} Please bring ${sum}.`;
  const send =
    account_number === null
      ? (how ?? `Ask us where to send ${sum} by ${label}.`)
      : `Send ${sum} by ${label} to ${[account_name, account_number].filter(Boolean).join(', ')}.`;
  // The instruction for GCash is left out, since the number says it all.
  const more = account_number === null || value === 'gcash' || how === null ? '' : ` ${how}`;
  return `${send}${more} Then open your registration and upload a picture of the receipt.`;
}

/** Until when the places are held, and what ends that. What is paid on the day ends at its beginning, or before. */
export const heldBlock = (
  count: number,
  held_until: Date,
  { at_desk }: Pick<WayToPay, 'at_desk'>,
  { starts_at }: Pick<Event, 'starts_at'>,
): Block => {
  const held = `${count === 1 ? 'The place is' : 'The places are'} held for you until`;
  const ends = `otherwise, ${count === 1 ? 'it is' : 'they are'} released.`;
  const atStart = at_desk && held_until.getTime() >= starts_at.getTime();
  const pay = at_desk ? 'Pay by then' : 'Upload the receipt by then';
  return {
    kind: 'text',
    text: atStart ? `${held} the event begins.` : `${held} ${momentOf(held_until)}. ${pay}; ${ends}`,
  };
};
