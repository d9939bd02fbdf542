/**
 * The words by which programs know a refusal. They are part of the HTTP contract: a code keeps its meaning, sentences may
 * change. Each 409 says which state is in the way by a code of its own.
 */
export const ERROR_CODES = {
  // Of any route.
  invalid: 'What was sent is not valid; `errors` names the fields',
  not_signed_in: 'Nobody is signed in, or the key is unknown, expired or revoked',
  forbidden: 'The account or key may not do this',
  not_found: 'There is none (any more), or nothing at this address',
  method_not_allowed: 'The address does not take this method',
  timeout: 'The body did not arrive in time',
  stale_version: 'The record has changed since the state that was named',
  too_large: 'The body or the file is too large',
  unsupported_type: 'The content type, or the kind of file, is not accepted',
  expectation_failed: 'The header Expect asks for what is not offered',
  not_publishable: 'The content can’t be shown or published as it is',
  rate_limited: 'Too many requests: wait for the seconds of `Retry-After`',
  unavailable: 'Briefly unavailable: wait for the seconds of `Retry-After`',
  internal: 'A defect on our side',
  // Idempotency.
  key_in_use: 'The first request with this Idempotency-Key is still under way',
  key_reused: 'The Idempotency-Key was used for another request',
  key_of_removed_record: 'What was made under this Idempotency-Key has been removed',
  // Accounts.
  account_disabled: 'The account is disabled',
  address_unreachable: 'No mail can reach this address',
  email_taken: 'Another account has this e-mail',
  last_admin: 'It is the last admin',
  mail_off: 'The server sends no mail',
  own_account: 'It is your own account',
  own_second_factor: 'It is your own second factor',
  reauthentication_required: 'Takes the password that was entered a moment ago',
  second_factor_needed: 'Signing in takes the code of the second factor too',
  second_factor_off: 'There is no second factor',
  second_factor_on: 'The second factor is on already',
  second_factor_required_here: 'A second factor is required, so it stays on',
  second_factor_set_up_changed: 'Another set-up was begun meanwhile',
  too_many_views: 'The most views are kept',
  // Events and registrations.
  capacity_below_taken: 'More places are taken than the new capacity',
  changes_closed: 'Changes of registrations are closed',
  event_closed: 'Registration is closed',
  event_full: 'No place is left',
  event_in_use: 'The event has registrations, money or a waiting list',
  event_not_open: 'Registration is not open yet',
  group_too_large: 'The event has fewer places in all',
  network_full: 'So many places are held unpaid from this network that no more are taken',
  no_event: 'There is no event to register for',
  offer_ended: 'The offer has ended',
  paid_is_no_spam: 'Who has paid is no spam',
  payment_state_differs: 'The others of the registration have another state of payment',
  place_given_back: 'The place was given back',
  place_unnamed: 'Nobody has this place yet',
  places_free: 'There are free places: register',
  registration_cancelled: 'The registration is cancelled',
  registration_ended: 'The registration has ended',
  registration_gone: 'The registration is gone',
  registration_is_spam: 'The registration is marked as spam',
  slug_taken: 'Another event has this slug',
  too_few_places: 'Fewer places are free than the entry needs',
  too_late: 'It is too late for this',
  waiting_accepted: 'The offer was accepted',
  waiting_left: 'The entry left the waiting list',
  waiting_not_offered: 'No place is offered to this entry',
  // Payments.
  already_paid: 'It is paid already',
  amount_differs: 'Another sum is owed',
  duplicate_reference: 'Another payment has this reference',
  less_left_of_payment: 'Less is left of the payment',
  money_to_return: 'Money is to be returned first',
  no_proof_waits: 'No proof of payment waits',
  nothing_left_of_payment: 'Nothing is left of the payment',
  nothing_to_return: 'Less, or nothing, is to be returned',
  payment_entered_before: 'The payment was entered before',
  payment_verified: 'The payment is verified',
  proof_claimed: 'A colleague is looking at the proof',
  proof_decided: 'The proof was accepted or rejected already',
  proof_replaced: 'A newer picture has come',
  reference_needed: 'What is taken back is known by its reference',
  // The door.
  nonce_reused: 'The nonce belongs to another scan',
  scan_not_an_entry: 'The scan let nobody in',
  // Inquiries.
  external_id_taken: 'Another inquiry has this external id',
  home_changed: 'The home was changed meanwhile',
  home_gone: 'All homes of the kind are reserved or sold',
  home_held: 'The inquiry has another home',
  inquiry_is_spam: 'The inquiry is marked as spam',
  status_step_not_allowed: 'The status can’t follow the one that it has',
  // Content.
  already_published: 'The site shows this already',
  no_draft: 'There is no draft',
  nothing_to_publish: 'All of it was published, or something newer',
  page_changed: 'A colleague changed the page meanwhile',
  page_needed: 'The page belongs to the site',
  picture_in_use: 'The picture is shown',
  plan_changed: 'The plan was changed meanwhile',
  plan_gone: 'The plan was carried out or called off',
  publication_superseded: 'Somebody published after that',
  published_meanwhile: 'A colleague published meanwhile',
  // Mails, webhooks, backups and the rest of the office.
  backup_failed: 'The backup could not be made',
  backup_running: 'A backup is being made',
  changed_meanwhile: 'It was changed meanwhile',
  mail_begun: 'The mail is going out already',
  mail_under_way: 'The mail is on its way',
  no_recipients: 'Nobody would get the mail',
  restore_conflict: 'What it belongs to has changed or is gone',
  too_many_endpoints: 'The most endpoints are there',
} as const;

export type ErrorCode = keyof typeof ERROR_CODES;

/** What a status means where nothing says more. */
const OF_STATUS: Record<number, ErrorCode> = {
  400: 'invalid',
  401: 'not_signed_in',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  408: 'timeout',
  412: 'stale_version',
  413: 'too_large',
  415: 'unsupported_type',
  417: 'expectation_failed',
  422: 'not_publishable',
  429: 'rate_limited',
  500: 'internal',
  503: 'unavailable',
};

export const codeOfStatus = (status: number): ErrorCode => OF_STATUS[status] ?? 'invalid';

/** Why a field was refused, for programs. */
export const FIELD_CODES = {
  required: 'It must be given',
  invalid: 'It is not valid',
  invalid_choice: 'It is none of the values that are known',
  invalid_date: 'It is no date, or no moment',
  invalid_email: 'It is no e-mail address',
  invalid_id: 'It is no id',
  invalid_number: 'It is no number, or out of range',
  invalid_type: 'It is of another type',
  taken: 'Another record has it',
  too_long: 'It has too many characters or items',
  too_short: 'It has too few characters or items',
  unknown_field: 'There is no such field',
} as const;

export type FieldCode = keyof typeof FIELD_CODES;

/** Codes of class-validator’s rules, and of ours, by the name under which it reports them. */
const OF_RULE: Record<string, FieldCode> = {
  arrayMaxSize: 'too_long',
  arrayMinSize: 'too_short',
  equals: 'required',
  isArray: 'invalid_type',
  isBoolean: 'invalid_type',
  isDefined: 'required',
  isEmail: 'invalid_email',
  isIn: 'invalid_choice',
  isInt: 'invalid_number',
  isIso8601: 'invalid_date',
  isNotEmpty: 'required',
  isNumber: 'invalid_number',
  isString: 'invalid_type',
  isUuid: 'invalid_id',
  max: 'invalid_number',
  maxCharacters: 'too_long',
  maxLength: 'too_long',
  min: 'invalid_number',
  minLength: 'too_short',
  whitelistValidation: 'unknown_field',
};

export const codeOfRule = (rule: string | undefined): FieldCode => OF_RULE[rule ?? ''] ?? 'invalid';
