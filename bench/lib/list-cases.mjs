import { A_COLLEAGUE } from './staff.mjs';

// The lists that bench/million.mjs asks for: [what, [resourceName, path, query]].
const lists = { delegates: '/delegates', inquiries: '/inquiry/properties' };
const list = (what, query) => [what, lists[what], query];
const filter = (what, value, more = {}) => list(what, { filter: value, ...more });
const search = (keyword) => ['inquiries', '/inquiry/search', { keyword }];
const each = (values, make) => Object.entries(values).map(([key, value]) => make(key, value));

/** What the back office opens on. */
const HERS = { open: true, assignee_id: [A_COLLEAGUE, null] };
const waiting = (more, sort = ['created_at', 'ASC']) => filter('inquiries', { ...HERS, ...more }, { sort });

export const cases = [
  ['first page', list('delegates', {})],
  ['first page', list('inquiries', {})],
  ...each(
    {
      first_name: 'Jo',
      last_name: 'Sa',
      email: 'maria1',
      phone_number: '63917',
      address: '12 M',
      church_name: 'Gra',
      ministry: 'Mu',
    },
    (column, text) => [`${column} starts with ${text}`, filter('delegates', { [column]: text })],
  ),
  ...each(
    {
      first_name: 'Jo',
      last_name: 'Sa',
      phone_number: '63917',
      country: 'Jap',
      project_interest: 'Gro',
      email: 'ana1',
      place: 'Ceb',
      where_did_find_about_us: 'Bro',
    },
    (column, text) => [`${column} starts with ${text}`, filter('inquiries', { [column]: text })],
  ),
  ['work: mine and unassigned, oldest first', waiting({})],
  ['work: of these, unanswered', waiting({ answered_at: false })],
  ['work: of these, due', waiting({ next_step_on_lte: day(0) }, ['next_step_on', 'ASC'])],
  ['work: status equals', filter('inquiries', { status: 'viewing' })],
  ['work: lost because of', filter('inquiries', { lost_reason: 'price' })],
  ['work: one colleague’s', filter('inquiries', { assignee_id: A_COLLEAGUE })],
  ['work: one colleague’s, of a project', filter('inquiries', { ...HERS, project_interest: 'Alpha' })],
  ['phone_number starts with 639 (all)', filter('delegates', { phone_number: '639' })],
  ['country starts with P (half)', filter('inquiries', { country: 'P' })],
  ['date is', filter('delegates', { created_at: day(40) })],
  ['date is', filter('inquiries', { created_at: day(40) })],
  ['age equals', filter('delegates', { age: 30 })],
  ['payment_status equals', filter('delegates', { payment_status: true })],
  ['unpaid and not cancelled', filter('delegates', { payment_status: false, cancelled_at: false })],
  ['names to follow', filter('delegates', { name_to_follow: true })],
  ['q, two words', filter('delegates', { q: 'maria santos' })],
  ['q, one word', filter('delegates', { q: 'imelda' })],
  ['q, two words', filter('inquiries', { q: 'zamora balcony' })],
  ['q, two words of name and number', filter('inquiries', { q: '917 maria' })],
  ['q, one word', filter('inquiries', { q: 'imelda' })],
  ['e-mail is', filter('inquiries', { email_is: 'Maria1@Example.com' })],
  ['phone number is', filter('inquiries', { phone_number_is: '0917 555 0101' })],
  ['e-mail is', filter('delegates', { email_is: 'Maria1@Example.com' })],
  ['of a channel', filter('inquiries', { channel: 'website' })],
  [
    'of the last thirty days',
    filter('inquiries', { created_at_gte: `${day(30)}T00:00:00Z`, created_at_lt: `${day(0)}T00:00:00Z` }),
  ],
  ['keyword, rare', search('maria123')],
  ['keyword, part of a rare word', search('d41d8')],
  ['keyword, in a third of the rows', search('plantat')],
  ['message contains two words', filter('inquiries', { message: 'balcony parking' })],
  ...[500_000, 900_000].map((first) => [
    `page at ${first}`,
    list('delegates', { range: [first, first + 9] }),
  ]),
  ...[
    'first_name',
    'last_name',
    'email',
    'phone_number',
    'address',
    'church_name',
    'ministry',
    'age',
    'payment_status',
    'payment_mode',
    'updated_at',
    'id',
  ].map((column) => [`sort by ${column}`, list('delegates', { sort: [column, 'ASC'] })]),
  ...[
    'country',
    'project_interest',
    'place',
    'where_did_find_about_us',
    'agree_newsletter',
    'agree_terms',
  ].map((column) => [`sort by ${column}`, list('inquiries', { sort: [column, 'DESC'] })]),
];

/** The calendar day so many days ago. */
function day(ago) {
  return new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
}
