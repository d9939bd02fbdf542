import { randomBytes } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { ContentFiles } from '../../../../src/content/files/files.js';
import { ContentPictures } from '../../../../src/content/pictures/pictures.js';
import { contentEditor } from '../../../support/desks/content-editor.js';
import { hotelLike, type Project } from '../../../support/hotel.js';
import { fixture } from '../../../support/jest/fixture.js';
import { aPdf, uploadPdf } from '../../../support/payments/pdf.js';
import { call, dataOf, type Json } from '../../../support/requests/callers.js';
import { aPicture, uploadPicture } from '../../../support/requests/pictures.js';
import { startApi } from '../../../support/server/api.js';
import { until } from '../../../support/server/until.js';

const api = fixture(() => startApi());
const { editor, contentOf, save: saveItem, publish: publishAll, html: page } = contentEditor(api);
interface Listed {
  file: string;
  name: string;
  width: number;
  used_in: { kind: string; title: string }[];
}
const ask = (method: string, path: string, body?: unknown) =>
  call(api, method, `/content/${path}`, { as: editor, ...(body === undefined ? {} : { body }) });
const about = () => contentOf('about');
const save = async (data: Json) => expect((await saveItem(data, 'about')).status).toBe(200);
const publish = async () => expect(await publishAll()).toMatchObject({ status: 200 });
const library = async () => dataOf<Listed[]>(await ask('GET', 'pictures'));
const find = async (file: string) => (await library()).find((each) => each.file === file);

const upload = (picture: Buffer, name: string, kind = 'photograph') =>
  uploadPicture(api, editor, picture, name, kind);
const uploaded = async (color: string, name = 'a.jpg', kind?: string) => {
  const answer = await upload(await aPicture(480, 252, color, 'jpeg'), name, kind);
  expect(answer.status).toBe(201);
  return dataOf<Listed & { known: boolean }>(answer);
};

describe('what is kept with a picture', () => {
  it('is said once and shown everywhere: a photograph is not called a drawing', async () => {
    const { file, name } = await uploaded('#2277cc', 'IMG_2041.JPG', 'perspective');
    expect(name).toBe('IMG 2041');
    await save({ ...(await about()), picture: { file, alt: 'Typed with the page' } });
    await publish();
    // The closing band has no caption: the only one of this page is that of its picture.
    const caption = /<span[^>]*>Artist’s perspective<\/span><\/div><div class="wrap">/;
    expect(await page('/about-us')).toMatch(caption);
    expect(await page('/about-us')).toContain('alt="Typed with the page"');

    const details = { kind: 'photograph', credit: 'Photograph: Ana Cruz', alt: 'The team on site' };
    expect(await ask('PATCH', `pictures/${file}`, details)).toMatchObject({
      status: 200,
      body: { data: { ...details, name: 'IMG 2041', used_in: [{ kind: 'about', title: 'About us' }] } },
    });
    await until(async () => (await page('/about-us')).includes('Photograph: Ana Cruz'));
    const html = await page('/about-us');
    expect(html).not.toMatch(caption);
    expect(html).toContain('alt="The team on site"');
  });

  it('is changed for a picture of the program too', async () => {
    const answer = await ask('PATCH', 'pictures/company/about', {
      credit: 'Studio One',
      labels: ['Sea', 'Sea'],
    });
    expect(answer).toMatchObject({ status: 200, body: { data: { kind: 'perspective', labels: ['Sea'] } } });
    expect(await ask('PATCH', 'pictures/company/about', { kind: 'painting' })).toMatchObject({ status: 400 });
    expect(await ask('PATCH', 'pictures/company/nothing', { credit: 'x' })).toMatchObject({ status: 404 });
  });
});

describe('an upload', () => {
  it('is recognised when it is there already, and keeps what was said of it', async () => {
    const first = await uploaded('#884422', 'terrace.jpg');
    await ask('PATCH', `pictures/${first.file}`, { name: 'The terrace' });
    const again = await uploaded('#884422', 'terrace copy.jpg');
    expect(again).toMatchObject({ file: first.file, known: true, name: 'The terrace' });
  });

  it('may have 40 megapixels and 25 MB, and is drawn smaller', async () => {
    const jpeg = await aPicture(7300, 5480, '#888', 'jpeg');
    // As large as a camera's by comments, which are made faster than noise.
    const comments = Buffer.alloc(320 * 65_535);
    for (let at = 0; at < comments.length; at += 65_535) comments.writeUInt32BE(0xfffefffd, at);
    const picture = Buffer.concat([jpeg.subarray(0, 2), comments, jpeg.subarray(2)]);
    expect(picture.length).toBeGreaterThan(20 * 1024 * 1024);
    expect(picture.length).toBeLessThan(25 * 1024 * 1024);
    const answer = await upload(picture, 'large.jpg');
    expect(answer).toMatchObject({ status: 201, body: { data: { width: 3200 } } });
    const huge = await upload(randomBytes(26 * 1024 * 1024), 'huge.jpg');
    expect(huge).toMatchObject({ status: 413, body: { message: 'The picture is larger than 25 MB.' } });
  });

  it('from a phone stands upright, and no longer says where and by whom it was taken', async () => {
    const lying = sharp({ create: { width: 90, height: 60, channels: 3, background: '#446688' } });
    const photo = await lying
      .withExif({
        IFD0: { Artist: 'Ana Cruz', Make: 'Phone' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '10/1 18/1 5599/100' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif?.toString('latin1')).toContain('Ana Cruz');
    const answer = await upload(photo, 'IMG_4711.JPG');
    expect(answer).toMatchObject({ status: 201, body: { data: { width: 60, height: 90 } } });
    const { file } = dataOf<Listed>(answer);
    const { rows } = await api.db.query<{ jpeg: Buffer }>(
      'SELECT jpeg FROM content_picture WHERE name = $1',
      [file.replace('uploaded/', '')],
    );
    const { exif, orientation } = await sharp(rows[0]?.jpeg).metadata();
    expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined });
  });

  it('that is transparent stands on the ground of the pages', async () => {
    const clear = { width: 64, height: 64, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const;
    const answer = await upload(await sharp({ create: clear }).png().toBuffer(), 'logo.png');
    const { file } = dataOf<Listed>(answer);
    const jpeg = await (await fetch(`${api.url}/assets/${file}-64.jpeg`)).arrayBuffer();
    const [red = 0, green = 0, blue = 0] = await sharp(jpeg).raw().toBuffer();
    const off = [red - 251, green - 248, blue - 242].map(Math.abs);
    expect(Math.max(...off)).toBeLessThanOrEqual(2); // JPEG rounds
  });
});

describe('a picture in use', () => {
  it('is replaced everywhere by drafts, and only taken away when nothing shows it', async () => {
    const [old, other] = [await uploaded('#111199', 'old.jpg'), await uploaded('#119911', 'new.jpg')];
    await save({ ...(await about()), picture: { file: old.file, alt: 'Old', focus: { x: 10, y: 20 } } });
    await publish();
    expect(await ask('DELETE', `pictures/${old.file}`)).toMatchObject({
      status: 409,
      body: { message: 'This picture is shown in: About us. Put another in its place first.' },
    });
    const replace = () => ask('POST', `pictures/${old.file}/replace`, { by: other.file });
    expect(await replace()).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'by', message: 'Say first in a sentence what this picture shows' }] },
    });
    await ask('PATCH', `pictures/${other.file}`, { alt: 'New' });
    expect(await replace()).toMatchObject({ status: 200, body: { data: [{ kind: 'about', slug: 'site' }] } });
    expect(await about()).toMatchObject({ picture: { file: other.file, alt: 'New' } });
    expect((await about()).picture).not.toHaveProperty('focus');
    // What is public shows it until that is published.
    expect(await ask('DELETE', `pictures/${old.file}`)).toMatchObject({ status: 409 });
    await publish();
    expect(await ask('DELETE', `pictures/${old.file}`)).toMatchObject({ status: 200 });
    expect(await find(old.file)).toBeUndefined();
  });

  it('goes for good when no version shows it, and stays in the library while it is there', async () => {
    const [kept, gone] = [await uploaded('#aa1100', 'kept.jpg'), await uploaded('#aa2200', 'gone.jpg')];
    expect((await ask('DELETE', `pictures/${gone.file}`)).status).toBe(200);
    await api.db.query(`UPDATE content_picture SET created_at = now() - interval '8 days'`);
    await api.db.query(`UPDATE content_picture_details SET removed_at = removed_at - interval '8 days'`);
    expect(await api.app.get(ContentPictures).sweep()).toBe(1);
    expect(await find(kept.file)).toBeDefined();
    expect(await uploaded('#aa2200', 'gone.jpg')).toMatchObject({ file: gone.file, known: false });
  });
});

describe('PDFs', () => {
  const count = async () =>
    (await api.db.query<{ n: number }>('SELECT count(*)::int AS n FROM content_file')).rows[0]?.n;
  const COVE = '/properties/hotel-leisure/cove-house';

  /** A hotel whose first home has this plan. */
  async function withPlan(planFile: unknown): Promise<Project> {
    const hotel = hotelLike(await contentOf<Project>('projects', 'grove-tower'));
    const [first, ...others] = hotel.details.homes;
    return { ...hotel, details: { ...hotel.details, homes: [{ ...first, planFile }, ...others] } };
  }
  const save = (data: Project) => saveItem(data, 'projects', 'cove-house');
  describe('a PDF that is uploaded', () => {
    it('is kept once, under an address made of its content and the name that it came with', async () => {
      const plan = aPdf('Studio');
      const first = await uploadPdf(api, editor, plan, { name: '../Estúdio: "plan"\u202e\r\n.PDF' });
      expect(first.status).toBe(201);
      expect(first.data).toMatchObject({ name: 'Estúdio plan.pdf', size: plan.length, known: false });
      expect(first.data.address).toMatch(/^\/assets\/uploaded\/[0-9a-f]{32}\.pdf$/);
      expect(first.data.by_name).toBe('Luz Reyes');
      const again = await uploadPdf(api, editor, plan, { name: 'other.pdf' });
      expect(again.data).toMatchObject({
        address: first.data.address,
        name: 'Estúdio plan.pdf',
        known: true,
      });
      const other = await uploadPdf(api, editor, aPdf('Villa'), { name: '.pdf' });
      expect(other.data).toMatchObject({ name: 'plan.pdf', known: false });
      expect(await count()).toBe(2);
      expect(dataOf<{ address: string }[]>(await ask('GET', 'files')).map(({ address }) => address)).toEqual([
        other.data.address,
        first.data.address,
      ]);
    });

    it('is served for ever as a PDF alone, with its name, in parts too, and by a process that has not got it yet', async () => {
      const plan = aPdf('Studio');
      const { address } = (await uploadPdf(api, editor, plan)).data;
      const [path, hash = ''] = /\/([0-9a-f]{32})\.pdf$/.exec(address) ?? [];
      const lies = join(api.settings.dataDir, 'site', 'assets', 'uploaded', `${hash}.pdf`);
      const answer = await fetch(api.url + address);
      expect(answer.status).toBe(200);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-disposition': `inline; filename="Est_dio plan.pdf"; filename*=UTF-8''Est%C3%BAdio%20plan.pdf`,
        'content-security-policy': expect.stringContaining("script-src 'self'") as string,
        'x-frame-options': 'DENY',
      });
      expect(Buffer.from(await answer.arrayBuffer()).equals(plan)).toBe(true);
      expect(existsSync(lies)).toBe(true);
      rmSync(lies);
      const part = await fetch(api.url + address, { headers: { range: 'bytes=0-4' } });
      expect([part.status, await part.text()]).toEqual([206, '%PDF-']);
      expect((await fetch(`${api.url}${address}`, { method: 'POST' })).status).toBe(405);
      const nowhere = address.replace(String(path), `/${'0'.repeat(32)}.pdf`);
      for (const unknown of [nowhere, address.toUpperCase(), address.replace('.pdf', '-480.avif')])
        expect((await fetch(api.url + unknown)).status).toBe(404);
    });

    it.each<[string, Buffer, number, string]>([
      ['a text', Buffer.from('The plan, honestly.'), 415, 'Upload a PDF.'],
      ['a page with a script', Buffer.from('<script>alert(1)</script>%PDF-1.4\n%%EOF'), 415, 'Upload a PDF.'],
      ['nothing', Buffer.alloc(0), 415, 'Upload a PDF.'],
      ['NULs', Buffer.alloc(5000), 415, 'Upload a PDF.'],
      ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 415, 'Upload a PDF.'],
      [
        'half a PDF',
        aPdf('Studio', 5000).subarray(0, 3000),
        415,
        'The PDF is damaged: its end is missing. Save it again, and upload the new file.',
      ],
      ['a PDF of more than 15 MB', aPdf('Studio', 15 * 1024 * 1024), 413, 'The PDF is larger than 15 MB.'],
    ])('%s is refused in words, and not kept', async (_, bytes, status, message) => {
      const before = await count();
      expect(await uploadPdf(api, editor, bytes)).toMatchObject({ status, body: { message } });
      expect(await count()).toBe(before);
    });

    it('comes alone, in its field', async () => {
      expect(await uploadPdf(api, editor, aPdf('Studio'), { field: 'image' })).toMatchObject({
        status: 400,
        body: { message: 'Send one file in the field file and nothing else, as multipart/form-data.' },
      });
      expect(await ask('POST', 'files', {})).toMatchObject({
        status: 415,
        body: { message: 'Send the PDF as multipart/form-data, in the field file.' },
      });
    });
  });

  describe('the plan of a home', () => {
    it('is an uploaded PDF with its size, in the preview, and on the page once it is published', async () => {
      const { address } = (await uploadPdf(api, editor, aPdf('Garden room', 1_234_567))).data;
      const data = await withPlan(address);
      const preview = await ask('POST', 'preview', {
        path: COVE,
        kind: 'projects',
        slug: 'cove-house',
        data,
      });
      const link = new RegExp(`<a href="${address}"[^>]*>Plan \\(PDF, 1\\.2 MB\\)</a>`);
      expect(dataOf<{ html: string }>(preview).html).toMatch(link);
      expect(await save(data)).toMatchObject({ status: 200 });
      expect((await ask('GET', 'problems')).body).toEqual({ data: [] });
      expect(await ask('POST', 'publish', {})).toMatchObject({ status: 200 });
      expect(await page(COVE)).toMatch(link);
    });

    it('may be an address elsewhere, whose size nobody knows, or a page of one that was uploaded', async () => {
      expect(await save(await withPlan('https://example.com/plan.pdf'))).toMatchObject({ status: 200 });
      await ask('POST', 'publish', {});
      expect(await page(COVE)).toMatch(/<a href="https:\/\/example\.com\/plan\.pdf"[^>]*>Plan \(PDF\)<\/a>/);
      const { address } = (await uploadPdf(api, editor, aPdf('Two pages'))).data;
      expect(await save(await withPlan(`${address}#page=2`))).toMatchObject({ status: 200 });
      expect(await ask('POST', 'publish', {})).toMatchObject({ status: 200 });
      expect(await page(COVE)).toContain('Plan (PDF, 1 kB)');
    });

    it.each([
      [`/assets/uploaded/${'0'.repeat(32)}.pdf`, 'This PDF no longer exists. Choose it again.'],
      ['javascript:alert(1)', 'Choose a PDF, or begin its address with https://'],
      ['//example.com/plan.pdf', 'Choose a PDF, or begin its address with https://'],
    ])('%s is refused at its field', async (planFile, message) => {
      const errors = [{ field: 'data.details.homes.0.planFile', message }];
      expect(await save(await withPlan(planFile))).toMatchObject({ status: 400, body: { errors } });
    });

    it('that is gone keeps the draft from being published, and is named in the owner’s words', async () => {
      const { address } = (await uploadPdf(api, editor, aPdf('Lost'))).data;
      expect(await save(await withPlan(address))).toMatchObject({ status: 200 });
      await api.db.query('DELETE FROM content_file WHERE position(hash in $1) > 0', [address]);
      expect(await ask('POST', 'publish', {})).toMatchObject({ status: 422 });
      expect(dataOf<object[]>(await ask('GET', 'problems'))).toContainEqual({
        page: 'Cove House',
        message:
          'Homes, place and license › Homes › 1 › Plan as a PDF: This PDF no longer exists. Choose it again.',
        place: 'projects/cove-house:details.homes.0.planFile',
      });
      await save(await withPlan(undefined));
    });
  });

  it('that nothing names go a week after they last came, with their copy on disk; those of any version or unsaved text stay', async () => {
    const files = api.app.get(ContentFiles);
    const named = (await uploadPdf(api, editor, aPdf('Named'))).data.address;
    await save(await withPlan(named));
    await save(await withPlan(undefined));
    const sent = ['Unused', 'Again', 'Typed'].map((name) => uploadPdf(api, editor, aPdf(name)));
    const [unused, again, typed] = (await Promise.all(sent)).map(({ data }) => data.address);
    await ask('PUT', 'unfinished/new-project/site', { data: await withPlan(typed) });
    expect(await files.sweep()).toBe(0);
    await api.db.query("UPDATE content_file SET uploaded_at = uploaded_at - interval '8 days'");
    await uploadPdf(api, editor, aPdf('Again'));
    expect((await fetch(api.url + unused)).status).toBe(200);
    expect(await files.sweep()).toBeGreaterThan(0);
    const statuses = [named, unused, again, typed].map(async (path) => (await fetch(api.url + path)).status);
    expect(await Promise.all(statuses)).toEqual([200, 404, 200, 200]);
  });
});
