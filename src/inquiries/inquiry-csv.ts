import type { ReadableColumn } from '../platform/listing/readable-csv.js';
import type { InquiryRecord } from './inquiry-record.dto.js';

/** `bought-elsewhere` → `Bought elsewhere` */
const sentence = (code: string): string =>
  code.replace(/^./, (first) => first.toUpperCase()).replaceAll('-', ' ');

/** The file that the back office saves, in its own words. */
export const inquiryCsv: readonly ReadableColumn<InquiryRecord>[] = [
  ['Received', (inquiry, words) => words.time(inquiry.created_at)],
  ['Last name', (inquiry) => inquiry.last_name],
  ['First name', (inquiry) => inquiry.first_name],
  ['E-mail', (inquiry) => inquiry.email],
  ['Phone number', (inquiry, words) => inquiry.phone_number && words.phone(inquiry.phone_number)],
  ['Country', (inquiry) => inquiry.country],
  ['Place', (inquiry) => inquiry.place],
  ['Project interest', (inquiry) => inquiry.project_interest],
  ['Message', (inquiry) => inquiry.message],
  ['Found us through', (inquiry) => inquiry.where_did_find_about_us],
  ['Newsletter', (inquiry, words) => words.yesNo(inquiry.agree_newsletter)],
  ['Last change', (inquiry, words) => words.time(inquiry.updated_at)],
  ['Status', (inquiry) => sentence(inquiry.status)],
  ['Lost because of', (inquiry) => inquiry.lost_reason && sentence(inquiry.lost_reason)],
  ['Who answers', (inquiry) => inquiry.assignee_name],
  ['First answer', (inquiry, words) => words.time(inquiry.answered_at)],
  ['Next step', (inquiry) => inquiry.next_step],
  ['Next step on', (inquiry) => inquiry.next_step_on],
  ['Agent’s link', (inquiry) => inquiry.agent_code],
  ['First page', (inquiry) => inquiry.landing_page],
  ['Came from', (inquiry) => inquiry.referrer],
  ['Campaign source', (inquiry) => inquiry.utm_source],
  ['Campaign', (inquiry) => inquiry.utm_campaign],
  ['Came by', (inquiry) => sentence(inquiry.channel)],
  ['Next step at', (inquiry) => inquiry.next_step_time],
  ['Viewing of', (inquiry) => inquiry.next_step_project],
  ['Viewing at', (inquiry) => inquiry.next_step_place],
  ['External ID', (inquiry) => inquiry.external_id],
  ['ID', (inquiry) => inquiry.id],
];
