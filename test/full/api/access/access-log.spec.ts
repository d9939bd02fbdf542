import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildIfStale } from '../../../support/jest/build.js';
import { createDatabase } from '../../../support/jest/database.js';
import { call, cookieOf, makeKey, makeStaff, dataOf } from '../../../support/requests/callers.js';
import { noisyPicture, sendProof } from '../../../support/requests/proof-uploader.js';
import { aDelegate, anInquiry } from '../../../support/requests/records.js';
import { ADMIN } from '../../../support/server/api.js';
import { freshDataDir } from '../../../support/server/data-dir.js';
import { startServer, type RunningServer } from '../../../support/server/server.js';
import { until } from '../../../support/server/until.js';

/** What people gave us: none of it may be in a line of the log. */
const PERSONAL = {
  first_name: 'Perpetua',
  last_name: 'Makiling',
  email: 'perpetua.makiling@private.example',
  phone_number: '639987654321',
};
const FROM_OUTSIDE = 'an-id-from-outside';
const GUESSED = 'not-her-password-77';

let server: RunningServer;
let secrets: string[];
let lines: Record<string, unknown>[];
const dataDir = freshDataDir();
let databaseUrl: string;
/** Of the answer that a proof got which could not be read. */
let unreadable: { status: number; requestId: string | null };
beforeAll(async () => {
  buildIfStale();
  databaseUrl = await createDatabase();
  server = await startServer({
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    LOG_LEVEL: 'info',
  });
  const before = server.output().length;
  secrets = await visit();
  await logged(server);
  server.process.kill('SIGTERM');
  await server.ended;
  const log = server.output().slice(before).trim().split('\n');
  lines = log.map((line) => JSON.parse(line) as Record<string, unknown>);
});

/** Where somebody goes away in the middle. */
const CUT = ['/api/v1/delegates/proof-of-payment/upload/{uuid}', '/api/v1/delegates'];

/** The lines of all that was asked are written: that of a last question, and those of who went away, whom nobody answers. */
async function logged(asked: RunningServer): Promise<void> {
  const last = await fetch(`${asked.url}/api/v1/openapi.json`);
  await last.arrayBuffer();
  const id = last.headers.get('x-request-id') ?? '';
  const ofCut = (path: string) => (line: string) =>
    line.includes('"aborted":true') && line.includes(`"path":"${path}"`);
  await until(
    () => asked.output().includes(id) && CUT.every((path) => asked.output().split('\n').some(ofCut(path))),
    50,
  );
}

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
    role: 'manager',
    password: 'mangga sa tag-ulan',
  };
  await call(server, 'POST', '/staff', { as: admin, body: twice });
  const key = await makeKey(server, admin);
  const made = await call(server, 'POST', '/delegates', { body: { ...aDelegate(), ...PERSONAL } });
  await call(server, 'POST', '/inquiry/property', { body: { ...anInquiry(), ...PERSONAL } });
  await call(server, 'POST', '/inquiry/property', { body: { ...PERSONAL, age: PERSONAL.last_name } });
  const { uuid } = dataOf<{ uuid: string }>(made);
  await call(server, 'GET', `/delegates/uuid/${uuid}`);
  const query = new URLSearchParams({ filter: JSON.stringify({ last_name: PERSONAL.last_name }) });
  await call(server, 'GET', `/delegates?${query}`, { as: key });
  await call(server, 'GET', `/inquiry/search?keyword=${PERSONAL.last_name}`, { as: key });
  await call(server, 'GET', '/delegates', { as: { authorization: 'Bearer rd_wrong-key-4711' } });
  await call(server, 'GET', '/nowhere%0A%7B%22forged%22%3Atrue%7D', { headers: { 'user-agent': 'x' } });
  for (const page of ['/', '/about-us?from=mail', `/thank-you/${uuid}`, '/%ff', '/admin'])
    await fetch(server.url + page, { redirect: 'manual' }).then((answer) => answer.arrayBuffer());
  await fetch(`${server.url}/about-us`, { method: 'POST', headers: { 'X-Request-Id': FROM_OUTSIDE } });
  for (const forwarded of ['203.0.113.7', '203.0.113.8'])
    await fetch(`${server.url}/api/v1/health/live`, { headers: { 'X-Forwarded-For': forwarded } });
  const { id } = dataOf<{ id: string }>(made);
  await spoilProof(id, admin);
  const picture = Buffer.from(await (await noisyPicture(1_500)).arrayBuffer());
  // While it is checked, which takes a while, and while it comes.
  await leave(id, picture, picture.length);
  await leave(id, picture, 1_000);
  await leaveForm();
  await sendTornForm();
  // Typed into a path: as it is, encoded, a phone number, and where the line's end (200 characters) would leave half of
  // it: the first ten letters.
  const { email, phone_number } = PERSONAL;
  for (const typed of [email, encodeURIComponent(email), phone_number, `${'a/'.repeat(88)}${email}`])
    await call(server, 'GET', `/staff/${typed}`);
  const shared = await call(server, 'POST', '/content/previews', { as: admin });
  const preview = new URL(dataOf<{ address: string }>(shared).address);
  await fetch(`${server.url}${preview.pathname}${preview.search}`);
  const token = preview.pathname.split('/').at(-1) ?? '';
  return [
    token,
    uuid,
    'rd_wrong-key-4711',
    String(key.authorization),
    String(admin.cookie).split('=')[1] ?? '',
  ];
}

const uploads = (folder: string) => join(dataDir, 'uploads', folder);

const arrived = () => {
  const files = existsSync(uploads('incoming')) ? readdirSync(uploads('incoming')) : [];
  return files.map((file) => statSync(join(uploads('incoming'), file), { throwIfNoEntry: false })?.size ?? 0);
};

/** A telephone that loses its line once so many bytes of its picture have come. */
async function leave(id: string, picture: Buffer, when: number) {
  const part = '--B\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n';
  const length = part.length + Math.max(picture.length, 5_000_000) + 9;
  const head = [
    `PATCH /api/v1/delegates/proof-of-payment/upload/${id} HTTP/1.1`,
    ...['Host: x', 'Content-Type: multipart/form-data; boundary=B', `Content-Length: ${length}`, '', part],
  ].join('\r\n');
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.on('error', () => undefined).write(head);
  socket.write(picture);
  if (when === picture.length) socket.write(`${'\0'.repeat(length - part.length - when - 9)}\r\n--B--\r\n`);
  // Where the server is quicker than this, it answers whom it should have lost: then nothing is shown, nothing is wrong.
  let answered = false;
  socket.on('data', () => (answered = true));
  await until(() => answered || arrived().some((size) => size >= when));
  socket.destroy();
  await until(() => arrived().length === 0);
}

/** The same with a whole form, as browsers without script send it. */
async function leaveForm() {
  const head = [
    'POST /api/v1/delegates HTTP/1.1',
    ...['Host: x', 'Accept: text/html', 'Sec-Fetch-Site: same-origin', 'Content-Length: 5000'],
    ...['Content-Type: multipart/form-data; boundary=B', '', '--B\r\n'],
  ].join('\r\n');
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.on('error', () => undefined).write(head);
  await sleep(300);
  socket.destroy();
}

/** One that ends in the middle of its parts. */
async function sendTornForm() {
  const headers = {
    accept: 'text/html',
    'sec-fetch-site': 'same-origin',
    'content-type': 'multipart/form-data; boundary=b',
  };
  const body = '--b\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\nsome';
  await fetch(`${server.url}/api/v1/delegates`, { method: 'POST', redirect: 'manual', headers, body });
}

/** A proof that the disk no longer gives back. */
async function spoilProof(id: string, admin: Record<string, string>) {
  const sent = await sendProof(server.url, id, await noisyPicture(40));
  if (sent.status !== 200) throw new Error(`The proof was answered with ${sent.status}`);
  const [name = ''] = readdirSync(uploads('proofs'));
  rmSync(join(uploads('proofs'), name));
  mkdirSync(join(uploads('proofs'), name));
  const path = `${server.url}/api/v1/delegates/${id}/proof-of-payment`;
  const answer = await fetch(path, { headers: admin });
  await answer.arrayBuffer();
  unreadable = { status: answer.status, requestId: answer.headers.get('x-request-id') };
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

  it('masks what people type into a path', () => {
    const paths = lines.map(({ path }) => String(path)).filter((path) => path.startsWith('/api/v1/staff/'));
    expect(paths.slice(0, 3)).toEqual(Array(3).fill('/api/v1/staff/{masked}'));
    expect(paths[3]).toBe(`/api/v1/staff/${'a/'.repeat(88)}{masked}`);
    expect(JSON.stringify(lines)).not.toContain('perpet');
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

  it('has the client’s network without its last part, and an id of its own making where no proxy is trusted', () => {
    const [page] = lines.filter(({ path }) => path === '/about-us');
    expect(page).toMatchObject({ client: expect.stringMatching(/^(127\.0\.0\.0\/24|::.*\/48)$/) as string });
    expect(lines.map(({ requestId }) => requestId)).not.toContain(FROM_OUTSIDE);
  });

  it('says once that a proxy seems to stand in front and is not trusted', () =>
    expect(lines.filter((line) => JSON.stringify(line).includes('TRUST_PROXY is 0'))).toHaveLength(1));

  it('calls a proof that cannot be read a defect, and no sender who went away or whose form is torn', () => {
    const cut = lines.filter(({ aborted }) => aborted === true);
    expect(new Set(cut.map(({ path }) => path))).toEqual(new Set(CUT));
    expect(unreadable.status).toBe(500);
    const defects = lines.filter(({ level }) => level === 'error');
    expect(defects).toMatchObject([
      { message: 'defect', requestId: unreadable.requestId, error: { code: 'EISDIR' } },
    ]);
  });

  it('is not forged by line breaks in a request', () =>
    expect(lines.some((line) => 'forged' in line)).toBe(false));
});

it('behind a trusted proxy bears the proxy’s ids, if they are of the kind that proxies make', async () => {
  const proxied = await startServer({
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'info',
    TRUST_PROXY: '1',
  });
  const ask = async (id: string, from: string) => {
    const headers = { 'X-Request-Id': id, 'X-Forwarded-For': from };
    const answer = await fetch(`${proxied.url}/api/v1/openapi.json`, { headers });
    await answer.arrayBuffer();
    return answer.headers.get('x-request-id') ?? '';
  };
  try {
    // Proxies ask for health every few seconds: no line for that while all is well.
    await (await fetch(`${proxied.url}/api/v1/health/live`)).arrayBuffer();
    const nginx = '0f8fad5bd9cb469fa16570867728950e';
    expect(await ask(nginx, '203.0.113.77')).toBe(nginx);
    const own = await ask('{"forged":1}', '2001:db8:77:1:2:3:4:5');
    expect(own).toMatch(/^[\da-f-]{36}$/);
    await until(() => proxied.output().includes(own));
    const clients = new Map(
      proxied
        .output()
        .split('\n')
        .filter((line) => line.includes('"requestId"'))
        .map((line) => JSON.parse(line) as { requestId: string; client: string })
        .map(({ requestId, client }) => [requestId, client]),
    );
    expect(proxied.output()).not.toContain('health/live');
    expect(clients.get(nginx)).toBe('203.0.113.0/24');
    expect(clients.get(own)).toBe('2001:db8:77::/48');
  } finally {
    proxied.process.kill('SIGTERM');
    await proxied.ended;
  }
});
