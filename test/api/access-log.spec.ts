import { setTimeout as sleep } from 'node:timers/promises';
import { ADMIN } from '../support/api.js';
import { buildIfStale } from '../support/build.js';
import { call, cookieOf, makeKey, makeStaff } from '../support/callers.js';
import { createDatabase } from '../support/database.js';
import { freshDataDir } from '../support/data-dir.js';
import { aDelegate, anInquiry } from '../support/records.js';
import { type RunningServer, startServer } from '../support/server.js';

jest.setTimeout(180_000);

/** What people gave us: none of it may be in a line of the log. */
const PERSONAL = {
  first_name: 'Perpetua',
  last_name: 'Makiling',
  email: 'perpetua.makiling@private.example',
  phone_number: '639987654321',
};
const GUESSED = 'not-her-password-77';

let server: RunningServer;
let secrets: string[];
let lines: Record<string, unknown>[];
beforeAll(async () => {
  buildIfStale();
  server = await startServer({
    PORT: '0',
    DATA_DIR: freshDataDir(),
    DATABASE_URL: await createDatabase(),
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    LOG_LEVEL: 'info',
  });
  const before = server.output().length;
  secrets = await visit();
  await sleep(300);
  server.process.kill('SIGTERM');
  await server.ended;
  const log = server.output().slice(before).trim().split('\n');
  lines = log.map((line) => JSON.parse(line) as Record<string, unknown>);
});

/** Everything that handles something personal or secret. @returns what was secret */
async function visit(): Promise<string[]> {
  const signIn = (body: object) => call(server, 'POST', '/auth/sign-in', { body });
  const admin = cookieOf(await signIn(ADMIN));
  await signIn({ email: ADMIN.email, password: GUESSED });
  await signIn({ email: PERSONAL.email, password: GUESSED });
  await makeStaff(server, admin);
  await call(server, 'POST', '/staff', { as: admin, body: { ...PERSONAL, email: ADMIN.email } });
  const twice = {
    name: PERSONAL.last_name,
    email: ADMIN.email,
    role: 'staff',
    password: 'mangga sa tag-ulan',
  };
  await call(server, 'POST', '/staff', { as: admin, body: twice });
  const key = await makeKey(server, admin);
  const made = await call(server, 'POST', '/delegates', { body: { ...aDelegate(), ...PERSONAL } });
  await call(server, 'POST', '/inquiry/property', { body: { ...anInquiry(), ...PERSONAL } });
  await call(server, 'POST', '/inquiry/property', { body: { ...PERSONAL, age: PERSONAL.last_name } });
  const { uuid } = (made.body as { data: { uuid: string } }).data;
  await call(server, 'GET', `/delegates/uuid/${uuid}`);
  const query = new URLSearchParams({ filter: JSON.stringify({ last_name: PERSONAL.last_name }) });
  await call(server, 'GET', `/delegates?${query}`, { as: key });
  await call(server, 'GET', `/inquiry/search?keyword=${PERSONAL.last_name}`, { as: key });
  await call(server, 'GET', '/delegates', { as: { authorization: 'Bearer rd_wrong-key-4711' } });
  await call(server, 'GET', '/nowhere%0A%7B%22forged%22%3Atrue%7D', { headers: { 'user-agent': 'x' } });
  for (const page of ['/', '/about-us?from=mail', `/thank-you/${uuid}`, '/%ff', '/admin'])
    await fetch(server.url + page, { redirect: 'manual' }).then((answer) => answer.arrayBuffer());
  await fetch(`${server.url}/about-us`, { method: 'POST' });
  return [uuid, 'rd_wrong-key-4711', String(key.authorization), String(admin.cookie).split('=')[1] ?? ''];
}

describe('the log', () => {
  it('is one JSON object a line, each request with its id, method, path, status and time', () => {
    const requests = lines.filter(({ path }) => path !== undefined);
    expect(requests.length).toBeGreaterThanOrEqual(14);
    for (const line of requests)
      expect(line).toMatchObject({
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
        requestId: expect.stringMatching(/^[\da-f-]{36}$/) as string,
        method: expect.any(String) as string,
        status: expect.any(Number) as number,
      });
  });

  it('has the pages too, without query and ids', () => {
    const pages = lines.filter(({ path }) => typeof path === 'string' && !path.startsWith('/api'));
    expect(pages.map(({ method, path, status }) => [method, path, status])).toEqual([
      ['GET', '/', 200],
      ['GET', '/about-us', 200],
      ['GET', '/thank-you/{uuid}', 200],
      ['GET', '/{masked}', 404],
      ['GET', '/admin', 200],
      ['POST', '/about-us', 405],
    ]);
  });

  it('names nobody and gives away no secret', () => {
    const text = JSON.stringify(lines).toLowerCase();
    for (const given of [
      ...Object.values(PERSONAL),
      ...secrets,
      GUESSED,
      ADMIN.email,
      ADMIN.password,
      'scrypt$',
    ])
      expect(text).not.toContain(given.toLowerCase());
  });

  it('tells who came in and who was refused, by the ids of accounts and keys', () => {
    const of = (path: string) => lines.filter((line) => line.path === path);
    const [entered, refused, unknown] = of('/api/v1/auth/sign-in');
    expect(entered).toMatchObject({ status: 200, staff: expect.stringMatching(/^[\da-f-]{36}$/) as string });
    expect(refused).toMatchObject({ status: 401 });
    expect(unknown).toMatchObject({ status: 401 });
    const warnings = lines
      .map(({ message }) => message)
      .filter((text) => String(text).startsWith('sign-in refused'));
    expect(warnings).toEqual([
      `sign-in refused (account ${String(entered?.staff)})`,
      'sign-in refused (account unknown)',
    ]);
    expect(of('/api/v1/inquiry/search')).toMatchObject([{ status: 200, key: expect.any(String) as string }]);
    expect(of('/api/v1/delegates').filter(({ status }) => status === 401)).toHaveLength(1);
  });

  it('is not forged by line breaks in a request', () =>
    expect(lines.some((line) => 'forged' in line)).toBe(false));
});
