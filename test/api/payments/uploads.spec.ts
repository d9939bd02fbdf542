import { mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { Bin } from '../../../src/activity/bin/bin.js';
import { DecoderProcess } from '../../../src/uploads/pictures/decoder-process.js';
import { PROOF_STORAGE, type ProofStorage } from '../../../src/uploads/storage.js';
import { fixture } from '../../support/jest/fixture.js';
import { comments, png, progressiveJpeg } from '../../support/payments/hostile-pictures.js';
import { call, signIn } from '../../support/requests/callers.js';
import { picture, proofUploads } from '../../support/requests/proof-uploads.js';
import { aDelegate } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';
import { until } from '../../support/server/until.js';

const api = fixture(() => startApi());
const proofs = proofUploads(api);
const staff = fixture(() => signIn(api));

test.each(['jpeg', 'png', 'webp'] as const)(
  'a %s is kept as a JPEG without the sender’s data, for staff alone',
  async (format) => {
    const { id } = await proofs.register();
    const sent = Buffer.concat([await picture(format), Buffer.from('<script>alert(1)</script>')]);
    const answer = await proofs.upload(id, sent);
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
  const { id } = await proofs.register();
  const sideways = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c33' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  await proofs.upload(id, sideways);
  const got = await fetch(`${api.url}/api/v1/delegates/${id}/proof-of-payment`, { headers: staff });
  const { width, height } = await sharp(Buffer.from(await got.arrayBuffer())).metadata();
  expect([width, height]).toEqual([40, 60]);
});

test('the holder of the uuid may upload and learns no id; a new proof takes the place of the old, which stays as evidence', async () => {
  const { id, uuid } = await proofs.register();
  const first = await proofs.upload(uuid, await picture('png'));
  expect(first.body.data.proof_of_payment).toBe(`/api/v1/delegates/${uuid}/proof-of-payment`);
  const old = await proofs.proofOf(id);
  expect((await fetch(api.url + first.body.data.proof_of_payment, { headers: staff })).status).toBe(200);
  await proofs.upload(uuid, await picture('webp'));
  expect(proofs.filesIn('proofs')).toContain(await proofs.proofOf(id));
  expect(proofs.filesIn('proofs')).toContain(old);
});

test('once paid, a visitor’s upload is 409 and the proof stays; staff may still replace it', async () => {
  const { id } = await proofs.register();
  await proofs.upload(id, await picture('jpeg'));
  const kept = await proofs.proofOf(id);
  await call(api, 'PUT', `/delegates/verify/${id}`, { as: staff, body: { payment_status: true } });
  const refused = await proofs.upload(id, await picture('png'));
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'The payment is already verified, so the proof can no longer be changed.',
  ]);
  expect(await proofs.proofOf(id)).toBe(kept);
  expect((await proofs.upload(id, await picture('png'), { as: staff })).status).toBe(200);
  expect(await proofs.proofOf(id)).not.toBe(kept);
});

test('removing a delegate from the bin removes the picture', async () => {
  const { id } = await proofs.register();
  await proofs.upload(id, await picture('jpeg'));
  const name = await proofs.proofOf(id);
  await call(api, 'DELETE', `/delegates/${id}`, { as: staff });
  await call(api, 'DELETE', `/delegates/bin/${id}`, { as: staff });
  expect(proofs.filesIn('proofs')).not.toContain(name);
});

test('what was sent is for no other local user, neither while it comes nor afterwards', async () => {
  const { id } = await proofs.register();
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
  await until(() => proofs.filesIn('incoming').length > 0);
  const modeOf = (...parts: string[]) =>
    (statSync(join(api.settings.dataDir, 'uploads', ...parts)).mode & 0o777).toString(8);
  const modes = [modeOf(), modeOf('incoming'), modeOf('incoming', proofs.filesIn('incoming')[0] ?? '')];
  finish();
  expect((await sent).status).toBe(400);
  expect(modes).toEqual(['700', '700', '600']);
  await proofs.upload(id, await picture('png'));
  expect([modeOf('proofs'), modeOf('proofs', (await proofs.proofOf(id)) ?? '')]).toEqual(['700', '600']);
});

test('two pictures in one form are refused', async () => {
  const { id } = await proofs.register();
  const form = new FormData();
  for (let n = 0; n < 2; n++) form.append('image', new Blob([new Uint8Array(await picture('png'))]), 'a.png');
  const path = `${api.url}/api/v1/delegates/proof-of-payment/upload/${id}`;
  const response = await fetch(path, { method: 'PATCH', body: form });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ message: expect.stringContaining('one file') as string });
  await until(() => proofs.filesIn('incoming').length === 0);
});

test('a storage that fails to remove a picture undoes nothing: what was asked for is done', async () => {
  const [binned, old, erased] = [await proofs.register(), await proofs.register(), await proofs.register()];
  for (const { id } of [binned, old, erased]) await proofs.upload(id, await picture('jpeg'));
  for (const { id } of [binned, old]) await call(api, 'DELETE', `/delegates/${id}`, { as: staff });
  await api.db.query(`UPDATE bin_entry SET removed_at = now() - interval '31 days' WHERE id = $1`, [old.id]);
  const storage = api.app.get<ProofStorage>(PROOF_STORAGE);
  const remove = jest.spyOn(storage, 'remove').mockRejectedValue(new Error('storage away'));
  const answers = [
    await call(api, 'DELETE', `/delegates/bin/${binned.id}`, { as: staff }),
    await call(api, 'POST', '/privacy/erase', {
      as: staff,
      body: { email: aDelegate().email, records: [{ kind: 'delegates', id: erased.id }] },
    }),
  ];
  expect(await api.app.get(Bin).emptyOld()).toBe(1);
  expect(remove).toHaveBeenCalledTimes(3);
  remove.mockRestore();
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const { rowCount } = await api.db.query('SELECT FROM bin_entry WHERE id = ANY($1)', [[binned.id, old.id]]);
  expect(rowCount).toBe(0);
  expect((await call(api, 'GET', `/delegates/${erased.id}`, { as: staff })).status).toBe(404);
});

test('a proof that cannot be read is an error in the envelope; one that can runs nothing in a browser', async () => {
  const { id } = await proofs.register();
  await proofs.upload(id, await picture('jpeg'));
  const path = `${api.url}/api/v1/delegates/${id}/proof-of-payment`;
  const good = await fetch(path, { headers: staff });
  expect(good.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  await good.arrayBuffer();
  const file = join(api.settings.dataDir, 'uploads', 'proofs', (await proofs.proofOf(id)) ?? '');
  rmSync(file);
  mkdirSync(file);
  const answer = await fetch(path, { headers: staff });
  expect(answer.status).toBe(500);
  expect(await answer.json()).toMatchObject({ statusCode: 500 });
});

afterEach(() => jest.restoreAllMocks());

const MB = 1024 * 1024;
const NO_PICTURE = 'Upload a JPEG, PNG or WebP picture.';
const DAMAGED =
  'This picture is damaged: not all of it can be read. Upload the original again, or a screenshot of it.';
const TOO_LARGE = 'The picture is larger than 10 MB.';
const OTHER_FIELD = 'Send one file in the field image and nothing else, as multipart/form-data.';
const TOO_MUCH = 'This picture takes too much work to open. Upload a screenshot of it instead.';
/** A valid PNG of 40,000 × 40,000 grey pixels in a few kilobytes. */
const pictureBomb = () => png({ width: 40_000, height: 40_000, depth: 1 });

/** A JPEG of noise, and where its scan begins. */
async function noisyJpeg() {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const create = { width: 200, height: 200, channels: 3, background: '#888', noise } as const;
  const jpeg = await sharp({ create }).jpeg().toBuffer();
  const head = jpeg.indexOf(Buffer.from([0xff, 0xda]));
  return { jpeg, from: head + 2 + jpeg.readUInt16BE(head + 2) };
}

test('a JPEG with the odd scan parameters that phones write is taken', async () => {
  const { id } = await proofs.register();
  const { jpeg, from } = await noisyJpeg();
  expect((await proofs.upload(id, jpeg.fill(0, from - 3, from))).status).toBe(200);
});

describe('refused, with nothing left behind', () => {
  const PNG = { type: 'image/png' };
  const svg = () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>');
  const paid = () => Buffer.from('I paid, honestly.');
  const noise = () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(5000, 7)]);
  /** It ends as a JPEG does, but half of its pixels are missing. */
  const torn = async () => {
    const { jpeg, from } = await noisyJpeg();
    return Buffer.concat([jpeg.subarray(0, (from + jpeg.length) >> 1), jpeg.subarray(-2)]);
  };
  const instead = (what: string) =>
    `This is ${what}, which cannot be read here. Save it as a JPEG or PNG, or take a screenshot of it, and upload that.`;
  const withNotes = () => png({ width: 10, height: 10, extra: comments(900, 100_000) });
  test.each<[string, () => Buffer | Promise<Buffer>, object, number, string]>([
    ['a text file', paid, { name: 'a.txt', type: 'text/plain' }, 415, NO_PICTURE],
    ['a text file that says it is a JPEG', paid, {}, 415, NO_PICTURE],
    [
      'an SVG',
      svg,
      PNG,
      415,
      'This is an SVG drawing, which can hold script. Save it as a PNG and upload that.',
    ],
    ['an empty file', () => Buffer.alloc(0), {}, 415, NO_PICTURE],
    ['half a JPEG', async () => (await picture('jpeg')).subarray(0, 300), {}, 415, DAMAGED],
    ['a JPEG’s first bytes and noise', noise, {}, 415, DAMAGED],
    ['a JPEG with a hole in it', torn, {}, 415, DAMAGED],
    ['a GIF', () => Buffer.from('GIF89a with pixels'), {}, 415, instead('a GIF')],
    ['an AVIF picture', () => Buffer.from('____ftypavif____'), {}, 415, instead('an AVIF picture')],
    [
      'a HEIC picture',
      () => Buffer.from('____ftypheic____'),
      {},
      415,
      instead('a HEIC picture, as iPhones take them'),
    ],
    [
      'a PDF',
      () => Buffer.from('%PDF-1.7 and more'),
      {},
      415,
      'This is a PDF, not a picture. Take a screenshot of it and upload that.',
    ],
    ['15 MB', () => Buffer.alloc(15 * MB, 1), {}, 413, TOO_LARGE],
    ['one byte more than 10 MB', () => Buffer.alloc(10 * MB + 1, 1), {}, 413, TOO_LARGE],
    ['40,000 × 40,000 pixels', pictureBomb, PNG, 413, 'The picture is larger than 50 megapixels.'],
    ['a JPEG of 1,000 empty scans', () => progressiveJpeg(7_064, 1_000), {}, 413, TOO_MUCH],
    ['a PNG of 1 × 49,000,000 pixels', () => png({ width: 1, height: 49_000_000 }), PNG, 413, TOO_MUCH],
    ['a PNG with 900 compressed notes', withNotes, PNG, 413, TOO_MUCH],
    ['another field', () => picture('png'), { field: 'file' }, 400, OTHER_FIELD],
  ])('%s', async (_, make, options, status, message) => {
    const { id } = await proofs.register();
    const kept = proofs.filesIn('proofs').length;
    const decode = jest.spyOn(DecoderProcess.prototype, 'decode');
    const answer = await proofs.upload(id, await make(), options);
    expect([answer.status, answer.body.message]).toEqual([status, message]);
    // What is too much is seen by its structure; the decoder's own limits are behind that.
    if (status === 413) expect(decode).not.toHaveBeenCalled();
    expect(await proofs.proofOf(id)).toBeNull();
    expect(proofs.filesIn('proofs')).toHaveLength(kept);
    expect(proofs.filesIn('incoming')).toEqual([]);
  });

  const FORM = 'multipart/form-data; boundary=b';
  test.each([
    ['no body', undefined, undefined, 415],
    ['JSON', 'application/json', '{"image":"x"}', 415],
    ['no boundary', 'multipart/form-data', 'x', 415],
    ['a content type that is torn', 'multipart/form-data; b', 'x', 400],
    ['a form without a file', FORM, '--b--\r\n', 400],
    ['a torn form', FORM, '--b\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\nxx', 400],
    [
      'a text field',
      FORM,
      '--b\r\nContent-Disposition: form-data; name="image[99999999][a]"\r\n\r\nx\r\n--b--\r\n',
      400,
    ],
  ])('%s', async (_, type, body, status) => {
    const { id } = await proofs.register();
    const response = await fetch(`${api.url}/api/v1/delegates/proof-of-payment/upload/${id}`, {
      method: 'PATCH',
      headers: type === undefined ? {} : { 'content-type': type },
      body: body ?? null,
    });
    expect(response.status).toBe(status);
    expect(proofs.filesIn('incoming')).toEqual([]);
  });

  test('an upload for nobody', async () => {
    const answer = await proofs.upload('01890a5d-ac96-774b-bcce-b302099a8057', await picture('png'));
    expect([answer.status, answer.body.message]).toEqual([404, 'Delegate not found.']);
    expect(proofs.filesIn('incoming')).toEqual([]);
  });
});
