import * as fc from 'fast-check';
import { resolved, type Operation, type Schema } from './openapi.js';

/** One request as it goes over the wire. */
export interface RawRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
}

/** Text that has broken parsers, queries, patterns and logs before. */
const NASTY = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  'a\udfffb',
  '\u202e',
  '\r\nX-Forged: 1',
  "' OR 1=1 --",
  '"; DROP TABLE staff; --',
  '%',
  '_%\\',
  '\\',
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '${7*7}',
  '__proto__',
  'constructor',
  'NaN',
  '-1',
  '1e999',
  '9'.repeat(400),
  '👩‍👩‍👧‍👦'.repeat(50),
  'x'.repeat(20_000),
];
const text = fc.oneof(fc.constantFrom(...NASTY), fc.string(), fc.string({ unit: 'binary' }));
const uuid = fc.uuid({ version: [4, 7] });
const anyJson = fc.oneof(
  { maxDepth: 3 },
  text,
  fc.jsonValue(),
  fc.double(),
  fc.constantFrom(null, true, [], {}),
);

/** Mostly what the schema asks for, so that requests get past the first check; else anything at all. */
function valueOf(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof({ arbitrary: fitting(resolved(schema)), weight: 4 }, { arbitrary: anyJson, weight: 1 });
}

function fitting({
  type: types,
  properties,
  items,
  enum: values,
  format,
  pattern,
}: Schema): fc.Arbitrary<unknown> {
  const [type] = [types].flat();
  if (values) return fc.constantFrom(...values);
  if (type === 'object') return objectOf(properties ?? {});
  if (type === 'array') return fc.array(items ? valueOf(items) : anyJson, { maxLength: 4 });
  if (type === 'integer' || type === 'number')
    return fc.oneof(fc.integer(), fc.integer({ min: 1, max: 120 }));
  if (type === 'boolean') return fc.boolean();
  if (format === 'email') return fc.emailAddress();
  if (format === 'uuid') return uuid;
  if (format === 'date-time') return fc.date({ noInvalidDate: false }).map(String);
  return pattern ? fc.stringMatching(/^\d{1,15}$/) : fc.oneof(fc.constant('Maria Santos'), text);
}

const objectOf = (properties: Record<string, Schema>) =>
  fc
    .tuple(
      fc.record(
        Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, valueOf(schema)])),
        {
          requiredKeys: [],
        },
      ),
      fc.oneof(
        { arbitrary: fc.constant({}), weight: 4 },
        { arbitrary: fc.dictionary(text, anyJson), weight: 1 },
      ),
    )
    .map(([known, unknown]) => ({ ...known, ...unknown }));

const RAW_BODIES = [
  '',
  'null',
  '"text"',
  '[]',
  '{',
  '{"a":1}}',
  '\ufeff{}',
  '{"__proto__":{"role":"admin"},"constructor":{"prototype":{}}}',
  '['.repeat(20_000),
  '{"a":'.repeat(20_000),
  `{"first_name":"${'x'.repeat(120_000)}"}`,
  'x'.repeat(300_000),
  '{"first_name":"\\ud800","last_name":"\\u0000"}',
].map((raw) => Buffer.from(raw));

function bodyOf({ requestBody }: Operation): fc.Arbitrary<Buffer | undefined> {
  const schema = Object.values(requestBody?.content ?? {})[0]?.schema ?? { type: 'object' };
  const json = fitting(resolved(schema)).map((value) => Buffer.from(JSON.stringify(value) ?? ''));
  const bytes = fc.uint8Array({ maxLength: 500 }).map((array) => Buffer.from(array));
  const multipart = fc.tuple(text, text, bytes).map(([field, name, content]) => part(field, name, content));
  return fc.oneof(
    { arbitrary: json, weight: 8 },
    { arbitrary: fc.constantFrom(...RAW_BODIES), weight: 2 },
    { arbitrary: bytes, weight: 1 },
    { arbitrary: multipart, weight: requestBody?.content['multipart/form-data'] ? 8 : 1 },
    { arbitrary: fc.constant(undefined), weight: 1 },
  );
}

const part = (field: string, name: string, content: Buffer) =>
  Buffer.concat([
    Buffer.from(`--b\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\n\r\n`),
    content,
    Buffer.from('\r\n--b--\r\n'),
  ]);

/** Header values hold no control characters and no character beyond Latin-1: Node's client would not send them. */
const headerText = text.map((value) => value.replace(/[^\x20-\x7e\xa0-\xff]/g, '?').slice(0, 4000));
const headers = fc.record(
  {
    'content-type': fc.constantFrom(
      'application/json',
      'application/json',
      'application/json; charset=utf-16',
      'multipart/form-data; boundary=b',
      'multipart/form-data',
      'text/plain',
      'application/x-www-form-urlencoded',
      ';;;',
    ),
    'idempotency-key': fc.oneof(uuid, headerText),
    'x-form-age': headerText,
    accept: headerText,
    'accept-encoding': fc.constantFrom('gzip', 'br;q=0', '*', 'zstd, ;;'),
    range: fc.constantFrom('bytes=0-0', 'bytes=9-1', 'lines=1'),
    'if-none-match': headerText,
    cookie: headerText,
    'x-forwarded-for': headerText,
    origin: fc.constantFrom('null', 'https://evil.example', 'not an origin'),
  },
  { requiredKeys: ['content-type'] },
);

const escaped = text.map((value) => encodeURIComponent(value.replace(/\p{Surrogate}/gu, '?')).slice(0, 3000));
const segment = fc.oneof(
  uuid,
  escaped,
  fc.constantFrom('%', '%zz', '%00', '%c0%ae', '..', '.', '%2e%2e%2f', '1'),
);
const queryValue = fc.oneof(
  escaped,
  anyJson.map((value) => encodeURIComponent((JSON.stringify(value) ?? '').slice(0, 3000))),
  fc.constantFrom('["created_at","DESC"]', '["id"]', '[0,9]', '[0,1e9]', '[-1,5]', '{"q":"%"}', '%'),
);

/** Malformed and nearly right requests to one operation of the API document. */
export function requestsTo(operation: Operation): fc.Arbitrary<RawRequest> {
  const { method, path, parameters } = operation;
  const names = parameters.filter((each) => each.in === 'query').map(({ name }) => name);
  const query = fc.array(
    fc.tuple(fc.constantFrom(...names, 'unknown', 'filter[x]', '__proto__'), queryValue),
    {
      maxLength: 3,
    },
  );
  const holes = path.split(/\{\w+\}/).length - 1;
  return fc
    .tuple(fc.array(segment, { minLength: holes, maxLength: holes }), query, headers, bodyOf(operation))
    .map(([segments, pairs, given, body]) => {
      const filled = path.replace(/\{\w+\}/g, () => segments.shift() ?? '');
      const search = pairs.map(([name, value]) => `${name}=${value}`).join('&');
      return { method, path: search ? `${filled}?${search}` : filled, headers: given, body };
    });
}
