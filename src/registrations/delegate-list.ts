import {
  boolean,
  choice,
  date,
  id,
  type ListResource,
  phone,
  presence,
  startsWith,
  startsWithLong,
  unsortedBoolean,
  unsortedId,
  wholeNumber,
} from '../platform/listing/resource.js';

export const PAYMENT_MODES = ['gcash', 'bank-transfer', 'cash'] as const;
export type PaymentMode = (typeof PAYMENT_MODES)[number];

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

export const delegateList: ListResource = {
  table: 'delegate',
  resourceName: 'delegates',
  lexemes: `search_lexemes(${LISTED_TEXTS.join(', ')})`,
  select: [
    'id',
    'uuid',
    'event_id',
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
  ],
  columns: {
    id,
    event_id: unsortedId,
    first_name: startsWith,
    last_name: startsWith,
    email: startsWith,
    phone_number: phone,
    address: startsWithLong,
    church_name: startsWith,
    ministry: startsWith,
    age: wholeNumber,
    payment_status: boolean,
    payment_mode: choice(PAYMENT_MODES),
    proof_of_payment: presence,
    spam: unsortedBoolean,
    created_at: date,
    updated_at: date,
  },
};
