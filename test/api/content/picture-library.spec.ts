import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { ContentPictures } from '../../../src/content/pictures/pictures.js';
import { fixture } from '../../support/jest/fixture.js';
import { itInCi } from '../../support/jest/in-ci.js';
import { addStaff, call, dataOf, type Json, sessionOf } from '../../support/requests/callers.js';
import { aPicture, uploadPicture } from '../../support/requests/pictures.js';
import { startApi } from '../../support/server/api.js';
import { until } from '../../support/server/until.js';

const api = fixture(() => startApi());
const editor = fixture(async () => sessionOf(api, await addStaff(api, 'editor')));

interface Listed {
  file: string;
  name: string;
  width: number;
  used_in: { kind: string; title: string }[];
}
const page = async (path: string) => (await fetch(`${api.url}${path}`)).text();
const ask = (method: string, path: string, body?: unknown) =>
  call(api, method, `/content/${path}`, { as: editor, ...(body === undefined ? {} : { body }) });
const about = async () => dataOf<{ data: Json }>(await ask('GET', 'items/about/site')).data;
const save = async (data: Json) => expect((await ask('PUT', 'items/about/site', { data })).status).toBe(200);
const publish = async () => expect(await ask('POST', 'publish', {})).toMatchObject({ status: 200 });
const library = async () => dataOf<Listed[]>(await ask('GET', 'pictures'));
const find = async (file: string) => (await library()).find((each) => each.file === file);

const upload = (picture: Buffer, name: string, kind = 'photograph') =>
  uploadPicture(api, editor, picture, name, kind);
const plain = (background: string, width = 1200) => aPicture(width, 630, background, 'jpeg');
const uploaded = async (color: string, name = 'a.jpg', kind?: string) => {
  const answer = await upload(await plain(color), name, kind);
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

  itInCi('may have 40 megapixels and 25 MB, and is drawn smaller', async () => {
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
