import { clipped, namesOf, text, type ValuesOf } from '../platform/listing/declared-fields.js';
import { startsWith } from '../platform/listing/resource.js';

export const CONSENT = 'What the sender agreed to, in the words that were shown; created_at says when';
const SOURCE = 'What the site knew of where the visitor came from';
const CAMPAIGN = 'Of the campaign link that led to the site; longer is cut';
const sought = { ...startsWith, sortable: false };

/** A path or an address without its query, which may be personal. */
const withoutQuery = (address: string): string => address.replace(/[?#].*$/s, '');

/**
 * What the forms of the site may leave out. A field stands here, in a migration, and nowhere else on the server: its
 * column, input, answer, filter, files and what privacy says of it follow (see CONTRIBUTING, "Add an
 * optional field").
 */
export const OPTIONAL = {
  country: text({
    max: 100,
    description: 'Country',
    example: 'Philippines',
    filter: startsWith,
    label: 'Country',
    isCorrectable: true,
  }),
  place: text({
    max: 100,
    description: 'City of the country',
    example: 'Cebu City',
    filter: startsWith,
    label: 'Place',
    isCorrectable: true,
  }),
  project_interest: text({
    max: 200,
    description: 'The project, or what the visitor wrote for Others',
    example: 'Alpha Tower',
    filter: startsWith,
    label: 'Project interest',
    isCorrectable: true,
  }),
  where_did_find_about_us: text({
    max: 100,
    description: 'Where the visitor heard of us',
    example: 'Friends/Relatives',
    filter: startsWith,
    label: 'Found us through',
  }),
  consent_text: text({
    max: 500,
    description: CONSENT,
    shown: CONSENT,
    label: 'Agreed to',
    inFile: false,
    inOffice: false,
  }),
  news_text: text({
    max: 500,
    description: 'The words beside the box of the news, as the visitor saw them: what they agreed to',
    example: 'Send me news about new projects and events by email. I can unsubscribe with one click.',
    label: 'News agreed to',
    inFile: false,
    inOffice: false,
  }),
  agent_code: clipped({
    max: 40,
    description: 'The code of the agent whose link (/r/{code}) led here',
    shown: SOURCE,
    filter: sought,
    label: 'Agent’s link',
    kind: 'facts',
  }),
  landing_page: clipped(
    {
      max: 300,
      description: 'The first page of the visit, without a query',
      example: '/properties',
      shown: SOURCE,
      label: 'First page',
    },
    withoutQuery,
  ),
  referrer: clipped(
    {
      max: 300,
      description: 'The page of another site that led here, without a query',
      example: 'https://www.facebook.com/',
      shown: SOURCE,
      label: 'Came from',
    },
    withoutQuery,
  ),
  utm_source: clipped({
    max: 100,
    description: CAMPAIGN,
    example: 'facebook',
    shown: SOURCE,
    filter: sought,
    label: 'Campaign source',
  }),
  utm_medium: clipped({
    max: 100,
    description: CAMPAIGN,
    shown: SOURCE,
    label: 'Campaign medium',
    inFile: false,
  }),
  utm_campaign: clipped({
    max: 100,
    description: CAMPAIGN,
    shown: SOURCE,
    filter: sought,
    label: 'Campaign',
  }),
  utm_term: clipped({
    max: 100,
    description: CAMPAIGN,
    shown: SOURCE,
    label: 'Campaign term',
    inFile: false,
  }),
  utm_content: clipped({
    max: 100,
    description: CAMPAIGN,
    shown: SOURCE,
    label: 'Campaign content',
    inFile: false,
  }),
} as const;

export type OptionalValues = ValuesOf<typeof OPTIONAL>;

/** The advertisement that a visitor came by, as the address of the page named it. */
export const UTM = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

/** Columns that lists filter by their beginning, and those that they sort by: each has an index. */
export const LISTED_TEXTS = [
  'first_name',
  'last_name',
  'phone_number',
  'country',
  'project_interest',
  'email',
  'place',
  'where_did_find_about_us',
] as const;
export const SORTED_COLUMNS = ['created_at', 'updated_at', 'agree_newsletter', 'agree_terms'] as const;

/** The columns that a visitor's inquiry fills. */
export const SENT_COLUMNS = [
  'id',
  'first_name',
  'last_name',
  'phone_number',
  'email',
  'message',
  'agree_newsletter',
  'agree_terms',
  ...namesOf(OPTIONAL),
  'created_at',
  'updated_at',
] as const;

/** The columns of the work on it. */
export const WORK_COLUMNS = [
  'spam',
  'mail_fails',
  'phone_fails',
  'status',
  'lost_reason',
  'assignee_id',
  'returned_at',
  'awaits_manager',
  'answered_at',
  'viewing_planned_at',
  'reserved_at',
  'sold_at',
  'last_call',
  'last_call_at',
  'last_call_by',
  'next_step',
  'next_step_time',
  'next_step_kind',
  'next_step_project',
  'next_step_place',
  'home_project',
  'home_name',
  'home_state',
  'home_reason',
  'home_price_list',
  'channel',
  'external_id',
  'received_at',
] as const;
