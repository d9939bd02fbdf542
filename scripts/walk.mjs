// npm run walk: the files that a call goes through, from the controller to the row, as they ran.
//   npm run walk                    all calls, with how many files each takes
//   npm run walk -- registration    one of them, file by file
// It runs the call on a database of its own and asks V8 which functions ran until it was answered. Left out is what runs
// for every request (log, headers, who calls), in every process after a change (webhooks, live lists, the watch that shows
// releases) and by the clock, and what only declares: fields, columns, answers, metrics, and a constant that another file names.
// Features decide and write; what they stand on (src/platform, and uploads' storage) is listed, and not counted.
import './lib/node-version.mjs';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { installIfStale } from './lib/install.mjs';
import { build } from './lib/parts.mjs';
import { fail, root } from './lib/run.mjs';

const ADMIN = { email: 'walk@example.com', password: 'a walk along the river bank' };
const person = {
  first_name: 'Maria',
  last_name: 'Santos',
  email: 'maria.santos@example.com',
  phone_number: '639171234567',
};

/** By name: how many files it may take, what goes before, and the call. */
const CALLS = {
  registration: { most: 12, run: register },
  list: { most: 12, run: () => api('GET', '/delegates?range=[0,9]') },
  'sign-in': { most: 10, run: signIn },
  proof: { most: 12, before: register, run: uploadProof },
  'accept-mail': { most: 14, before: waitingProof, run: acceptProof },
  publish: { most: 12, before: draft, run: () => api('POST', '/content/publish', {}) },
  inquiry: { most: 10, run: inquire },
  statement: { most: 8, run: () => keepLine('a line') },
  match: { most: 8, before: () => keepLine('of nobody'), run: () => api('GET', '/statement-lines/waiting') },
  assign: { most: 14, before: lineOfDelegate, run: assignLine },
};

const wanted = process.argv.slice(2);
for (const name of wanted)
  if (!(name in CALLS)) fail(`No such call: ${name}. There are ${Object.keys(CALLS).join(', ')}.`);
await installIfStale();
const fault = await build({ only: 'API' });
if (fault) fail(fault);

const require = createRequire(import.meta.url);
const { startEmbeddedPostgres } = require('../dist/platform/embedded-postgres/embedded-postgres.js');
const { parseSettings } = require('../dist/platform/settings/parse-settings.js');
const { createApp } = require('../dist/create-app.js');
const { FirstAdmin } = require('../dist/auth/staff/first-admin.js');

const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });

const dataDir = join(root, 'data', 'walk');
rmSync(dataDir, { recursive: true, force: true });
mkdirSync(dataDir, { recursive: true });
const postgres = await startEmbeddedPostgres(dataDir, (line) => console.error(line));
const env = {
  DATABASE_URL: postgres.url,
  DATA_DIR: dataDir,
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
};
const app = await createApp({ ...parseSettings({ ...process.env, ...env }) });
app.useLogger(false);
await app.get(FirstAdmin).ensure();
const { port } = (await app.listen(0, '127.0.0.1')).address();
const ran = new Set();
/** Which functions had run when the last call was answered. */
let answered;
app.getHttpServer().on('request', (_request, response) => {
  response.once('finish', () => (answered = functionsThatRan()));
});
let cookie = '';

try {
  await signIn();
  const everywhere = await alwaysRun();
  for (const [name, { most, before, run }] of Object.entries(CALLS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const of = await before?.();
    await settle();
    await functionsThatRan();
    ran.clear();
    answered = undefined;
    await run(of);
    const functions = await (name === 'accept-mail' ? functionsThatRan() : answered);
    const files = new Set(
      functions.filter((each) => !everywhere.has(each)).map((each) => each.split(' ')[0]),
    );
    print(name, most, [...files].filter(decides));
  }
} finally {
  await app.close();
  await postgres.stop();
  rmSync(dataDir, { recursive: true });
}

/** What runs whatever is asked, and with nothing asked. */
async function alwaysRun() {
  const inquiry = await dataOf(inquire());
  await settle();
  await functionsThatRan();
  ran.clear();
  await api('GET', '/auth/account');
  // In whatever is answered, records of persons are looked for (src/auth/reads).
  await api('GET', `/inquiry/properties/${inquiry.id}`);
  // Refused before anything is asked of a service.
  for (const path of ['/no-such-address', '/delegates', '/auth/sign-in']) await api('POST', path, {}, true);
  // Jobs of every minute run once in it.
  await sleep(62_000);
  return new Set(await functionsThatRan());
}

/** Functions of ours that ran since `ran` was emptied, as `file name`. */
async function functionsThatRan() {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  for (const { url, functions } of result) {
    const path = url.startsWith('file:') ? fileURLToPath(url) : '';
    const ours = join(root, 'dist');
    if (!path.startsWith(ours)) continue;
    const file = `src${path.slice(ours.length).replace(/\.js$/, '.ts')}`;
    for (const { functionName, ranges } of functions)
      if (functionName !== '' && ranges[0].count > 0 && !isExport(path, functionName, ranges[0]))
        ran.add(`${file} ${functionName} ${ranges[0].startOffset}`);
  }
  return [...ran];
}

/** What the compiler writes for each export: a function that is called runs by itself too, a constant does nothing. */
function isExport(path, functionName, { startOffset, endOffset }) {
  if (!functionName.startsWith('get ')) return false;
  const text = readFileSync(path, 'utf8').slice(startOffset, endOffset);
  return /^get (\w+) ?\(\) \{\s*return \1;\s*\}$/.test(text);
}

function decides(file) {
  return !/\.(dto|entity)\.ts$|-fields\.ts$|\/fields\/|\/metrics\/|^src\/activity\/(live-changes|feed|webhooks)|release-watch\.ts$/.test(
    file,
  );
}

function print(name, most, files) {
  const features = files.filter((file) => !isBelow(file)).sort(byLayer);
  console.log(
    `\n${name}: ${features.length} files${features.length > most ? `, where ${most} are enough` : ''}`,
  );
  for (const file of features) console.log(`  ${file}`);
  console.log(`  on ${files.filter(isBelow).sort().join(', ')}`);
}

function isBelow(file) {
  return /^src\/(platform|uploads)\//.test(file);
}

/** Controllers first. */
function byLayer(one, other) {
  const rank = (file) => (file.endsWith('.controller.ts') ? 0 : 1);
  return rank(one) - rank(other) || (one < other ? -1 : 1);
}

/** Until the work after the last call is done. */
function settle() {
  return sleep(3_000);
}

/** @param isRefused whether that is expected */
async function api(method, path, body, isRefused = false) {
  const isForm = body instanceof FormData;
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1${path}`, {
    method,
    headers: {
      ...(cookie && { cookie, 'x-requested-with': 'walk' }),
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  });
  if (answer.ok === isRefused) throw new Error(`${method} ${path}: ${await answer.text()}`);
  return answer;
}

async function dataOf(answer) {
  return (await (await answer).json()).data;
}

async function signIn() {
  cookie = '';
  const answer = await api('POST', '/auth/sign-in', ADMIN);
  cookie = answer.headers.getSetCookie()[0].split(';')[0];
}

async function inquire() {
  const words = { message: 'A quote, please.', country: 'Philippines', agree_terms: true };
  return api('POST', '/inquiry/property', { ...person, ...words });
}

async function register() {
  return dataOf(api('POST', '/delegates', { ...person, age: 34 }));
}

async function uploadProof({ id }) {
  const form = new FormData();
  const sharp = require('sharp');
  const picture = await sharp({ create: { width: 600, height: 900, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  form.append('image', new Blob([picture], { type: 'image/png' }), 'receipt.png');
  return api('PATCH', `/delegates/proof-of-payment/upload/${id}`, form);
}

async function waitingProof() {
  await uploadProof(await register());
  // Its mail is sent, and its picture read, before it is claimed.
  await sleep(20_000);
  const { proofs } = await dataOf(api('POST', '/proofs/claim', {}));
  return proofs[0];
}

async function acceptProof({ id }) {
  await api('POST', `/proofs/${id}/accept`, { reference: '9012345678901' });
  // The mails go after the answer.
  await settle();
}

function keepLine(digest) {
  const rows = [{ line: 1, amount_centavos: 150_000, reference: null, name: 'MARIA SANTOS' }];
  return api('POST', '/statements/keep', {
    channel: 'gcash',
    name: `${digest}.csv`,
    digest,
    rows,
    unread_lines: [],
  });
}

async function lineOfDelegate() {
  await register();
  await keepLine('a payment');
  const { lines } = await dataOf(api('GET', '/statement-lines/waiting'));
  return lines.find(({ registration, candidates }) => registration ?? candidates[0]);
}

async function assignLine({ id, registration, candidates, open_centavos: amount_centavos }) {
  const [{ id: registration_id }] = registration ? [registration] : candidates;
  await api('POST', `/statement-lines/${id}/assign`, { parts: [{ registration_id, amount_centavos }] });
}

async function draft() {
  const { data } = await dataOf(api('GET', '/content/items/projects/alpha-tower'));
  await api('PUT', '/content/items/projects/alpha-tower', { data });
}
