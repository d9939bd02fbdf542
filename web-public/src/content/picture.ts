import { madeFrom, plain } from './company/marks';

/**
 * A picture as content names it: its file under `assets/`, without the ending, and its words for those who cannot see
 * it ('' where it only decorates). AVIF, WebP and JPEG in several widths are made from the file when the site is built.
 */
export type Picture = {
  file: string;
  alt: string;
  /** The side to keep where a narrower box cuts off the picture's sides; its middle otherwise. */
  keep?: 'right';
  /** The point that stays in sight wherever it is cropped, in percent of its width and height, in steps of ten. */
  focus?: { x: number; y: number };
};

/** What the picture pipeline gives: a `srcset` for each format, and the JPEG with its size in pixels. */
export type PictureFiles = {
  sources: Record<string, string>;
  img: { src: string; w: number; h: number };
  /** What an upright frame on a phone shows of it; left out: no such crop was made. */
  upright?: UprightFiles;
};

/** A crop that is as high as its picture and `UPRIGHT` wide, with the size of the largest in pixels. */
type UprightFiles = { sources: Record<string, string>; w: number; h: number };

/**
 * Width / height of the crops for phones, whose frames are narrower or as wide: the hero of the home page fills the screen
 * (0.53), that of a project two thirds of it (0.7 to 0.85), and cards are 4 : 5. So a crop changes nothing of what is
 * seen: only its sides, which no such frame shows, are not sent.
 */
export const UPRIGHT = 4 / 5;
/** Around which a crop is made whose point nobody chose. */
export const MIDDLE = 50;

/** What is kept once with a picture. */
export type PictureDetails = {
  /** What it shows; empty: content says so. */
  alt: string;
  /** Who made it, in the words of its caption. */
  credit: string;
  kind: 'photograph' | 'perspective';
};
/** What its caption is made of; left out: a render that nobody signed. */
export type Captioned = Partial<Pick<PictureDetails, 'kind' | 'credit'>>;

/** In the place of a picture that is gone. */
export const MISSING_PICTURE = '/missing-picture.svg';

/** A picture as pages are rendered with it. */
export type PictureContent = Picture & PictureFiles & Captioned;

/** A film of our own: its file under `assets/`, without the ending. */
type Clip = { clip: string };
/** Its files, best first, and its captions if it has any. */
export type ClipFiles = { files: { src: string; type: string }[]; captions?: string };

/** Content in which every picture and every film has its files. */
export type WithFiles<T> = T extends Picture
  ? PictureContent
  : T extends Clip
    ? Clip & ClipFiles
    : T extends object
      ? { [Key in keyof T]: WithFiles<T[Key]> }
      : T;

/**
 * Where the files of pictures and films are; both throw for a name that has none. `around`: the point that crops keep, in
 * percent of the width; left out: its middle.
 */
export type FileFinder = {
  picture: (file: string, around?: number) => PictureFiles & Partial<PictureDetails>;
  clip: (clip: string) => ClipFiles;
};

/** Gives every picture and film in `content`, however deep, its files. The content must be plain data. */
export function withFiles<T>(content: T, find: FileFinder): WithFiles<T> {
  return add(content, find) as WithFiles<T>;
}

function add(value: unknown, find: FileFinder): unknown {
  if (Array.isArray(value)) return value.map((item) => add(item, find));
  if (typeof value !== 'object' || value === null) return value;
  if ('file' in value && typeof value.file === 'string')
    return withPicture(value, find.picture(value.file, (value as Partial<Picture>).focus?.x));
  if ('clip' in value && typeof value.clip === 'string') return { ...value, ...find.clip(value.clip) };
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, add(item, find)]));
}

/** What is kept with the picture comes first; one that only decorates here says nothing. */
function withPicture(value: object, { alt, ...files }: ReturnType<FileFinder['picture']>) {
  const own = 'alt' in value && typeof value.alt === 'string' ? value.alt : '';
  return { ...value, ...files, ...(alt && plain(own) !== '' && { alt: madeFrom(own, () => alt) }) };
}
