import { DecoderProcess } from '../../../src/uploads/pictures/decoder-process.js';
import { fixture } from '../../support/jest/fixture.js';
import { comments, png, progressiveJpeg } from '../../support/payments/hostile-pictures.js';
import { picture, proofUploads } from '../../support/requests/proof-uploads.js';
import { startApi } from '../../support/server/api.js';

const api = fixture(() => startApi());
const proofs = proofUploads(api);

afterEach(() => jest.restoreAllMocks());

const MB = 1024 * 1024;
const NO_PICTURE = 'Upload a JPEG, PNG or WebP picture.';
const DAMAGED = 'The picture is damaged. Upload a JPEG, PNG or WebP picture.';
const TOO_LARGE = 'The picture is larger than 10 MB.';
const OTHER_FIELD = 'Send one file in the field image and nothing else, as multipart/form-data.';
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
  const PNG = { type: 'image/png' };
  const svg = () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>');
  const paid = () => Buffer.from('I paid, honestly.');
  const noise = () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(5000, 7)]);
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
