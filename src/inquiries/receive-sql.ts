import { v7 } from 'uuid';
import type { Insert } from '../http/idempotency/insert-once.js';
import type { InquiryFields } from './inquiry-fields.dto.js';
import { inquiryList } from './inquiry-list.js';

const TEXT = `INSERT INTO inquiry
  (id, first_name, last_name, phone_number, country, project_interest, email, place, message,
   agree_newsletter, agree_terms, where_did_find_about_us, suspect)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) RETURNING ${inquiryList.select.join(', ')}`;

/** Written out rather than left to the entity manager: a busy write. */
export const receiveSql = (fields: InquiryFields, suspect: boolean): Insert => ({
  name: 'receive_inquiry',
  text: TEXT,
  values: [
    v7(),
    fields.first_name,
    fields.last_name,
    fields.phone_number,
    fields.country ?? null,
    fields.project_interest ?? null,
    fields.email,
    fields.place ?? null,
    fields.message,
    fields.agree_newsletter ?? false,
    fields.agree_terms,
    fields.where_did_find_about_us ?? null,
    suspect,
  ],
});
