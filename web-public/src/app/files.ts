import { MIDDLE, type ClipFiles, type FileFinder, type PictureFiles } from '../content/picture';

const pictures = import.meta.glob<PictureFiles>('../assets/**/*.jpg', {
  query: '?picture',
  import: 'default',
  eager: true,
});
/** Crops for phones, of the pictures that cards show: heroes have upright pictures of their own. */
const uprights = import.meta.glob<PictureFiles>(
  [
    '../assets/regions/*.jpg',
    '../assets/plantation/morning.jpg',
    '../assets/alpha-tower/{over-the-city,blue-hour}.jpg',
    '../assets/grove-tower/wide.jpg',
  ],
  { query: '?upright', import: 'default', eager: true },
);
const clips = import.meta.glob<string>('../assets/**/*.{webm,mp4}', {
  query: '?url',
  import: 'default',
  eager: true,
});
const captions = import.meta.glob<string>('../assets/**/*.vtt', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Best first. With its codec named, a browser without AV1 passes over the WebM before it has loaded any of it. */
const CLIP_TYPES = { webm: 'video/webm; codecs="av01.0.05M.08"', mp4: 'video/mp4' };

/** Finds what Vite made of the files under `assets/`. */
export const builtFiles: FileFinder = {
  picture(file, around = MIDDLE): PictureFiles {
    const found = pictures[`../assets/${file}.jpg`];
    if (!found) throw new Error(`There is no such picture: assets/${file}.jpg. Choose another.`);
    const crop = around === MIDDLE ? uprights[`../assets/${file}.jpg`] : undefined;
    return crop ? { ...found, upright: { sources: crop.sources, w: crop.img.w, h: crop.img.h } } : found;
  },
  clip(clip): ClipFiles {
    const files = Object.entries(CLIP_TYPES).flatMap(([ending, type]) => {
      const src = clips[`../assets/${clip}.${ending}`];
      return src ? [{ src, type }] : [];
    });
    if (files.length === 0) throw new Error(`There is no such film: assets/${clip}.`);
    return { files, captions: captions[`../assets/${clip}.vtt`] };
  },
};

/** Every picture under `assets/`, by the name that content gives it. */
export const builtPictures = (): [file: string, files: PictureFiles][] =>
  Object.entries(pictures).map(([path, files]) => [path.slice('../assets/'.length, -'.jpg'.length), files]);
