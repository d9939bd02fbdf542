import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { contentEditor } from '../../support/desks/content-editor.js';
import { fixture } from '../../support/jest/fixture.js';
import { call, dataOf, type Json, signIn } from '../../support/requests/callers.js';
import { uploadPicture } from '../../support/requests/pictures.js';
import { startApi } from '../../support/server/api.js';

const api = fixture(() => startApi());
const { editor, contentOf, save, publish, undo, page, html: text } = contentEditor(api);

const bytes = async (path: string) => Buffer.from(await (await page(path)).arrayBuffer());

const fileOf = async (picture: Buffer, name: string) => {
  const answer = await uploadPicture(api, editor, picture, name);
  expect(answer.status).toBe(201);
  return dataOf<{ file: string }>(answer).file;
};

/** A disk of one color on nothing. */
const disk = (width: number, height: number, color: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><ellipse cx="50%" cy="50%" rx="50%" ry="50%" fill="${color}"/></svg>`,
    ),
  )
    .png()
    .toBuffer();
const corner = async (picture: Buffer) => [
  ...(await sharp(picture).ensureAlpha().raw().toBuffer()).subarray(0, 4),
];

const wide = fixture(async () => ({ file: await fileOf(await disk(1600, 200, '#123456'), 'Wide logo.png') }));
const square = fixture(async () => ({ file: await fileOf(await disk(640, 640, '#804020'), 'Icon.png') }));
const mark = (file: string) => ({ file, alt: '' });
const FACTORY = /<header[\s\S]*<svg viewBox="0 0 32 32" class="size-8[\s\S]*<\/header>/;

describe('an upload', () => {
  it('stays transparent as a logo, and stands on paper wherever pages show it as a picture', async () => {
    const address = `/assets/${wide.file}`;
    for (const file of ['logo.png', 'logo.webp', 'icon192.png'])
      expect((await corner(await bytes(`${address}-${file}`)))[3]).toBe(0);
    expect(await sharp(await bytes(`${address}-logo.png`)).metadata()).toMatchObject({
      width: 1200,
      height: 150,
    });
    const picture = await corner(await bytes(`${address}-480.webp`));
    expect(picture[3]).toBe(255);
    expect(picture[0]).toBeGreaterThan(240);
    // Phones cut these, and show what is transparent as black.
    expect(await corner(await bytes(`${address}-touch180.png`))).toEqual([0xfb, 0xf8, 0xf2, 255]);
    expect((await page(`${address}-icon64.png`)).status).toBe(404);
  });

  it('of a picture that only might be transparent is kept as small as any other', async () => {
    const opaque = await sharp({ create: { width: 300, height: 200, channels: 4, background: '#336699' } })
      .png()
      .toBuffer();
    const file = await fileOf(opaque, 'opaque.png');
    const { rows } = await api.db.query<{ jpeg: Buffer }>(
      'SELECT jpeg FROM content_picture WHERE name = $1',
      [file.split('/')[1]],
    );
    expect((await sharp(rows[0]?.jpeg).metadata()).format).toBe('jpeg');
  });

  it.each(['<svg xmlns="http://www.w3.org/2000/svg"/>', '\ufeff<?xml version="1.0"?><svg><script/></svg>'])(
    'that is a drawing with script is refused in words: %s',
    async (svg) => {
      expect(await uploadPicture(api, editor, svg, 'logo.svg')).toMatchObject({
        status: 415,
        body: {
          message: expect.stringMatching(/^This is an SVG drawing, which can hold script\./) as string,
        },
      });
    },
  );
});

it('is published to header, footer, search engines and icons, and taken back', async () => {
  const before = await contentOf('logo');
  const icon = await bytes('/favicon.ico');
  expect(await text('/about-us')).toMatch(FACTORY);
  const [light, round] = [wide.file, square.file];

  expect((await save({ light: mark(light), icon: mark(round) }, 'logo')).status).toBe(200);
  expect(await text('/about-us')).toMatch(FACTORY);
  const published = await publish('logo');
  expect(published.status).toBe(200);

  const html = await text('/about-us');
  const img = `<img src="/assets/${light}-logo.png" width="176" height="22" alt="Stealth Land"/>`;
  // In the header, the menu of phones and, on a plate, the footer.
  expect(html.split(img)).toHaveLength(4);
  expect(html).toContain(`<span class="inline-block bg-paper p-2"><picture>`);
  expect(html).not.toMatch(FACTORY);
  const version = round.slice('uploaded/'.length, 'uploaded/'.length + 8);
  expect(html).toContain(`<link rel="icon" href="/favicon.ico?v=${version}"`);
  expect(html).toContain(`<link rel="apple-touch-icon" href="/apple-touch-icon.png?v=${version}"`);
  expect(html).not.toContain('favicon.svg');
  expect(await text('/')).toMatch(new RegExp(`"logo":"[^"]+/assets/${light}-logo\\.png"`));
  const { icons } = JSON.parse(await text('/site.webmanifest')) as {
    icons: { src: string; sizes: string }[];
  };
  for (const { src, sizes } of icons) {
    expect(src).toContain(`?v=${version}`);
    const { width, height } = await sharp(await bytes(src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(await bytes('/icon-512.png')).toEqual(await bytes(`/assets/${round}-icon512.png`));
  const own = await bytes('/favicon.ico');
  expect(own.subarray(22)).toEqual(await bytes(`/assets/${round}-icon32.png`));

  expect((await undo(dataOf<{ id: string }>(published).id)).status).toBe(200);
  expect(await text('/about-us')).toMatch(FACTORY);
  expect(await bytes('/favicon.ico')).toEqual(icon);
  expect(await text('/')).toMatch(/"logo":"[^"]+\/icon-512\.png"/);
  await save(before, 'logo');
});

it('has one for ink, which stands there without a plate; a picture of the program is none', async () => {
  const before = await contentOf('logo');
  const [light, dark] = [mark(wide.file), mark(square.file)];
  const refused = async (data: Json, field: string) =>
    expect(await save(data, 'logo')).toMatchObject({ status: 400, body: { errors: [{ field }] } });
  await refused({ light: mark('company/about') }, 'data.light.file');
  await refused({ dark }, 'data.light');
  expect((await save({ light, dark }, 'logo')).status).toBe(200);
  const published = await publish('logo');
  expect(published.status).toBe(200);
  const footer = (await text('/about-us')).split('<footer')[1] ?? '';
  expect(footer).toContain(`<img src="/assets/${dark.file}-logo.png" width="44" height="44"`);
  expect(footer).not.toContain('bg-paper p-2');
  // Without an icon of its own the logo is drawn in the middle of one.
  expect(await bytes('/icon-192.png')).toEqual(await bytes(`/assets/${light.file}-icon192.png`));
  await undo(dataOf<{ id: string }>(published).id);
  await save(before, 'logo');
});

it('is refused where it is so wide that nobody could read it in the header', async () => {
  const low = mark(await fileOf(await disk(1650, 150, '#123456'), 'Low logo.png'));
  for (const [data, field] of [
    [{ light: low }, 'data.light.file'],
    [{ light: mark(wide.file), dark: low }, 'data.dark.file'],
  ] as const)
    expect(await save(data, 'logo')).toMatchObject({
      status: 400,
      body: { errors: [{ field, message: expect.stringMatching(/^It is 11 times as wide/) as string }] },
    });
});

it('stands at the head of mails, tickets and PDFs, and is gone from there with it', async () => {
  const pdfs = ['/brochures/alpha-tower.pdf', '/api/v1/computations/alpha-tower'];
  const drawn = async () =>
    Promise.all(
      pdfs.map(async (path) => (await bytes(path)).toString('latin1').split('/Subtype /Image').length),
    );
  const mail = async () =>
    dataOf<{ html: string }>(
      await call(api, 'GET', '/mails/templates/ticket/preview', { as: await signIn(api) }),
    ).html;
  const ticket = () => text(`/api/v1/delegates/uuid/${randomUUID()}/ticket.html`);
  const [before, images] = [await contentOf('logo'), await drawn()];
  expect(await mail()).not.toContain('alt="Stealth Land"');

  expect((await save({ light: mark(wide.file) }, 'logo')).status).toBe(200);
  const published = await publish('logo');
  expect(published.status).toBe(200);
  const [, data = ''] =
    /<img src="data:image\/png;base64,([^"]+)" alt="Stealth Land" width="176" height="22"/.exec(
      await mail(),
    ) ?? [];
  const carried = Buffer.from(data, 'base64');
  // Each of thousands of mails carries it.
  expect(carried.length).toBeLessThan(12_000);
  expect(await sharp(carried).metadata()).toMatchObject({ width: 352, height: 44, hasAlpha: true });
  expect(await ticket()).toContain(
    `src="/assets/${wide.file}-logo.png" width="176" height="22" alt="Stealth Land"`,
  );
  const now = await drawn();
  for (const [n, count] of now.entries()) expect(count).toBeGreaterThan(images[n] ?? 0);

  await undo(dataOf<{ id: string }>(published).id);
  await save(before, 'logo');
  expect(await mail()).not.toContain('alt="Stealth Land"');
});
