import type { ReadableColumn } from '../platform/listing/readable-csv.js';
import type { InquiryRecord } from './inquiries.dto.js';

/** The file that the back office saves, in its own words. */
export const inquiryCsv: readonly ReadableColumn<InquiryRecord>[] = [
  ['Received', (inquiry, words) => words.time(inquiry.created_at)],
  ['Last name', (inquiry) => inquiry.last_name],
  ['First name', (inquiry) => inquiry.first_name],
  ['E-mail', (inquiry) => inquiry.email],
  ['Phone number', (inquiry, words) => words.phone(inquiry.phone_number)],
  ['Country', (inquiry) => inquiry.country],
  ['Place', (inquiry) => inquiry.place],
  ['Project interest', (inquiry) => inquiry.project_interest],
  ['Message', (inquiry) => inquiry.message],
  ['Found us through', (inquiry) => inquiry.where_did_find_about_us],
  ['Newsletter', (inquiry, words) => words.yesNo(inquiry.agree_newsletter)],
  ['Last change', (inquiry, words) => words.time(inquiry.updated_at)],
  ['ID', (inquiry) => inquiry.id],
];
