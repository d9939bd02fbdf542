import { DecoderProcess } from '../../../src/uploads/pictures/decoder-process.js';
import { fixture } from '../../support/jest/fixture.js';
import { comments, png, progressiveJpeg } from '../../support/payments/hostile-pictures.js';
import { picture, proofUploads } from '../../support/requests/proof-uploads.js';
import { startApi } from '../../support/server/api.js';

const api = fixture(() => startApi());
const proofs = proofUploads(api);

afterEach(() => jest.restoreAllMocks());

const MB = 1024 * 1024;
const TOO_MUCH = 'This picture takes too much work to open. Upload a screenshot of it instead.';
/** A valid PNG of 40,000 × 40,000 grey pixels in a few kilobytes. */
const pictureBomb = () => png({ width: 40_000, height: 40_000, depth: 1 });

test('a HEIC picture is told apart', async () => {
  const { id } = await proofs.register();
  const answer = await proofs.upload(
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
    [
      'an SVG',
      () => Buffer.from(svg),
      { type: 'image/png' },
      415,
      'This is an SVG drawing, which can hold script. Save it as a PNG and upload that.',
    ],
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
    ['a JPEG of 1,000 empty scans', () => progressiveJpeg(7_064, 1_000), {}, 413, TOO_MUCH],
    [
      'a PNG of 1 × 49,000,000 pixels',
      () => png({ width: 1, height: 49_000_000 }),
      { type: 'image/png' },
      413,
      TOO_MUCH,
    ],
    [
      'a PNG with 900 compressed notes',
      () => png({ width: 10, height: 10, extra: comments(900, 100_000) }),
      { type: 'image/png' },
      413,
      TOO_MUCH,
    ],
    [
      'another field',
      () => picture('png'),
      { field: 'file' },
      400,
      'Send one file in the field image and nothing else, as multipart/form-data.',
    ],
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

  test.each([
    ['no body', {}, undefined, 415],
    ['JSON', { 'content-type': 'application/json' }, '{"image":"x"}', 415],
    ['no boundary', { 'content-type': 'multipart/form-data' }, 'x', 415],
    ['a content type that is torn', { 'content-type': 'multipart/form-data; b' }, 'x', 400],
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
    const { id } = await proofs.register();
    const response = await fetch(`${api.url}/api/v1/delegates/proof-of-payment/upload/${id}`, {
      method: 'PATCH',
      headers: headers as Record<string, string>,
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
