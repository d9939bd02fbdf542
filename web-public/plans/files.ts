import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { toBuffer } from 'qrcode';
import type { ProjectContent, SiteContent } from '../src/content';
import { MISSING_PICTURE } from '../src/content/picture';
import { typedCode } from '../src/registration/gcash-code';
import { logoFiles } from '../src/ui/brand';
import { captionOf } from '../src/ui/pictures/caption';
import type { SheetFonts } from './brochure/sheet';
import { brochureAddress, drawingsOf } from './drawings';
import { toSvg } from './svg';

/** Where the pictures lie, under the addresses that the content gives them (the first that has one), and the fonts. */
type Folders = { assets: string[]; fonts: string };

/** A drawn file: `source` is all that it is made from, so that it need not be made again while that is the same. */
export type Drawn = { path: string; source: () => string; make: () => Promise<string | Buffer> };

/** The plans, sections and maps of every project, its brochure, and each event's code to pay with. */
export function drawings(
  { projects, details: words, company, events, logo: { light } }: SiteContent,
  origin: string,
  folders: Folders,
): Drawn[] {
  const logo = logoFiles(light)?.png;
  const load = once(async () => (await lettering()).loadLettering(folders.fonts));
  const fonts = once(() => loadFonts(folders.fonts));
  return [
    ...projects.flatMap((project) => [
      ...drawingsOf(project, words).map(({ address, draw }) => ({
        path: address.slice(1),
        source: () => JSON.stringify(draw()),
        make: async () => toSvg(draw(), await load()),
      })),
      {
        path: brochureAddress(project.details).slice(1),
        source: () => JSON.stringify([project, words, company, origin, ...(logo ? [logo] : [])]),
        make: async () => brochure({ project, words, company, logo, origin }, folders, await fonts()),
      },
    ]),
    ...events.flatMap(({ slug, payment: { gcash } }) =>
      gcash.qr && 'typed' in gcash.qr ? [paymentCode(slug, gcash.qr.typed)] : [],
    ),
  ];
}

/** The addresses of the pictures that drawings read: they must lie in a folder before anything is drawn. */
export const picturesIn = ({ projects, logo }: SiteContent): string[] => [
  ...projects.flatMap(({ hero, storyPicture, details }) => [
    hero.wide.img.src,
    ...(storyPicture ? [storyPicture.img.src] : []),
    ...planPictures(details).map(({ img }) => img.src),
  ]),
  ...[logoFiles(logo.light)?.png ?? []].flat(),
];

/** Of homes that nobody drew. */
const planPictures = ({ homes }: ProjectContent['details']) =>
  homes.flatMap(({ plan, planPicture }) => (planPicture && !plan ? [planPicture] : []));

const paymentCode = (slug: string, typed: string): Drawn => ({
  path: typedCode(slug).slice(1),
  source: () => typed,
  make: () => toBuffer(typed, { type: 'png', width: 512, margin: 4, errorCorrectionLevel: 'M' }),
});

type Words = Pick<SiteContent, 'company'> & {
  words: SiteContent['details'];
  origin: string;
  project: ProjectContent;
  /** Its address. */
  logo: string | undefined;
};

async function brochure(
  { project, words, company, logo, origin }: Words,
  { assets }: Folders,
  fonts: SheetFonts,
): Promise<Buffer> {
  const picture = (src: string) => {
    if (src === MISSING_PICTURE) return undefined;
    const name = new URL(src, origin).pathname;
    const folder = assets.find((one) => existsSync(path.join(one, name))) ?? '';
    return readFile(path.join(folder, name));
  };
  const plans = planPictures(project.details).map(async ({ file, img: { src, w, h } }) => {
    const jpeg = await picture(src);
    return [file, jpeg && { jpeg, w, h }] as const;
  });
  const { makeBrochure } = await import('./brochure/brochure');
  return makeBrochure({
    project,
    words,
    company,
    logo: logo === undefined ? undefined : await picture(logo),
    address: origin + project.href,
    hero: await picture(project.hero.wide.img.src),
    inside: project.storyPicture && (await picture(project.storyPicture.img.src)),
    plans: Object.fromEntries(await Promise.all(plans)),
    captions: { hero: captionOf(project.hero.wide), inside: captionOf(project.storyPicture) },
    fonts,
  });
}

/** What reads fonts and writes PDF is large, and loaded only when something is drawn. */
const lettering = () => import('./lettering');

export async function loadFonts(folder: string): Promise<SheetFonts> {
  const { open, trueType } = await lettering();
  const load = async (name: string) => {
    const file = await trueType(folder, name);
    return { file, font: open(file) };
  };
  return {
    display: await load('fraunces'),
    sans: await load('instrument-sans'),
    peso: await load('inter-peso'),
    emoji: await load('noto-emoji'),
  };
}

/** Made when it is first asked for. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
