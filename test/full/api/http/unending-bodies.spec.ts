import { readdirSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TemporaryFolder } from '../../../../src/uploads/temporary-files.js';
import { fixture } from '../../../support/jest/fixture.js';
import { proofUploads } from '../../../support/requests/proof-uploads.js';
import { sendWithoutEnd } from '../../../support/requests/unending.js';
import { startApi } from '../../../support/server/api.js';
import { until } from '../../../support/server/until.js';

const api = fixture(() => startApi());
const proofs = proofUploads(api);

afterEach(() => jest.restoreAllMocks());

const MB = 1024 * 1024;
const PART = '--b\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n';
const MULTIPART = 'Content-Type: multipart/form-data; boundary=b';
/** As a browser without JavaScript posts a form of ours. */
const FORM = [MULTIPART, 'Accept: text/html', 'Sec-Fetch-Site: same-origin'];

const upload = async () => {
  const { id } = await proofs.register();
  const line = `PATCH /api/v1/delegates/proof-of-payment/upload/${id}`;
  return { line, headers: [MULTIPART], start: PART };
};
const form = () => ({ line: 'POST /api/v1/delegates', headers: FORM, start: PART });
const json = () => ({ line: 'POST /api/v1/delegates', headers: ['Content-Type: application/json'] });

test('a body without end is cut', async () => {
  const most = 2_000 * MB;
  const all = [
    { ...(await upload()), most },
    { ...form(), most },
    { ...json(), most },
  ];
  const [picture, ofForm, ofJson] = await Promise.all(all.map((request) => sendWithoutEnd(api, request)));
  // Nest ends the connection of a multipart body with its answer: who is still sending may not get to read that.
  expect(picture?.answer).toMatch(/^$|^HTTP\/1\.1 413 .*The picture is larger than 10 MB\./s);
  expect(ofForm?.answer).toMatch(/^$|^HTTP\/1\.1 303 .*Location: \/form-problem\/too_large/s);
  expect(ofJson?.answer).toMatch(/^HTTP\/1\.1 413 .*The body is larger than 128 kB\./s);
  // 64 MB are read, and what the system holds comes on top.
  for (const body of [picture, ofForm, ofJson]) expect(body?.sent).toBeLessThan(110 * MB);
  await until(() => proofs.filesIn('incoming').length === 0);
});

test('who says beforehand that it is too much reads why while sending', async () => {
  const { line } = await upload();
  const length = `Content-Length: ${300 * MB}`;
  const all = [
    { line, headers: [MULTIPART, length] },
    { line: form().line, headers: [...FORM, length] },
  ];
  const answers = await Promise.all(all.map((request) => sendDeclared(request.line, request.headers)));
  expect(answers[0]).toMatch(/^HTTP\/1\.1 413 .*The picture is larger than 10 MB\./s);
  expect(answers[1]).toMatch(/^HTTP\/1\.1 303 .*Location: \/form-problem\/too_large/s);
  expect(proofs.filesIn('incoming')).toEqual([]);
});

/** Sends what it declared without looking at the answer, for as long as that is not there. */
function sendDeclared(line: string, headers: string[]): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(Number(new URL(api.url).port), '127.0.0.1', () => {
      socket.write([`${line} HTTP/1.1`, 'Host: x', ...headers, '', PART].join('\r\n'));
      const pour = () => {
        while (!socket.destroyed && answer === '' && socket.write(Buffer.alloc(MB)));
      };
      socket.on('drain', pour);
      pour();
    });
    socket.on('data', (data) => (answer += data.toString('latin1')));
    socket.on('error', () => undefined);
    socket.once('data', () => setImmediate(() => socket.end()));
    socket.once('close', () => resolve(answer));
  });
}

test('who reads nothing before all is sent still gets the answer', async () => {
  const all = [
    { ...(await upload()), most: 14 * MB, reads: 'late' as const },
    { ...form(), most: 14 * MB, reads: 'late' as const },
    { ...json(), most: 2 * MB, reads: 'late' as const },
  ];
  const answers = await Promise.all(all.map((request) => sendWithoutEnd(api, request)));
  expect(answers.map(({ answer }) => answer.slice(0, 12))).toEqual([
    'HTTP/1.1 413',
    'HTTP/1.1 303',
    'HTTP/1.1 413',
  ]);
  await until(() => proofs.filesIn('incoming').length === 0);
});

test.each([
  ['before', { start: `${PART}a picture\r\n--b--\r\n` }, 1],
  ['after', { start: ' ', end: `\r\n${PART}a picture\r\n--b--\r\n` }, 0],
])('a picture %s too much of nothing is not kept', async (_, parts, files) => {
  const begun = jest.spyOn(TemporaryFolder.prototype, 'newFile');
  const { sent } = await sendWithoutEnd(api, { ...form(), ...parts, most: 200 * MB });
  expect(sent).toBeLessThan(110 * MB);
  expect(begun).toHaveBeenCalledTimes(files);
  await until(() => proofs.filesIn('incoming').length === 0);
});

describe('a form with a picture, sent without JavaScript', () => {
  const head = {
    accept: 'text/html',
    'sec-fetch-site': 'same-origin',
    'content-type': 'multipart/form-data; boundary=b',
  };
  const post = (body: string) =>
    fetch(`${api.url}/api/v1/delegates`, { method: 'POST', redirect: 'manual', headers: head, body });

  test.each([
    ['torn in a file', `${PART}some bytes`],
    ['torn in a header', '--b\r\nContent-Disposition: form-'],
    ['without its boundary', 'x'],
    ['with a header that is none', '--b\r\n\0: x\r\n\r\n\r\n--b--\r\n'],
  ])('%s is refused', async (_, body) => {
    const answer = await post(body);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/form-problem/other']);
    await until(() => proofs.filesIn('incoming').length === 0);
  });

  test('is for no other local user while it comes, and is gone with who sent it', async () => {
    // As multer names what it puts there by itself; other suites have names of their own.
    const strayed = () => readdirSync(tmpdir()).filter((name) => /^[0-9a-f]{32}$/.test(name));
    const before = strayed();
    const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      ['POST /api/v1/delegates HTTP/1.1', 'Host: x', 'Content-Length: 5000000', ...FORM].join('\r\n'),
    );
    socket.write(`\r\n\r\n${PART}${'A'.repeat(100_000)}`);
    const incoming = () => proofs.filesIn('incoming');
    await until(() => incoming().length > 0);
    const path = join(api.settings.dataDir, 'uploads', 'incoming', incoming()[0] ?? '');
    expect((statSync(path).mode & 0o777).toString(8)).toBe('600');
    expect(strayed()).toEqual(before);
    socket.destroy();
    await until(() => incoming().length === 0);
  });
});

test('a form of inquiries, whose page has no picture, is received in the same way', async () => {
  const body = new FormData();
  body.append('first_name', 'José');
  const answer = await fetch(`${api.url}/api/v1/inquiry/property`, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'text/html', 'sec-fetch-site': 'same-origin' },
    body,
  });
  expect(answer.headers.get('location')).toMatch(/^\/form-problem\/last_name\.required/);
});
