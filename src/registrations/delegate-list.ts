import { filtersOf, namesOf } from '../platform/listing/declared-fields.js';
import {
  boolean,
  code,
  condition,
  date,
  exactly,
  id,
  phone,
  presence,
  startsWith,
  unsortedBoolean,
  unsortedId,
  type ListResource,
} from '../platform/listing/resource.js';
import { asCode } from './codes/code.js';
import { OPTIONAL } from './delegate-fields.js';
import type { DelegateRecord } from './delegates.dto.js';

export const LISTED_TEXTS = [
  'first_name',
  'last_name',
  'email',
  'phone_number',
  'address',
  'church_name',
  'ministry',
] as const;
export const SORTED_COLUMNS = ['created_at', 'updated_at', 'age', 'payment_status', 'payment_mode'] as const;

/** SQL of those who have a place: of a large group only once it has confirmed. What figures call “registered”. */
export const hasPlaceSql = 'cancelled_at IS NULL AND NOT spam AND (payment_status OR NOT unconfirmed)';

export const delegateList: ListResource = {
  table: 'delegate',
  resourceName: 'delegates',
  lexemes: `search_lexemes(${LISTED_TEXTS.join(', ')})`,
  code: { sql: 'registration_code(registration_id)', read: asCode },
  select: [
    'id',
    'uuid',
    'event_id',
    'registration_id',
    'first_name',
    'last_name',
    'email',
    'phone_number',
    ...namesOf(OPTIONAL),
    'payment_status',
    'payment_mode',
    'consent_text',
    'proof_of_payment',
    'qr_code',
    'cancelled_at',
    'spam',
    'mail_fails',
    'created_at',
    'updated_at',
  ],
  computed: ['registration_sums(registration_id) AS sums'],
  columns: {
    id,
    event_id: unsortedId,
    registration_id: unsortedId,
    first_name: startsWith,
    last_name: startsWith,
    email: startsWith,
    phone_number: phone,
    email_is: exactly('email'),
    phone_number_is: exactly('phone_number'),
    ...filtersOf(OPTIONAL),
    payment_status: boolean,
    payment_mode: code,
    proof_of_payment: presence,
    cancelled_at: presence,
    name_to_follow: condition("first_name = ''"),
    has_place: condition(hasPlaceSql),
    spam: unsortedBoolean,
    mail_fails: unsortedBoolean,
    created_at: date,
    updated_at: date,
  },
};

/** The columns of the CSV file for programs stay where they are: what was added since stands at the end. */
const FIRST_EXPORTED = [
  'id',
  'uuid',
  'first_name',
  'last_name',
  'age',
  'church_name',
  'ministry',
  'email',
  'phone_number',
  'address',
  'payment_status',
  'payment_mode',
  'consent_text',
  'proof_of_payment',
  'qr_code',
  'spam',
  'created_at',
  'updated_at',
  'event_id',
  'registration_id',
  'cancelled_at',
  'registration_code',
  'due_centavos',
  'paid_centavos',
  'owed_centavos',
  'to_return_centavos',
  'currency',
] as const satisfies (keyof DelegateRecord)[];
export const EXPORTED = [...new Set<string>([...FIRST_EXPORTED, ...namesOf(OPTIONAL)])];
