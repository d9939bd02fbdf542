import sharp from 'sharp';
import { fixture } from '../../../support/jest/fixture.js';
import { addStaff, call, dataOf, type Json, sessionOf } from '../../../support/requests/callers.js';
import { uploadPicture } from '../../../support/requests/pictures.js';
import { startApi } from '../../../support/server/api.js';

const api = fixture(() => startApi());
const editor = fixture(async () => sessionOf(api, await addStaff(api, 'editor')));

const TOWER = '/content/items/projects/alpha-tower';
const PAGE = '/properties/residential/visayas/alpha-tower';
const page = async () => (await fetch(api.url + PAGE)).text();

/** Red, with blue in the last quarter of its width. */
async function photograph(width: number, height: number): Promise<string> {
  const part = Math.round(width / 4);
  const blue = { create: { width: part, height, channels: 3 as const, background: '#1122dd' } };
  const jpeg = await sharp({ create: { width, height, channels: 3, background: '#dd2211' } })
    .composite([{ input: blue, left: width - part, top: 0 }])
    .jpeg()
    .toBuffer();
  const answer = await uploadPicture(api, editor, jpeg, 'sea.jpg', 'photograph');
  expect(answer.status).toBe(201);
  return dataOf<{ file: string }>(answer).file;
}

/** Puts a picture across the page of a project, and publishes it. */
async function show(file: string, focus?: { x: number; y: number }): Promise<void> {
  const project = dataOf<{ data: Json }>(await call(api, 'GET', TOWER, { as: editor })).data;
  const hero = { wide: { file, alt: 'The sea', ...(focus && { focus }) } };
  expect(await call(api, 'PUT', TOWER, { as: editor, body: { data: { ...project, hero } } })).toMatchObject({
    status: 200,
  });
  expect(await call(api, 'POST', '/content/publish', { as: editor, body: {} })).toMatchObject({
    status: 200,
  });
}

/** The addresses of the crops that the page names, with what phones are told of them. */
const cropsOf = (html: string) =>
  [...html.matchAll(/<source media="([^"]+)" type="image\/(\w+)" srcSet="([^"]+)" sizes="([^"]+)"/gi)]
    .filter(([, , , set = '']) => set.includes('/uploaded/'))
    .map(([, media = '', type = '', set = '', sizes = '']) => ({
      ...{ media, type, sizes },
      addresses: set.split(', ').map((one) => one.split(' ')[0] ?? ''),
    }));

/** Width, height, and the share of blue in the colour of its middle. */
async function measure(address: string) {
  const answer = await fetch(api.url + address);
  expect([address, answer.status]).toEqual([address, 200]);
  const image = sharp(Buffer.from(await answer.arrayBuffer()));
  const { width, height } = await image.metadata();
  const { channels } = await image.stats();
  return { width, height, blue: Math.round((channels[2]?.mean ?? 0) / 2.21) };
}

describe('a wide photograph in an upright frame of phones', () => {
  it('is sent as a crop around the point that stays in sight', async () => {
    const file = await photograph(2000, 1000);
    await show(file, { x: 100, y: 40 });
    const html = await page();
    const [avif, webp, ...more] = cropsOf(html.split('<main')[1]?.split('</picture>')[0] ?? '');
    expect(more).toEqual([]);
    const base = `/assets/${file}-upright100`;
    expect(avif).toEqual({
      ...{ media: '(max-width: 639px)', type: 'avif', sizes: 'max(85vw, 45vh)' },
      addresses: [480, 660, 800].map((width) => `${base}-${width}.avif`),
    });
    expect(webp).toMatchObject({ type: 'webp', addresses: [`${base}-800.webp`] });
    // The browser asks for the same file before it has read as far as the picture.
    expect(html).toContain(`imageSrcSet="${base}-480.avif 480w, `);
    for (const address of [...(avif?.addresses ?? []), ...(webp?.addresses ?? [])]) {
      const { width, height, blue } = await measure(address);
      expect([width, height]).toEqual([Number(/-(\d+)\.\w+$/.exec(address)?.[1]), (width ?? 0) * 1.25]);
      // 500 of the 800 pixels at the right are blue.
      expect(Math.abs(blue - 66)).toBeLessThan(6);
    }
  });

  it('is cropped anew, at a new address, when another point is chosen', async () => {
    const file = await photograph(1800, 1000);
    await show(file, { x: 100, y: 50 });
    const [right] = cropsOf(await page());
    await show(file, { x: 0, y: 50 });
    const [left] = cropsOf(await page());
    expect(left?.addresses[0]).toBe(`/assets/${file}-upright0-480.avif`);
    expect(left?.addresses[0]).not.toBe(right?.addresses[0]);
    expect((await measure(left?.addresses[0] ?? '')).blue).toBeLessThan(15);
    // Its middle, where nobody chose a point.
    await show(file);
    expect(cropsOf(await page())[0]?.addresses[0]).toBe(`/assets/${file}-upright50-480.avif`);
  });

  it('that is upright itself is sent as it is, in the widths of the frame', async () => {
    const file = await photograph(900, 1200);
    await show(file);
    expect(cropsOf(await page())[0]).toMatchObject({
      sizes: 'max(85vw, 45vh)',
      addresses: [480, 800, 900].map((width) => `/assets/${file}-${width}.avif`),
    });
  });

  it('has no other crops than those that pages name', async () => {
    // So high that its crop is 1440 wide: what is refused is not refused for want of pixels.
    const file = await photograph(3200, 1800);
    const there = ['50-480.avif', '50-1440.avif', '50-880.webp'];
    const not = ['55-480.avif', '110-480.avif', '50-500.avif', '50-480.jpeg', '50-1440.webp'];
    const status = async (name: string) => [
      name,
      (await fetch(`${api.url}/assets/${file}-upright${name}`)).status,
    ];
    expect(await Promise.all([...there, ...not].map(status))).toEqual([
      ...there.map((name) => [name, 200]),
      ...not.map((name) => [name, 404]),
    ]);
  });
});
