import { fileColumns } from '../platform/listing/declared-fields.js';
import type { ReadableColumn } from '../platform/listing/readable-csv.js';
import type { Channel } from './inquiries.dto.js';
import { OPTIONAL } from './inquiry-fields.js';
import type { InquiryRecord } from './inquiry-record.dto.js';
import type { LostReason, Outcome, Status } from './work/statuses.js';

/** The back office’s words for what the API names by a code (`test/units/csv-words.spec.ts` compares them). */
export const STATUS_WORDS: Record<Status, string> = {
  new: 'New',
  contacted: 'Contacted',
  qualified: 'Qualified',
  viewing: 'Viewing',
  reserved: 'Reserved',
  sold: 'Sold',
  lost: 'Lost',
  spam: 'Spam',
};
export const LOST_WORDS: Record<LostReason, string> = {
  price: 'Price',
  location: 'Location',
  timing: 'Not the right time',
  'bought-elsewhere': 'Bought elsewhere',
  'no-answer': 'Does not answer',
  'not-interested': 'No longer interested',
  other: 'Other reason',
};
export const OUTCOME_WORDS: Record<Outcome, string> = {
  unknown: 'Not said yet',
  reached: 'Reached',
  'no-answer': 'No answer',
  'wrong-number': 'Wrong number',
};
export const CHANNEL_WORDS: Record<Channel, string> = {
  website: 'The website',
  telephone: 'Telephone',
  'walk-in': 'Walk-in',
  messenger: 'Messenger',
  referral: 'Referral',
  agent: 'Agent',
  other: 'Another way',
};

const { column, others } = fileColumns(OPTIONAL);

/** The file that the back office saves, in its own words; what was added since stands before the ID. */
export const inquiryCsv: readonly ReadableColumn<InquiryRecord>[] = [
  ['Received', (inquiry, words) => words.time(inquiry.created_at)],
  ['Last name', (inquiry) => inquiry.last_name],
  ['First name', (inquiry) => inquiry.first_name],
  ['E-mail', (inquiry) => inquiry.email],
  ['Phone number', (inquiry, words) => inquiry.phone_number && words.phone(inquiry.phone_number)],
  column('country'),
  column('place'),
  column('project_interest'),
  ['Message', (inquiry) => inquiry.message],
  column('where_did_find_about_us'),
  ['Newsletter', (inquiry, words) => words.yesNo(inquiry.agree_newsletter)],
  ['Last change', (inquiry, words) => words.time(inquiry.updated_at)],
  ['Status', (inquiry) => STATUS_WORDS[inquiry.status]],
  ['Lost because of', (inquiry) => inquiry.lost_reason && LOST_WORDS[inquiry.lost_reason]],
  ['Who answers', (inquiry) => inquiry.assignee_name],
  ['First answer', (inquiry, words) => words.time(inquiry.answered_at)],
  ['Next step', (inquiry) => inquiry.next_step],
  ['Next step on', (inquiry) => inquiry.next_step_on],
  column('agent_code'),
  column('landing_page'),
  column('referrer'),
  column('utm_source'),
  column('utm_campaign'),
  ['Came by', (inquiry) => CHANNEL_WORDS[inquiry.channel]],
  ['Next step at', (inquiry) => inquiry.next_step_time],
  ['Viewing of', (inquiry) => inquiry.next_step_project],
  ['Viewing at', (inquiry) => inquiry.next_step_place],
  ['External ID', (inquiry) => inquiry.external_id],
  ['Home of', (inquiry) => inquiry.home_project],
  ['Home', (inquiry) => inquiry.home_name],
  ['Reserved or sold', (inquiry) => inquiry.home_state],
  ['Last call', (inquiry) => inquiry.last_call && OUTCOME_WORDS[inquiry.last_call]],
  ['Last call at', (inquiry, words) => words.time(inquiry.last_call_at)],
  ['Last call by', (inquiry) => inquiry.last_call_by],
  ['Phone number is wrong', (inquiry, words) => words.yesNo(inquiry.phone_fails)],
  ['Reserved or sold since', (inquiry) => inquiry.home_since],
  ['Reserved until', (inquiry) => inquiry.home_until],
  ['Extended because', (inquiry) => inquiry.home_reason],
  ['By the price list', (inquiry) => inquiry.home_price_list],
  ['Asked', (inquiry, words) => words.time(inquiry.received_at)],
  ['Viewing planned', (inquiry, words) => words.time(inquiry.viewing_planned_at)],
  ['First reserved', (inquiry, words) => words.time(inquiry.reserved_at)],
  ['First sold', (inquiry, words) => words.time(inquiry.sold_at)],
  ...others(),
  ['ID', (inquiry) => inquiry.id],
];
