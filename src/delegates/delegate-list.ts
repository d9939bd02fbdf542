import { filtersOf, namesOf } from '../platform/listing/declared-fields.js';
import {
  boolean,
  code,
  condition,
  date,
  exactly,
  id,
  members,
  phone,
  presence,
  startsWith,
  unsortedBoolean,
  unsortedId,
  type ListColumn,
  type ListResource,
} from '../platform/listing/resource.js';
import { searchKey } from '../platform/listing/where.js';
import { asCode } from '../registrations/codes.js';
import { LISTED_TEXTS, OPTIONAL } from './delegate-fields.js';
import type { DelegateRecord } from './delegates.dto.js';

/** SQL of those who have a place: of a large group only once it has confirmed. What figures call “registered”. */
export const hasPlaceSql = 'cancelled_at IS NULL AND NOT spam AND (payment_status OR NOT unconfirmed)';

/**
 * Whoever wrote that church or ministry in any spelling that staff put under the name (registrations/spellings); found by the
 * index of the text.
 */
const spelled = (kind: 'church' | 'ministry', text: string): ListColumn => ({
  ...code,
  sortable: false,
  matches: (
    name,
  ) => `(${searchKey(text)} = ANY (ARRAY(SELECT key FROM spelling WHERE kind = '${kind}' AND name = ${name}))
    OR ${searchKey(text)} = search_key(${name}) AND ${text} = ${name}
       AND NOT EXISTS (SELECT FROM spelling WHERE kind = '${kind}' AND key = search_key(${name})))`,
});

export const delegateList: ListResource = {
  table: 'delegate',
  resourceName: 'delegates',
  lexemes: `search_lexemes(${LISTED_TEXTS.join(', ')})`,
  number: 'phone_number',
  code: { has: (code) => `registration_code(registration_id) = ${code}`, read: asCode },
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
    'price_id',
    'price_name',
    'price_centavos',
    'answers',
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
    church_is: spelled('church', 'church_name'),
    ministry_is: spelled('ministry', 'ministry'),
    payment_status: boolean,
    payment_mode: code,
    price_id: unsortedId,
    proof_of_payment: presence,
    cancelled_at: presence,
    name_to_follow: condition("first_name = ''"),
    has_place: condition(hasPlaceSql),
    answers: members,
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
  'price_id',
  'price_name',
  'price_centavos',
] as const satisfies (keyof DelegateRecord)[];
export const EXPORTED = [...new Set<string>([...FIRST_EXPORTED, ...namesOf(OPTIONAL)])];
