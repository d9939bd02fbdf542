import type { ClipFiles, FileFinder, PictureFiles } from '../content/picture';

const pictures = import.meta.glob<PictureFiles>('../assets/**/*.jpg', {
  query: '?picture',
  import: 'default',
  eager: true,
});
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

/** Finds what Vite made of the files under `assets/`. */
export const builtFiles: FileFinder = {
  picture(file): PictureFiles {
    const found = pictures[`../assets/${file}.jpg`];
    if (!found) throw new Error(`There is no picture assets/${file}.jpg, which the content names`);
    return found;
  },
  clip(clip): ClipFiles {
    const files = ['webm', 'mp4'].flatMap((ending) => {
      const src = clips[`../assets/${clip}.${ending}`];
      return src ? [{ src, type: `video/${ending}` }] : [];
    });
    if (files.length === 0) throw new Error(`There is no film assets/${clip}, which the content names`);
    return { files, captions: captions[`../assets/${clip}.vtt`] };
  },
};

/** Every picture under `assets/`, by the name that content gives it. */
export const builtPictures = (): [file: string, files: PictureFiles][] =>
  Object.entries(pictures).map(([path, files]) => [path.slice('../assets/'.length, -'.jpg'.length), files]);
