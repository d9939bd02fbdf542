import { readdirSync, existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { PROOF_STORAGE, type ProofStorage } from '../../src/platform/storage/storage.js';
import { until } from '../support/until.js';
import { type Api, startApi } from '../support/api.js';
import { call, type Credentials, signIn } from '../support/callers.js';
import { png } from '../support/hostile-pictures.js';
import { aDelegate } from '../support/records.js';

let api: Api;
let staff: Credentials;
beforeAll(async () => {
  api = await startApi();
  staff = await signIn(api);
});
afterAll(() => api.close());

const MB = 1024 * 1024;
const filesIn = (folder: string) => {
  const path = join(api.settings.dataDir, 'uploads', folder);
  return existsSync(path) ? readdirSync(path) : [];
};
const register = async () => {
  const { body } = await call(api, 'POST', '/delegates', { body: aDelegate() });
  return (body as { data: { id: string; uuid: string } }).data;
};
const proofOf = async (id: string) =>
  (await api.db.query<{ p: string | null }>('SELECT proof_of_payment AS p FROM delegate WHERE id = $1', [id]))
    .rows[0]?.p;

async function upload(
  key: string,
  bytes: Uint8Array,
  { as = {}, field = 'image', name = 'proof.jpg', type = 'image/jpeg' } = {},
) {
  const form = new FormData();
  form.append(field, new Blob([Buffer.from(bytes)], { type }), name);
  const response = await fetch(`${api.url}/api/v1/delegates/proof-of-payment/upload/${key}`, {
    method: 'PATCH',
    body: form,
    headers: as,
  });
  const body = (await response.json()) as { data: { proof_of_payment: string }; message: string };
  return { status: response.status, body };
}

const picture = (format: 'jpeg' | 'png' | 'webp') =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#c33' } })
    .withExif({
      IFD0: { Copyright: 'SECRET-OWNER' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '14/1 35/1 0/1' },
    })
    .toFormat(format)
    .toBuffer();

test.each(['jpeg', 'png', 'webp'] as const)(
  'a %s is kept as a JPEG without the sender’s data, for staff alone',
  async (format) => {
    const { id } = await register();
    const sent = Buffer.concat([await picture(format), Buffer.from('<script>alert(1)</script>')]);
    const answer = await upload(id, sent);
    expect(answer).toEqual({
      status: 200,
      body: { data: { proof_of_payment: `/api/v1/delegates/${id}/proof-of-payment` } },
    });
    expect((await fetch(api.url + answer.body.data.proof_of_payment)).status).toBe(401);
    const got = await fetch(api.url + answer.body.data.proof_of_payment, { headers: staff });
    expect([got.status, got.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const bytes = Buffer.from(await got.arrayBuffer());
    expect(Number(got.headers.get('content-length'))).toBe(bytes.length);
    expect(bytes.includes('SECRET-OWNER') || bytes.includes('script')).toBe(false);
    const { width, height, exif, format: kept } = await sharp(bytes).metadata();
    expect({ width, height, exif, kept }).toEqual({ width: 60, height: 40, exif: undefined, kept: 'jpeg' });
    const record = await call(api, 'GET', `/delegates/${id}`, { as: staff });
    expect(record.body).toMatchObject({ data: { proof_of_payment: answer.body.data.proof_of_payment } });
  },
);

test('a picture taken sideways comes out upright', async () => {
  const { id } = await register();
  const sideways = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c33' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  await upload(id, sideways);
  const got = await fetch(`${api.url}/api/v1/delegates/${id}/proof-of-payment`, { headers: staff });
  const { width, height } = await sharp(Buffer.from(await got.arrayBuffer())).metadata();
  expect([width, height]).toEqual([40, 60]);
});

test('the holder of the uuid may upload and learns no id; a new proof takes the place of the old file', async () => {
  const { id, uuid } = await register();
  const first = await upload(uuid, await picture('png'));
  expect(first.body.data.proof_of_payment).toBe(`/api/v1/delegates/${uuid}/proof-of-payment`);
  const old = await proofOf(id);
  expect((await fetch(api.url + first.body.data.proof_of_payment, { headers: staff })).status).toBe(200);
  await upload(uuid, await picture('webp'));
  expect(filesIn('proofs')).toContain(await proofOf(id));
  expect(filesIn('proofs')).not.toContain(old);
});

test('once paid, a visitor’s upload is 409 and the proof stays; staff may still replace it', async () => {
  const { id } = await register();
  await upload(id, await picture('jpeg'));
  const kept = await proofOf(id);
  await call(api, 'PUT', `/delegates/verify/${id}`, { as: staff, body: { payment_status: true } });
  const refused = await upload(id, await picture('png'));
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'The payment is already verified, so the proof can no longer be changed.',
  ]);
  expect(await proofOf(id)).toBe(kept);
  expect((await upload(id, await picture('png'), { as: staff })).status).toBe(200);
  expect(await proofOf(id)).not.toBe(kept);
});

test('removing a delegate from the bin removes the picture', async () => {
  const { id } = await register();
  await upload(id, await picture('jpeg'));
  const name = await proofOf(id);
  await call(api, 'DELETE', `/delegates/${id}`, { as: staff });
  await call(api, 'DELETE', `/delegates/bin/${id}`, { as: staff });
  expect(filesIn('proofs')).not.toContain(name);
});

/** A valid PNG of 40,000 × 40,000 grey pixels in a few kilobytes. */
const pictureBomb = () => png({ width: 40_000, height: 40_000, depth: 1 });

test('what was sent is for no other local user, neither while it comes nor afterwards', async () => {
  const { id } = await register();
  const head = '--b\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\n';
  let finish = () => {};
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(Buffer.from(`${head}some bytes of a picture`));
      finish = () => controller.close();
    },
  });
  const path = `/api/v1/delegates/proof-of-payment/upload/${id}`;
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  const sent = fetch(api.url + path, { method: 'PATCH', headers, body, duplex: 'half' } as RequestInit);
  await until(() => filesIn('incoming').length > 0);
  const modeOf = (...parts: string[]) =>
    (statSync(join(api.settings.dataDir, 'uploads', ...parts)).mode & 0o777).toString(8);
  const modes = [modeOf(), modeOf('incoming'), modeOf('incoming', filesIn('incoming')[0] ?? '')];
  finish();
  expect((await sent).status).toBe(400);
  expect(modes).toEqual(['700', '700', '600']);
  await upload(id, await picture('png'));
  expect([modeOf('proofs'), modeOf('proofs', (await proofOf(id)) ?? '')]).toEqual(['700', '600']);
});

test('two pictures in one form are refused', async () => {
  const { id } = await register();
  const form = new FormData();
  for (let n = 0; n < 2; n++) form.append('image', new Blob([new Uint8Array(await picture('png'))]), 'a.png');
  const path = `${api.url}/api/v1/delegates/proof-of-payment/upload/${id}`;
  const response = await fetch(path, { method: 'PATCH', body: form });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ message: expect.stringContaining('one file') as string });
  await until(() => filesIn('incoming').length === 0);
});

test('a storage that fails to remove an old picture undoes nothing', async () => {
  const { id } = await register();
  await upload(id, await picture('jpeg'));
  const storage = api.app.get<ProofStorage>(PROOF_STORAGE);
  const remove = jest.spyOn(storage, 'remove').mockRejectedValue(new Error('storage away'));
  expect((await upload(id, await picture('png'))).status).toBe(200);
  expect((await call(api, 'DELETE', `/delegates/${id}`, { as: staff })).status).toBe(200);
  remove.mockRestore();
});

test('a proof that cannot be read is an error in the envelope; one that can runs nothing in a browser', async () => {
  const { id } = await register();
  await upload(id, await picture('jpeg'));
  const path = `${api.url}/api/v1/delegates/${id}/proof-of-payment`;
  const good = await fetch(path, { headers: staff });
  expect(good.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  await good.arrayBuffer();
  const file = join(api.settings.dataDir, 'uploads', 'proofs', (await proofOf(id)) ?? '');
  rmSync(file);
  mkdirSync(file);
  const answer = await fetch(path, { headers: staff });
  expect(answer.status).toBe(500);
  expect(await answer.json()).toMatchObject({ statusCode: 500 });
});

test('a HEIC picture is told apart', async () => {
  const { id } = await register();
  const answer = await upload(
    id,
    Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic0000mif1')]),
  );
  expect([answer.status, answer.body.message]).toEqual([415, expect.stringContaining('HEIC')]);
});

describe('refused, with nothing left behind', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>';
  test.each<[string, () => Buffer | Promise<Buffer>, object, number, string]>([
    [
      'a text file',
      () => Buffer.from('I paid, honestly.'),
      { name: 'a.txt', type: 'text/plain' },
      415,
      'Upload a JPEG, PNG or WebP picture.',
    ],
    [
      'a text file that says it is a JPEG',
      () => Buffer.from('I paid, honestly.'),
      {},
      415,
      'Upload a JPEG, PNG or WebP picture.',
    ],
    ['an SVG', () => Buffer.from(svg), { type: 'image/png' }, 415, 'Upload a JPEG, PNG or WebP picture.'],
    ['an empty file', () => Buffer.alloc(0), {}, 415, 'Upload a JPEG, PNG or WebP picture.'],
    [
      'half a JPEG',
      async () => (await picture('jpeg')).subarray(0, 300),
      {},
      415,
      'The picture is damaged. Upload a JPEG, PNG or WebP picture.',
    ],
    [
      'a JPEG’s first bytes and noise',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(5000, 7)]),
      {},
      415,
      'The picture is damaged. Upload a JPEG, PNG or WebP picture.',
    ],
    ['15 MB', () => Buffer.alloc(15 * MB, 1), {}, 413, 'The picture is larger than 10 MB.'],
    [
      'one byte more than 10 MB',
      () => Buffer.alloc(10 * MB + 1, 1),
      {},
      413,
      'The picture is larger than 10 MB.',
    ],
    [
      '40,000 × 40,000 pixels',
      pictureBomb,
      { type: 'image/png' },
      413,
      'The picture is larger than 50 megapixels.',
    ],
    [
      'another field',
      () => picture('png'),
      { field: 'file' },
      400,
      'Send one file in the field image and nothing else, as multipart/form-data.',
    ],
  ])('%s', async (_, make, options, status, message) => {
    const { id } = await register();
    const kept = filesIn('proofs').length;
    const answer = await upload(id, await make(), options);
    expect([answer.status, answer.body.message]).toEqual([status, message]);
    expect(await proofOf(id)).toBeNull();
    expect(filesIn('proofs')).toHaveLength(kept);
    expect(filesIn('incoming')).toEqual([]);
  });

  test.each([
    ['no body', {}, undefined, 415],
    ['JSON', { 'content-type': 'application/json' }, '{"image":"x"}', 415],
    ['no boundary', { 'content-type': 'multipart/form-data' }, 'x', 415],
    ['a form without a file', { 'content-type': 'multipart/form-data; boundary=b' }, '--b--\r\n', 400],
    [
      'a torn form',
      { 'content-type': 'multipart/form-data; boundary=b' },
      '--b\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\nxx',
      400,
    ],
    [
      'a text field',
      { 'content-type': 'multipart/form-data; boundary=b' },
      '--b\r\nContent-Disposition: form-data; name="image[99999999][a]"\r\n\r\nx\r\n--b--\r\n',
      400,
    ],
  ])('%s', async (_, headers, body, status) => {
    const { id } = await register();
    const response = await fetch(`${api.url}/api/v1/delegates/proof-of-payment/upload/${id}`, {
      method: 'PATCH',
      headers: headers as Record<string, string>,
      body: body ?? null,
    });
    expect(response.status).toBe(status);
    expect(filesIn('incoming')).toEqual([]);
  });

  test('an upload without end', async () => {
    const { id } = await register();
    const head = '--b\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\n';
    let sent = 0;
    const endless = new ReadableStream({
      pull: (controller) => {
        controller.enqueue(sent === 0 ? Buffer.from(head) : Buffer.alloc(256 * 1024, 1));
        sent += 256 * 1024;
      },
    });
    const response = await fetch(`${api.url}/api/v1/delegates/proof-of-payment/upload/${id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body: endless,
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(40 * MB);
    for (let i = 0; i < 50 && filesIn('incoming').length > 0; i++)
      await new Promise((r) => setTimeout(r, 50));
    expect(filesIn('incoming')).toEqual([]);
  });

  test('an upload for nobody', async () => {
    const answer = await upload('01890a5d-ac96-774b-bcce-b302099a8057', await picture('png'));
    expect([answer.status, answer.body.message]).toEqual([404, 'Delegate not found.']);
    expect(filesIn('incoming')).toEqual([]);
  });
});
