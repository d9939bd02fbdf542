import {
  choice,
  code,
  condition,
  date,
  id,
  reference,
  startsWith,
  unsortedId,
  wholeNumber,
  type ListResource,
} from '../../platform/listing/resource.js';
import { asCode } from '../../registrations/codes.js';
import { registrationsOf } from '../../registrations/registration-list.js';
import { MOVEMENTS, type MovementKind } from '../../registrations/registration.entity.js';

/** The count of cash that a movement is part of. */
const COUNTED = 'SELECT cash_count_id FROM cash_counted WHERE movement_id = movement.id';

/** The journal: each movement of money as it was entered. */
export const movementList: ListResource = {
  table: 'movement',
  resourceName: 'movements',
  search: (words) => `registration_id IN (${registrationsOf(words)})`,
  code: {
    // The filter goes by an index, since comparing the code of every row would be slow.
    has: (code) =>
      `registration_id IN (SELECT registration_id FROM movement WHERE registration_code(registration_id) = ${code})`,
    read: asCode,
  },
  select: [
    'id',
    'created_at',
    'kind',
    'amount_centavos::float8 AS amount_centavos',
    'currency',
    'channel',
    'reference',
    'statement_line',
    'proof_id',
    'receipt_number',
    'payment_number',
    'shared_payment_id',
    'note',
    'entered_by_name',
    'event_id',
    'registration_id',
  ],
  computed: ['registration_code(registration_id) AS code', 'movement_facts(id) AS facts'],
  columns: {
    id,
    event_id: unsortedId,
    registration_id: unsortedId,
    kind: { ...choice(MOVEMENTS), sortable: false },
    channel: { ...code, sortable: false },
    reference: { ...startsWith, sortable: false },
    receipt_number: { ...startsWith, sortable: false },
    payment_number: { ...wholeNumber, sortable: false },
    entered_by_name: { ...startsWith, sortable: false },
    created_at: date,
    shared_payment_id: unsortedId,
    // Whose cash it is; null: a movement of before this was kept.
    holder_id: reference,
    is_counted: condition(`EXISTS (${COUNTED})`),
    cash_count_id: { ...unsortedId, expression: `(${COUNTED})` },
  },
};

/** A row as PostgreSQL gives it. */
export interface ListedMovement {
  id: string;
  created_at: Date;
  kind: MovementKind;
  amount_centavos: number;
  currency: string;
  channel: string;
  reference: string | null;
  statement_line: string | null;
  proof_id: string | null;
  receipt_number: string | null;
  payment_number: number | null;
  shared_payment_id: string | null;
  note: string | null;
  entered_by_name: string | null;
  event_id: string;
  registration_id: string;
  code: string;
  facts: {
    event_name: string;
    delegate_id: string | null;
    contact_name: string | null;
    proof: string | null;
    received_on: string | null;
    corrects_id: string | null;
    corrects_at: string | null;
  };
}
