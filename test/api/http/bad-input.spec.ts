import { connect } from 'node:net';
import { Renderer } from '../../../src/content/publishing/renderer.js';
import { parseTimeZone } from '../../../src/platform/listing/parse-list-query.js';
import { fixture } from '../../support/jest/fixture.js';
import { call, dataOf, messageOf, refusalOf, signIn } from '../../support/requests/callers.js';
import { aDelegate, anInquiry } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';

const api = fixture(() => startApi());

const JSON_TYPE = { 'content-type': 'application/json' };
async function post(path: string, body: BodyInit | null, headers: Record<string, string> = JSON_TYPE) {
  const response = await fetch(`${api.url}/api/v1${path}`, { method: 'POST', body, headers });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as { message: string },
  };
}
const ZIPPED = { ...JSON_TYPE, 'content-encoding': 'gzip' };
const NO_UTF_8 = Buffer.from([0x22, 0xff, 0x22]);
const NO_OBJECT = 'Send a JSON object with the fields.';
const NO_JSON = 'Send the body as JSON (Content-Type: application/json).';
const NO_TEXT = 'Text may not contain NUL characters or incomplete Unicode characters.';
const TOO_DEEP = 'The body is nested more than 64 levels deep.';
const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

const routes = [
  { path: '/delegates', table: 'delegate', make: aDelegate },
  { path: '/inquiry/property', table: 'inquiry', make: anInquiry },
];

describe.each(routes)('POST $path', ({ path, table, make }) => {
  const good = JSON.stringify(make());
  const withName = (json: string) => good.replace(/"first_name":"[^"]*"/, `"first_name":${json}`);

  const withField = (field: string) => good.replace('{', `{${field},`);

  test.each<[string, BodyInit | null, Record<string, string>, number, string]>([
    ['no body', null, {}, 400, NO_OBJECT],
    ['an empty body', '', JSON_TYPE, 400, NO_OBJECT],
    ['broken JSON', '{"first_name":', JSON_TYPE, 400, 'The body is not valid JSON.'],
    ['an array', '[]', JSON_TYPE, 400, NO_OBJECT],
    ['null', 'null', JSON_TYPE, 400, NO_OBJECT],
    ['text', '"x"', JSON_TYPE, 400, NO_OBJECT],
    ['a form', 'first_name=Ana', { 'content-type': 'application/x-www-form-urlencoded' }, 415, NO_JSON],
    ['plain text', good, { 'content-type': 'text/plain' }, 415, NO_JSON],
    ['another charset', good, { 'content-type': 'application/json; charset=latin1' }, 415, NO_JSON],
    ['a compressed body', good, ZIPPED, 415, 'Send the body without compression.'],
    ['bytes that are no UTF-8', NO_UTF_8, JSON_TYPE, 400, 'The body must be UTF-8 text.'],
    ['NUL', withName('"a\\u0000b"'), JSON_TYPE, 400, NO_TEXT],
    ['half a surrogate pair', withName('"\\ud83d"'), JSON_TYPE, 400, NO_TEXT],
    ['NUL in a name', '{"a\\u0000":1}', JSON_TYPE, 400, NO_TEXT],
    [
      'a string of 1 MB',
      withName(`"${'x'.repeat(1024 * 1024)}"`),
      JSON_TYPE,
      413,
      'The body is larger than 128 kB.',
    ],
    ['depth in a field', withName(deep(50_000)), JSON_TYPE, 400, TOO_DEEP],
    ['depth everywhere', deep(60_000), JSON_TYPE, 400, TOO_DEEP],
    ['depth with an escape', withName(deep(50_000).replace('[]', '["\\u0000"]')), JSON_TYPE, 400, TOO_DEEP],
    ['__proto__', withField('"__proto__":{"admin":true}'), JSON_TYPE, 400, '__proto__: Unknown field'],
    [
      'constructor',
      withField('"constructor":{"prototype":{"admin":true}}'),
      JSON_TYPE,
      400,
      'constructor: Unknown field',
    ],
  ])('%s', async (_, body, headers, status, message) => {
    const count = async () => (await api.db.query(`SELECT 1 FROM ${table}`)).rowCount;
    const before = await count();
    const answer = await post(path, body, headers);
    expect([answer.status, answer.body.message]).toEqual([status, message]);
    expect(answer.headers.get('x-request-id')).toBe((answer.body as { requestId?: string }).requestId);
    expect(await count()).toBe(before);
  });

  test('thousands of unknown fields are named in a short answer', async () => {
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`field_${i}`, 1]));
    const answer = await post(path, JSON.stringify({ ...make(), ...many }));
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body).length).toBeLessThan(5000);
  });

  test('an escaped pair of surrogates is a character like any other', async () => {
    const answer = await post(path, withName('"\\ud83c\\udf34"'));
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ data: { first_name: '🌴' } });
  });
});

test.each([
  ['GET', '/api/v1/nope', 404, 'There is nothing at this address.'],
  ['GET', '/api', 404, 'There is nothing at this address.'],
  ['POST', '/api/v1/nope', 404, 'There is nothing at this address.'],
  ['GET', '/api/v1/delegates/uuid/%E0%A4%A', 400, 'The request is not valid.'],
])('%s %s answers %i in the envelope', async (method, path, status, message) => {
  const response = await fetch(api.url + path, { method });
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({
    statusCode: status,
    message,
    requestId: response.headers.get('x-request-id'),
  });
});

test('a body that ends too early stores nothing and holds nothing up', async () => {
  const { port } = new URL(api.url);
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(
    'POST /api/v1/delegates HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"first',
  );
  await new Promise((resolve) => setTimeout(resolve, 50));
  socket.destroy();
  expect((await post('/delegates', JSON.stringify(aDelegate()))).status).toBe(201);
});

const staff = fixture(() => signIn(api));
describe('a time zone means the same to Node and to PostgreSQL', () => {
  /** Delegates of that day, by their first names. */
  async function namesOn(day: string, tz: string): Promise<string[]> {
    const query = new URLSearchParams({ tz, filter: JSON.stringify({ created_at: day, q: 'zone' }) });
    const { body } = await call(api, 'GET', `/delegates?${query}`, { as: staff });
    return (body as { data: { first_name: string }[] }).data.map(({ first_name }) => first_name);
  }

  it('India’s "IST" is not taken for Israel’s', async () => {
    const made = await call(api, 'POST', '/delegates', { body: aDelegate({ first_name: 'Zone' }) });
    const { id } = dataOf<{ id: string }>(made);
    // 00:10 in India, 20:40 of the day before in Israel.
    await api.db.query(`UPDATE delegate SET created_at = '2026-11-20T18:40:00Z' WHERE id = $1`, [id]);
    expect(await namesOn('2026-11-21', 'Asia/Kolkata')).toEqual(['Zone']);
    expect(await namesOn('2026-11-21', 'IST')).toEqual(['Zone']);
    expect(await namesOn('2026-11-20', 'IST')).toEqual([]);
  });

  it.each(['VST', 'CTT', 'UTC', 'Etc/GMT+12', 'asia/manila', 'EST5EDT'])('%s is known', async (tz) =>
    expect(await namesOn('2026-01-01', tz)).toEqual([]),
  );

  it('every zone that both Node and PostgreSQL know is known', async () => {
    const { rows } = await api.db.query<{ name: string }>(
      `SELECT name FROM pg_timezone_names WHERE name !~ '^(posix/|Factory|localtime)'`,
    );
    expect(rows.length).toBeGreaterThan(400);
    const refused = rows.map(({ name }) => name).filter((name) => isOfNode(name) && !isTaken(name));
    expect(refused).toEqual([]);
  });

  it.each(['SystemV/EST5', 'Factory', '+08:00', 'Manila'])('%s is refused by name', async (tz) => {
    const answer = await call(api, 'GET', `/delegates?${new URLSearchParams({ tz })}`, { as: staff });
    expect(refusalOf(answer)).toEqual([400, 'tz: Must be an IANA time zone, such as Asia/Manila']);
  });
});

it.each([
  ['zero width', '\u200b\u200d'],
  ['a direction alone', '\u202e'],
  ['Braille and Hangul blanks', '\u2800\u3164'],
])('a name of nothing that can be seen is no name: %s', async (_, nothing) => {
  const delegate = await call(api, 'POST', '/delegates', { body: aDelegate({ first_name: nothing }) });
  expect(refusalOf(delegate)).toEqual([400, 'first_name: Required']);
  const inquiry = await call(api, 'POST', '/inquiry/property', { body: anInquiry({ message: nothing }) });
  expect(refusalOf(inquiry)).toEqual([400, 'message: Required']);
});

it('what joins visible characters stays as it was typed', async () => {
  const first_name = 'ศรี\u200bนคร 👩‍👩‍👧';
  const made = await call(api, 'POST', '/delegates', { body: aDelegate({ first_name }) });
  expect(dataOf<object>(made)).toMatchObject({ first_name });
});

function isOfNode(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }) instanceof Intl.DateTimeFormat;
  } catch {
    return false;
  }
}

function isTaken(zone: string): boolean {
  try {
    return parseTimeZone(zone) !== '';
  } catch {
    return false;
  }
}

/** As text: JSON.stringify itself gives up on the deepest. */
async function send(method: string, path: string, body: string) {
  const headers = { ...staff, 'content-type': 'application/json' };
  const response = await fetch(`${api.url}/api/v1${path}`, { method, headers, body });
  return { status: response.status, body: (await response.json()) as unknown };
}
const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

it.each([100, 5_000, 20_000])(
  'a body of %d levels is refused before anything goes down it',
  async (levels) => {
    const event = dataOf<{ id: string }[]>(await call(api, 'GET', '/events'))[0]?.id ?? '';
    for (const [method, path, body] of [
      ['PUT', '/content/items/home/site', `{"data":${nested(levels)}}`],
      ['POST', '/content/preview', `{"path":"/","kind":"home","slug":"site","data":${nested(levels)}}`],
      ['PATCH', `/events/${event}`, `{"details":${nested(levels)}}`],
    ] as const) {
      const answer = await send(method, path, body);
      expect([path, answer.status, messageOf(answer)]).toEqual([
        path,
        400,
        'The body is nested more than 64 levels deep.',
      ]);
    }
    // Nothing is left that waits for an answer.
    const { waiting } = api.app.get<{ waiting: Map<number, unknown> }>(Renderer);
    expect(waiting.size).toBe(0);
  },
);
