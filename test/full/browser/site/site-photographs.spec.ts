import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { openPage } from '../../../support/browser/browser.js';
import { LEAST, sharpness } from '../../../support/browser/sharpness.js';
import { startOwnDesk } from '../../../support/desks/own-desk.js';
import type { Project } from '../../../support/hotel.js';
import { fixture } from '../../../support/jest/fixture.js';
import { asking, dataOf } from '../../../support/requests/callers.js';
import { uploadPicture } from '../../../support/requests/pictures.js';

/** Of a screen of 844 px the hero of the home page takes 736, each of three pixels: a photograph with these is sharp there. */
const WIDTH = 3200;
const TOWER = '/properties/residential/visayas/alpha-tower';
const SCREENS = [
  [390, 844, 3],
  [412, 823, 1.75],
  [360, 800, 2],
  [360, 640, 3],
] as const;

let name: string;
const ask = asking(() => ({ api: desk, as: editor }));

const desk = fixture(() => startOwnDesk());
const editor = fixture(() => desk.staff('editor'));
beforeAll(async () => {
  // Its tower stands at the right.
  const master = await readFile('web-public/src/assets/alpha-tower/golden-hour.jpg');
  const photograph = await sharp(master).resize(WIDTH, 1800).jpeg({ quality: 90 }).toBuffer();
  const answer = await uploadPicture(desk, editor, photograph, 'tower.jpg', 'photograph');
  const { file } = dataOf<{ file: string }>(answer);
  name = file.replace('uploaded/', '');
  const picture = { file, alt: 'The tower at the right', focus: { x: 70, y: 50 } };
  const { data: project } = await ask<{ data: Project }>('GET', '/content/items/projects/alpha-tower');
  const shown = { hero: { wide: picture }, featured: { ...(project.featured as object), picture } };
  await ask('PUT', '/content/items/projects/alpha-tower', { data: { ...project, ...shown } });
  const { data: home } = await ask<{ data: { hero: { slides: object[] } } }>(
    'GET',
    '/content/items/home/site',
  );
  const [{ tall: _, ...first } = { tall: undefined }, ...slides] = home.hero.slides as { tall?: object }[];
  await ask('PUT', '/content/items/home/site', {
    data: { ...home, hero: { ...home.hero, slides: [{ ...first, picture }, ...slides] } },
  });
  await ask('POST', '/content/publish', {});
});

/** The files of the photograph that the page shows, with what they have of the pixels they are drawn on. */
async function shown(page: Page, path: string) {
  await page.goto(path);
  return (await sharpness(page)).filter((picture) => picture.name.includes(name));
}

describe('a wide photograph of the owner, whose subject is at its side', () => {
  it.each(SCREENS)(
    'comes as its crop to a phone of %i × %i with %f pixels each',
    async (width, height, dots) => {
      const page = await openPage({
        ...{ baseURL: desk.url, viewport: { width, height }, deviceScaleFactor: dots },
        ...{ isMobile: true, hasTouch: true },
      });
      const pictures = [...(await shown(page, TOWER)), ...(await shown(page, '/'))];
      // Across the page of the project, the first slide, and its card.
      expect(pictures).toHaveLength(3);
      for (const picture of pictures) expect(picture.name).toMatch(/-upright70-\d+\.avif$/);
      expect(pictures.filter(({ ratio }) => ratio < LEAST || ratio > 2)).toEqual([]);
    },
  );

  it('is asked for once, and not whole', async () => {
    const page = await openPage({ baseURL: desk.url, viewport: { width: 390, height: 844 } });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes(name)) asked.push(request.url());
    });
    await page.goto(TOWER, { waitUntil: 'networkidle' });
    expect(asked).toEqual([expect.stringContaining(`${name}-upright70-`)]);
  });

  it.each([
    [768, 1024, 2],
    [1440, 900, 1],
  ])('comes whole to a screen of %i × %i', async (width, height, deviceScaleFactor) => {
    const page = await openPage({ baseURL: desk.url, viewport: { width, height }, deviceScaleFactor });
    const pictures = await shown(page, TOWER);
    expect(pictures).toHaveLength(1);
    expect(pictures[0]?.name).toMatch(new RegExp(`^${name}-\\d+\\.avif$`));
    expect(pictures[0]?.ratio).toBeGreaterThanOrEqual(LEAST);
  });

  it('shows the same part of it as the whole picture would', async () => {
    const page = await openPage({ baseURL: desk.url, viewport: { width: 390, height: 844 } });
    await page.goto('/');
    const image = page.locator('[data-slide="0"] img');
    await image.evaluate((img: HTMLImageElement) => img.decode());
    const crop = await image.screenshot();
    await image.evaluate(async (img: HTMLImageElement) => {
      img.parentElement?.querySelector('source')?.remove();
      img.parentElement?.querySelector('source')?.remove();
      await img.decode();
    });
    const whole = await image.screenshot();
    const pixels = (png: Buffer) => sharp(png).resize(39, 74, { fit: 'fill' }).removeAlpha().raw().toBuffer();
    const [one, other] = [await pixels(crop), await pixels(whole)];
    const off = one.reduce((sum, value, i) => sum + Math.abs(value - (other[i] ?? 0)), 0) / one.length;
    expect(off).toBeLessThan(4);
  });
});
