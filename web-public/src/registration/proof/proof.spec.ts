import { formTexts } from '../../content/forms/form-texts';
import { giveTexts } from '../../content/texts';
import { PROOF_MAX_BYTES, readProof, typeOf } from './proof';

giveTexts(formTexts);

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const JPEG = '\xff\xd8\xff\xe0 JFIF';
const PNG = '\x89PNG\r\n\x1a\n';
const WEBP = 'RIFF\x10\0\0\0WEBPVP8 ';
const HEIC = '\0\0\0\x18ftypheic\0\0';
const file = (start: string, size = 100) => {
  const all = new Uint8Array(size);
  all.set(bytes(start).slice(0, size));
  return new File([all], 'receipt.png', { type: 'image/png' });
};

describe('a proof of payment', () => {
  it.each([JPEG, PNG, WEBP])('may begin with %j, up to 10 MB', async (start) => {
    expect((await readProof(file(start))).file).toBeDefined();
    expect((await readProof(file(start, PROOF_MAX_BYTES))).file).toBeDefined();
    expect((await readProof(file(start, PROOF_MAX_BYTES + 1))).problem).toMatch(/larger than 10 MB/);
  });

  it.each(['GIF89a', '%PDF-1.7', 'not a picture at all'])('may not begin with %j', async (start) =>
    expect((await readProof(file(start))).problem).toMatch(/not a JPEG, PNG or WebP/),
  );

  it('may not be empty', async () => expect((await readProof(file('', 0))).problem).toMatch(/empty/));

  it('from an iPhone is refused in its own words where it cannot be converted', async () => {
    expect(typeOf(bytes(HEIC))).toBe('image/heic');
    expect((await readProof(file(HEIC))).problem).toMatch(/iPhone picture \(HEIC\)/);
  });
});
