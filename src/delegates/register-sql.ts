import { v4, v7 } from 'uuid';
import type { Insert } from '../http/idempotency/insert-once.js';
import type { DelegateFields } from './delegate-fields.dto.js';
import { delegateList } from './delegate-list.js';

const TEXT = `INSERT INTO delegate
  (id, uuid, first_name, last_name, age, church_name, ministry, email, phone_number, address, payment_mode,
   suspect)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) RETURNING ${delegateList.select.join(', ')}`;

/** Written out rather than left to the entity manager: the busiest write of the system. */
export const registerSql = (fields: DelegateFields, suspect: boolean): Insert => ({
  name: 'register_delegate',
  text: TEXT,
  values: [
    v7(),
    v4(),
    fields.first_name,
    fields.last_name,
    fields.age ?? null,
    fields.church_name ?? null,
    fields.ministry ?? null,
    fields.email,
    fields.phone_number,
    fields.address ?? null,
    fields.payment_mode ?? 'gcash',
    suspect,
  ],
});
