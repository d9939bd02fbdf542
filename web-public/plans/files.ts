import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { toString } from 'qrcode';
import type { SiteContent } from '../src/content';
import { TYPED_CODE } from '../src/registration/gcash-code';
import { makeBrochure } from './brochure';
import { brochureAddress, drawingsOf } from './drawings';
import { loadLettering, trueType } from './lettering';
import { toSvg } from './svg';

/** Where the pictures lie, under the addresses that the content gives them, and where the fonts lie. */
type Folders = { assets: string; fonts: string };

/**
 * Draws the plans, sections and maps of every project, makes its brochure, and draws the code to pay with.
 * @returns each file by its path
 */
export async function drawProjects(
  { projects, details: words, company, event }: SiteContent,
  origin: string,
  { assets, fonts: folder }: Folders,
): Promise<Map<string, string | Buffer>> {
  const lettering = await loadLettering(folder);
  const fonts = {
    display: await trueType(folder, 'fraunces'),
    sans: await trueType(folder, 'instrument-sans'),
    sansPeso: await trueType(folder, 'inter-peso'),
  };
  const picture = (src: string) => readFile(path.join(assets, new URL(src, origin).pathname));
  const files = new Map<string, string | Buffer>();
  for (const project of projects) {
    for (const { address, drawing } of drawingsOf(project, words))
      files.set(address.slice(1), toSvg(drawing, lettering));
    const brochure = await makeBrochure({
      project,
      words,
      company,
      address: origin + project.href,
      hero: await picture(project.hero.wide.img.src),
      inside: project.storyPicture && (await picture(project.storyPicture.img.src)),
      fonts,
    });
    files.set(brochureAddress(project.details).slice(1), brochure);
  }
  const { qr } = event.payment.gcash;
  if (qr && 'typed' in qr)
    files.set(
      TYPED_CODE.slice(1),
      await toString(qr.typed, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' }),
    );
  return files;
}
