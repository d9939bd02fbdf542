import { OPTIONAL as OF_DELEGATES } from '../delegates/delegate-fields.js';
import { OPTIONAL as OF_INQUIRIES } from '../inquiries/inquiry-fields.js';
import { TABLES, type TableRule } from '../platform/database/personal-data.js';
import type { Declared, DeclaredField } from '../platform/listing/declared-fields.js';

/** Fields that are declared with what they say of a person. */
const declaredAs = (wanted: DeclaredField['kind'], fields: Declared): string =>
  Object.entries(fields)
    .flatMap(([name, { kind }]) => (kind === wanted ? [name] : []))
    .join(' ');

/**
 * What the database knows of people, table by table: each column stands here once, or beside its entity
 * (`registerPersonalData`), and a test fails for one that does not. Whoever adds a table or a column of visitors says here
 * what it holds, and erase.ts what becomes of it (erase.spec.ts fails for one that an erasure leaves).
 */
const OF_VISITORS_AND_PLATFORM: Record<string, TableRule> = {
  delegate: {
    person: `first_name last_name email phone_number consent_text cancelled_because answers
      ${declaredAs('person', OF_DELEGATES)}`,
    facts: `id uuid event_id registration_id payment_status payment_mode proof_of_payment qr_code mail_fails spam
      price_id price_name price_centavos price_code cancelled_at created_at updated_at ${declaredAs('facts', OF_DELEGATES)}`,
    inner: 'unconfirmed',
    erased: 'Removed.',
  },
  registration: {
    person: 'contact_first_name contact_last_name contact_email contact_phone_number tickets_because',
    facts: 'id event_id total_centavos removed_centavos payment_due_at held_until created_at',
    inner: 'network site',
    erased:
      'Removed with its last delegate, unless money is to be returned: then it stays without a person until it is. Where others of the group stay, the contact is blanked.',
  },
  proof: {
    person: 'picture reference read_reference read_receiver reason',
    facts: `id registration_id state channel read_at read_amount_centavos read_paid_on read_receiver_is_ours read_code
      uploaded_by_kind decided_at created_at`,
    staff: 'uploaded_by_name decided_by_name claimed_by claimed_until',
    inner: 'sha256',
    erased: 'Removed with its picture: the receipt shows who paid.',
  },
  payment: {
    person: 'reference shared_because',
    facts: 'registration_id channel verified_at',
    staff: 'verified_by_name',
    erased: 'Removed with the registration; its sum goes to kept_payment. Else the reference is blanked.',
  },
  movement: {
    person: 'reference note',
    facts:
      'id registration_id event_id kind amount_centavos currency channel statement_line received_on receipt_number payment_number shared_payment_id created_at',
    staff: 'entered_by_name holder_id',
    inner: 'proof_id',
    erased: 'Stays, since money that moved is never undone; reference and note are blanked.',
  },
  statement_line: {
    person: 'payer reference reason',
    facts: 'id channel day amount_centavos fee_centavos status state line_number decided_at created_at',
    staff: 'kept_by_name decided_by_name',
    inner: 'fingerprint occurrence file_id',
    erased: 'Stays, since the bank has it too; payer, reference and reason are blanked.',
  },
  statement_allocation: {
    facts: 'id line_id registration_id movement_id amount_centavos made created_at',
    staff: 'by_name',
  },
  statement_file: { staff: 'kept_by_name', inner: 'id channel name digest unread_lines created_at' },
  statement_file_line: { inner: 'file_id line_number outgoing line_id' },
  registration_link: {
    person: 'hash email',
    inner: 'registration_id purpose expires_at created_at',
    erased: 'Removed with the registration, and with its contact.',
  },
  confirmed_address: { person: 'address', facts: 'confirmed_at', erased: 'Removed.' },
  stopped_address: {
    person: 'address',
    facts: 'kind how stopped_at',
    staff: 'by_name',
    inner: 'batch_id',
    erased: 'The address becomes a hash: a stop holds for good, whoever comes back.',
  },
  news_choice: { person: 'address projects words', facts: 'chosen_at', erased: 'Removed.' },
  newsletter: {
    staff: 'by_id by_name undone_by_name',
    inner: 'id subject preview pieces projects state begins_at reached ended_at created_at',
  },
  former_ticket: {
    person: 'uuid',
    inner: 'delegate_id event_id ended_at',
    erased: 'Removed with the delegate.',
  },
  kept_payment: { inner: 'id event_name channel total_centavos people paid_on' },
  waiting_entry: {
    person: 'contact_first_name contact_last_name contact_email contact_phone_number asked',
    facts:
      'id uuid event_id places state offered_until registration_id spam unconfirmed created_at decided_at',
    inner: 'network site',
    erased: 'Removed with the contact; another person of the group is taken out of it.',
  },
  door_scan: {
    person: 'undo_reason',
    facts:
      'nonce event_id day delegate_id outcome shown gate scanned_at received_at changed_at undone_at in_review settled_at',
    staff: 'by_id by_name undone_by_name settled_by_name',
    inner: 'code_sha256',
    erased: 'Removed.',
  },
  inquiry: {
    person: `${declaredAs('person', OF_INQUIRIES)} first_name last_name phone_number email message next_step next_step_place external_id received_at last_work home_reason`,
    facts: `${declaredAs('facts', OF_INQUIRIES)} id channel next_step_time next_step_kind next_step_project home_project home_name home_state home_since home_until home_price_list agree_newsletter news_withdrawn_at news_withdrawn_how agree_terms spam mail_fails phone_fails status lost_reason assigned_at returned_at awaits_manager
      answered_at viewing_planned_at reserved_at sold_at last_call last_call_at next_step_on created_at updated_at`,
    staff: 'assignee_id last_call_by news_withdrawn_by',
    inner: 'search_text sent_hash import_id',
    erased: 'Removed.',
  },
  inquiry_note: {
    person: 'text before',
    facts: 'id inquiry_id kind via outcome author_kind created_at taken_back_at corrected_at',
    staff: 'author_id author_name corrected_by',
    erased: 'Removed.',
  },
  viewing: {
    person: 'time_zone video_link',
    facts:
      'id inquiry_id project starts_at minutes how state called_off_by reminded_at created_at changed_at',
    staff: 'staff_id',
    inner: 'sequence network site',
    erased: 'Removed with the inquiry: the hour is free again.',
  },
  viewing_hours: {
    staff: 'staff_id',
    inner: 'id project days opens closes minutes at_once how place created_at',
  },
  viewing_day_off: { staff: 'staff_id name', inner: 'id first_day last_day created_at' },
  mail: {
    person: 'to_address subject last_error',
    facts: `id template resource record_id event_id state attempts handing_over_at uncertain_at next_attempt_at sent_at
      created_at updated_at`,
    staff: 'recipient_id',
    inner: 'key batch_id network search_text',
    erased: 'Removed: those to the person, and those to colleagues about them.',
  },
  activity: {
    person: 'before after',
    facts: 'id at caller_kind resource record_id type fields',
    staff: 'caller_id caller_name',
    inner: 'era xid sequence',
    erased: 'Says still who did what and when, and no more what the record said.',
  },
  bin_entry: {
    person: 'name about rows history files',
    facts: 'id resource removed_at',
    staff: 'removed_by',
    erased: 'Removed with its files.',
  },
  job: {
    person: 'last_error',
    inner: 'id kind key payload run_at attempts lease failed_at created_at',
    erased: 'Removed, done or not.',
  },
  idempotency_key: {
    person: 'body_hash answer',
    inner: 'key created_at',
    erased: 'Removed.',
  },
  webhook_delivery: {
    person: 'answer',
    inner: `id endpoint_id activity_id type replay_of state attempts next_attempt_at status error milliseconds
      attempted_at created_at`,
    erased: 'Forgets what the other system answered.',
  },
  password_request: {
    person: 'email',
    inner: 'id created_at',
    erased: 'Removed.',
  },
  erasure: {
    staff: 'by_name',
    inner: 'id erased_at record_hashes identifier_hashes key_check counts applied_at',
  },

  staff: {
    staff: 'email name agent_code last_signed_in_at',
    inner: `id role calendar_key password_hash password_changed_at password_due_at second_factor_since inquiry_mail proofs_mail
      disabled_at created_at updated_at search_text`,
  },
  home_stock: {
    inner:
      'id project home count reserved_here sold_here reserved_elsewhere sold_elsewhere created_at updated_at',
  },
  price_list: { inner: 'project number name day prices published_at' },
  list_view: { staff: 'name', inner: 'id staff_id resource filter sort shared created_at' },
  staff_session: { staff: 'address browser', inner: 'id staff_id created_at seen_at public_id confirmed_at' },
  mail_server: {
    inner: 'one host port encryption user_name encrypted_password from_name from_address updated_at',
  },
  second_factor: { inner: 'staff_id secret last_step recovery_hashes' },
  password_link: { inner: 'hash staff_id purpose expires_at created_at' },
  api_key: { inner: 'id name scopes key_hash expires_at last_used_at created_by created_at search_text' },
  door_device: {
    staff: 'made_by_name ended_by_name',
    inner: `id event_id day name gate takes_payments code_hash code_expires_at signed_in_by token_hash expires_at
      created_at signed_in_at last_seen_at ended_at`,
  },
  event: {
    inner: `id slug name kind summary starts_at ends_at venue_name venue_street venue_city venue_country fee_centavos prices
      includes gcash_name gcash_number gcash_qr gcash_exact pay_by_gcash pay_by_bank_transfer pay_by_cash payment_modes questions payment_due_at capacity
      registration_opens_at registration_closes_at changes_close_at hold_hours cash_held_until network_places state calendar_sequence moved_from details created_at updated_at`,
  },
  guest_mail: {
    staff: 'by_id by_name undone_by_name',
    inner:
      'id event_id subject words recipients who filter about before state begins_at reached ended_at created_at',
  },
  person_read: { staff: 'reader_id reader_name', inner: 'day role rows told_at' },
  person_read_row: { staff: 'reader_id', inner: 'day record_id' },
  person_read_limit: { inner: 'single rows_a_day updated_at' },
  storage_claim: { inner: 'one shown storage used' },
  trusted_clock: { inner: 'one at' },
  inquiry_settings: { inner: 'single data updated_at' },
  office_settings: { inner: 'single data updated_at' },
  mail_words: { inner: 'kind subject opening closing updated_at' },
  rejection_reason: { inner: 'position label words' },
  webhook_endpoint: {
    inner: `id url description types secret old_secret old_secret_until place failing_since disabled_at
      disabled_reason made_by_key created_at`,
  },
  content_version: { staff: 'by_id by_name', inner: 'id kind slug data note at' },
  content_release: { staff: 'by_id by_name', inner: 'id parent versions note at' },
  content_unfinished: { staff: 'by_id', inner: 'kind slug base_version data at' },
  content_plan: {
    staff: 'by_id by_name',
    inner: 'id at versions note state failure payment_allowed release_id by_kind changed_at',
  },
  content_proposal: {
    staff: 'by_id by_name decided_by_id decided_by_name',
    inner:
      'id does versions of_release over_release publish_at note state answer release_id plan_id by_kind at decided_at',
  },
  content_pointer: { inner: 'only_one release_id changed_at needs_approval' },
  content_picture: { inner: 'name width height jpeg created_at' },
  content_picture_details: { inner: 'file name alt credit kind labels removed_at changed_at' },
  content_file: { staff: 'by_id by_name', inner: 'hash name size bytes uploaded_at' },
  content_preview: { staff: 'by_id by_name', inner: 'token_hash ends_at' },
  activity_era: { inner: 'era system_identifier since' },
  backup_run: { inner: 'id finished_at file bytes row_total upload_total copies missing failure' },
  periodic_job: { inner: 'name run_at lease started_at finished_at done last_error failures' },
  row_count: { inner: 'table_name rows xid added' },
  migrations: { inner: 'id timestamp name' },
  sql_in_force: { inner: 'name sha256 applied_at' },
};
Object.assign(TABLES, OF_VISITORS_AND_PLATFORM);
export { TABLES };

/** The columns that a rule names. */
export const columnsOf = (text = ''): string[] => text.split(/\s+/).filter((name) => name !== '');

/** What the person gets of a table: theirs and the facts, nothing of colleagues and no keys. */
export const exportedColumns = (table: string): string[] => {
  const rule = TABLES[table];
  return [...columnsOf(rule?.person), ...columnsOf(rule?.facts)];
};
