// npm run bench:million: how long each kind of list takes at 1,000,000 delegates and 1,000,000 inquiries.
// The rows stay under data/bench/million (or in BENCH_DATABASE_URL) for the next run.
import { signedIn } from './lib/sign-in.mjs';
import { openDatabase } from './lib/database.mjs';
import { startServer } from './lib/servers.mjs';
import { loadRows } from './load-rows.mjs';
import { http, load } from './lib/load.mjs';

const ROWS = Number(process.env.BENCH_ROWS ?? 1_000_000);
const REPEATS = 5;
const database = await openDatabase('million', { keep: true });
await loadRows(database.client, ROWS);
const { env, makeKey } = signedIn(database);
const app = await startServer('bench/lib/app.mjs', env);
const headers = { authorization: `Bearer ${await makeKey(app.port)}` };

const lists = { delegates: '/delegates', inquiries: '/inquiry/properties' };
const list = (what, query) => [what, lists[what], query];
const filter = (what, value, more = {}) => list(what, { filter: value, ...more });
const search = (keyword) => ['inquiries', '/inquiry/search', { keyword }];
const each = (values, make) => Object.entries(values).map(([key, value]) => make(key, value));

const cases = [
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
  ['phone_number starts with 639 (all)', filter('delegates', { phone_number: '639' })],
  ['country starts with P (half)', filter('inquiries', { country: 'P' })],
  ['date is', filter('delegates', { created_at: day(40) })],
  ['date is', filter('inquiries', { created_at: day(40) })],
  ['age equals', filter('delegates', { age: 30 })],
  ['payment_status equals', filter('delegates', { payment_status: true })],
  ['q, two words', filter('delegates', { q: 'maria santos' })],
  ['q, one word', filter('delegates', { q: 'imelda' })],
  ['q, two words', filter('inquiries', { q: 'zamora balcony' })],
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

console.log(
  `${'list'.padEnd(12)}${'what'.padEnd(40)}${'rows'.padStart(9)}${'first'.padStart(11)}${'median'.padStart(11)}`,
);
for (const [what, [noun, path, query]] of cases) {
  const times = [];
  let total;
  for (let i = 0; i < REPEATS; i++) {
    const start = performance.now();
    const response = await fetch(`http://127.0.0.1:${app.port}/api/v1${path}?${text(query)}`, { headers });
    const body = await response.json();
    if (response.status !== 200) throw new Error(`${what}: ${body.message}`);
    times.push(performance.now() - start);
    ({ total } = body.meta);
  }
  const ms = (value) => `${value.toFixed(1)} ms`.padStart(11);
  const median = times.toSorted((a, b) => a - b)[Math.floor(REPEATS / 2)];
  console.log(`${noun.padEnd(12)}${what.padEnd(40)}${String(total).padStart(9)}${ms(times[0])}${ms(median)}`);
}

const busy = await load(app.port, () => http('GET', '/api/v1/delegates?range=[0,9]', { headers }));
console.log(`\nfirst page at 20 connections: ${busy.perSecond.toFixed(0)} requests per second`);
app.stop();
await database.close();

function text(query) {
  const whole = { range: [0, 9], ...query };
  const pairs = Object.entries(whole).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return new URLSearchParams(pairs);
}

/** The calendar day so many days ago. */
function day(ago) {
  return new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
}
