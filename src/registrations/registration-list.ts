import { delegateList } from '../delegates/delegate-list.js';
import {
  choice,
  condition,
  date,
  exactly,
  id,
  startsWith,
  unsortedBoolean,
  unsortedId,
  type ListResource,
} from '../platform/listing/resource.js';
import { asCode } from './codes.js';
import { PROOF_STATES } from './registration.entity.js';

const CONTACT_WORDS =
  'search_lexemes(contact_first_name, contact_last_name, contact_email, contact_phone_number)';

/** Registrations of whom words begin one of who pays, or of one who comes. @param words placeholder of their text */
export const registrationsOf = (words: string): string =>
  `SELECT registration_id FROM delegate WHERE ${delegateList.lexemes} @@ search_query(${words})
   UNION ALL SELECT id FROM registration WHERE ${CONTACT_WORDS} @@ search_query(${words})`;

/** The columns of the file for programs, who know them by their places: new ones come at the end. */
export const EXPORTED = [
  'id',
  'code',
  'event_id',
  'event_name',
  'first_name',
  'last_name',
  'email',
  'phone_number',
  'delegates',
  'cancelled',
  'payment_status',
  'due_centavos',
  'paid_centavos',
  'owed_centavos',
  'to_return_centavos',
  'currency',
  'channel',
  'reference',
  'proof_state',
  'payment_due_at',
  'held_until',
  'spam',
  'created_at',
];

/** Registrations with who pays and the sums of the ledger: rows of the view `registration_listed`. */
export const registrationList: ListResource = {
  table: 'registration_listed',
  viewOf: 'registration',
  resourceName: 'registrations',
  search: (words) => `id IN (${registrationsOf(words)})`,
  code: { has: (code) => `code = ${code}`, read: asCode },
  select: EXPORTED.filter((name) => name !== 'currency'),
  columns: {
    id,
    event_id: unsortedId,
    last_name: { ...startsWith, sortable: false },
    email_is: exactly('email'),
    phone_number_is: exactly('phone_number'),
    payment_status: unsortedBoolean,
    owes: condition('owed_centavos > 0'),
    to_return: condition('to_return_centavos > 0'),
    cancelled: unsortedBoolean,
    proof_state: { ...choice(PROOF_STATES), sortable: false },
    spam: unsortedBoolean,
    created_at: date,
  },
};

/** A row as PostgreSQL gives it. */
export interface ListedRegistration {
  id: string;
  code: string;
  event_id: string;
  event_name: string;
  first_name: string;
  last_name: string;
  email: string;
  phone_number: string;
  delegates: number;
  cancelled: boolean;
  payment_status: boolean;
  due_centavos: number;
  paid_centavos: number;
  owed_centavos: number;
  to_return_centavos: number;
  channel: string | null;
  reference: string | null;
  proof_state: string | null;
  payment_due_at: Date | null;
  held_until: Date | null;
  spam: boolean;
  created_at: Date;
}
