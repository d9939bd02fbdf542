import { fixture } from '../../support/jest/fixture.js';
import { anonymous, call, makeKey, signIn, type Credentials } from '../../support/requests/callers.js';
import { CONTRACT } from '../../support/requests/contract/contract.js';
import { insertDelegates } from '../../support/requests/raw-delegates.js';
import { aDelegate, anInquiry } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';

const OTHER = 'https://partner.example';
const api = fixture(() => startApi({ env: { RATE_LIMIT_WRITES_PER_MINUTE: '3', CORS_ORIGINS: OTHER } }));
const staff = fixture(() => signIn(api));

const ID = '0194c7f2-0000-7000-8000-000000000000';
const send = (method: string, path: string, headers: Credentials = {}) =>
  fetch(api.url + path, { method, headers });

describe('a method that an address does not take', () => {
  test.each([
    ['PATCH', '/api/v1/delegates', 'GET, HEAD, POST, OPTIONS'],
    ['POST', `/api/v1/delegates/${ID}`, 'GET, HEAD, PUT, PATCH, DELETE, OPTIONS'],
    ['GET', '/api/v1/inquiry/property', 'POST, OPTIONS'],
    ['DELETE', '/api/v1/dashboard', 'GET, HEAD, OPTIONS'],
    ['POST', '/api/docs', 'GET, HEAD, OPTIONS'],
    ['PUT', '/api/v1/openapi.json', 'GET, HEAD, OPTIONS'],
    ['POST', '/api/v1/openapi-office.json', 'GET, HEAD, OPTIONS'],
  ])('%s %s is 405 with Allow, in the envelope', async (method, path, allow) => {
    const response = await send(method, path);
    expect([response.status, response.headers.get('allow')]).toEqual([405, allow]);
    expect(await response.json()).toMatchObject({
      statusCode: 405,
      error: 'Method Not Allowed',
      message: 'This address does not take this method.',
      requestId: response.headers.get('x-request-id'),
    });
  });

  test('is 405 at every address of the API, also where a parameter would fit', async () => {
    const methodsOf = new Map<string, string[]>();
    for (const route of Object.keys(CONTRACT)) {
      const [method = '', path = ''] = route.split(' ');
      methodsOf.set(path, [...(methodsOf.get(path) ?? []), method]);
    }
    const wrong: string[] = [];
    for (const [path, taken] of methodsOf) {
      const allowed = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((method) => taken.includes(method));
      const allow = [
        ...allowed.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method)),
        'OPTIONS',
      ];
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
        if (taken.includes(method)) continue;
        const { status, headers } = await send(method, `/api/v1${path.replace(/:\w+/g, ID)}`, staff);
        const answer = `${status} ${headers.get('allow')}`;
        if (answer !== `405 ${allow.join(', ')}`) wrong.push(`${method} ${path}: ${answer}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('an address that is not there is 404 for every method', async () => {
    for (const method of ['GET', 'POST', 'OPTIONS'])
      expect((await send(method, '/api/v1/nope')).status).toBe(404);
  });
});

describe('OPTIONS', () => {
  test.each([
    ['/api/v1/delegates', 'GET, HEAD, POST, OPTIONS'],
    ['/api/v1/health/live', 'GET, HEAD, OPTIONS'],
    ['/api/docs', 'GET, HEAD, OPTIONS'],
  ])('%s says what it takes, to anybody', async (path, allow) => {
    for (const headers of [{}, { origin: OTHER }] as Credentials[]) {
      const response = await send('OPTIONS', path, headers);
      expect([response.status, response.headers.get('allow')]).toEqual([204, allow]);
    }
  });
});

describe('from a page of another origin that is let in', () => {
  test('a preflight is answered', async () => {
    const response = await send('OPTIONS', `/api/v1/delegates/${ID}`, {
      origin: OTHER,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'if-match,content-type',
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe(OTHER);
    expect(response.headers.get('access-control-allow-methods')).toContain('PUT');
    expect(response.headers.get('access-control-allow-headers')).toContain('if-match');
  });

  test('what clients read is exposed', async () => {
    const response = await send('GET', '/api/v1/health/live', { origin: OTHER });
    const exposed = response.headers.get('access-control-expose-headers')?.split(',') ?? [];
    expect(exposed).toEqual(
      expect.arrayContaining([
        'Allow',
        'Content-Disposition',
        'Content-Range',
        'ETag',
        'Idempotent-Replayed',
        'Link',
        'RateLimit',
        'RateLimit-Policy',
        'Retry-After',
        'WWW-Authenticate',
        'X-Request-Id',
      ]),
    );
  });
});

describe('WWW-Authenticate', () => {
  test('comes with every 401', async () => {
    const nobody = await call(api, 'GET', '/delegates', { as: anonymous });
    expect([nobody.status, nobody.headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="api"']);
    const wrong = await call(api, 'GET', '/delegates', { as: { authorization: 'Bearer rd_nope' } });
    expect([wrong.status, wrong.headers.get('www-authenticate')]).toEqual([
      401,
      'Bearer realm="api", error="invalid_token"',
    ]);
    const sign = await call(api, 'POST', '/auth/sign-in', { body: { email: 'x@x.ph', password: 'wrong' } });
    expect([sign.status, sign.headers.has('www-authenticate')]).toEqual([401, true]);
  });
});

describe('Link', () => {
  const links = async (query: string, as = staff) => {
    const answer = await call(api, 'GET', `/delegates?${query}`, { as });
    return { body: answer.body as { meta: { next: string | null } }, link: answer.headers.get('link') };
  };
  const target = (link: string | null, rel: string) =>
    new RegExp(`<([^>]+)>; rel="${rel}"`).exec(link ?? '')?.[1] ?? '';

  test('leads through a list, forwards and back', async () => {
    const key = await makeKey(api, staff);
    for (let n = 0; n < 5; n++)
      await call(api, 'POST', '/delegates', { as: key, body: aDelegate({ last_name: 'Linked' }) });
    await api.db.query(
      insertDelegates(
        'id, uuid, first_name, last_name, email, phone_number',
        `SELECT gen_random_uuid(), gen_random_uuid(), 'A', 'Linked', 'a@example.com', '1' FROM generate_series(1, 5)`,
      ),
    );
    const filter = encodeURIComponent('{"last_name":"Linked"}');
    const { rows } = await api.db.query(`SELECT 1 FROM delegate WHERE last_name = 'Linked'`);
    const first = await links(`filter=${filter}&range=[0,3]`);
    expect(first.link).not.toContain('rel="prev"');
    const seen = [];
    const idsAt = async (path: string) => {
      const response = await send('GET', path, staff);
      const link = response.headers.get('link');
      const ids = ((await response.json()) as { data: { id: string }[] }).data.map(({ id }) => id);
      return { ids, next: target(link, 'next'), prev: target(link, 'prev') };
    };
    let path = `/api/v1/delegates?filter=${filter}&range=[0,3]`;
    let back = '';
    while (path) {
      const { ids, next, prev } = await idsAt(path);
      seen.push(...ids);
      back = prev;
      path = next;
    }
    expect(new Set(seen).size).toBe(rows.length);
    expect(seen).toHaveLength(rows.length);
    const returned = [];
    for (let before = back; before; before = (await idsAt(before)).prev)
      returned.unshift(...(await idsAt(before)).ids);
    expect(returned).toEqual(seen.slice(0, 8));
  });

  test('goes on by cursor where one was given', async () => {
    const { body } = await links('range=[0,1]');
    const { link } = await links(`range=[0,1]&after=${body.meta.next}`);
    expect(new URL(target(link, 'next'), api.url).searchParams.get('after')).toMatch(/^[\w-]+$/);
    expect(link).not.toContain('rel="prev"');
  });
});

test('RateLimit headers say what is left, and 429 when nothing is', async () => {
  const post = () => call(api, 'POST', '/inquiry/property', { body: anInquiry() });
  const answers = [await post(), await post(), await post(), await post()];
  expect(answers.map(({ status }) => status).slice(-1)).toEqual([429]);
  const [first] = answers;
  expect(first?.headers.get('ratelimit-policy')).toBe('"writes";q=3;w=60');
  for (const { headers } of answers) expect(headers.get('ratelimit')).toMatch(/^"writes";r=\d+;t=\d+$/);
  expect(answers.at(-1)?.headers.get('ratelimit')).toMatch(/^"writes";r=0;t=\d+$/);
  expect((await call(api, 'GET', '/health/live')).headers.get('ratelimit')).toBeNull();
});

test('whichever limit refuses, its RateLimit header says that nothing is left', async () => {
  // Each from another person: what is used up is what the address may send.
  const post = (n: number) =>
    call(api, 'POST', '/inquiry/property', { body: anInquiry({ email: `person-${n}@example.com` }) });
  let answer = await post(0);
  for (let n = 1; answer.status === 201 && n < 200; n++) answer = await post(n);
  expect(answer.status).toBe(429);
  expect(answer.headers.get('ratelimit')).toMatch(/^"address-writes-\d+";r=0;t=\d+$/);
});
