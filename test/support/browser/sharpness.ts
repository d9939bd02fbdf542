import type { Page } from 'playwright-core';

/** Fewer of the pixels that a screen has are seen as a blur. */
export const LEAST = 0.8;

/** Of each picture in sight on the page: the pixels of its file to those that it is drawn on. */
export const sharpness = (page: Page) =>
  page.evaluate(async () => {
    const images = [...document.querySelectorAll<HTMLImageElement>('picture > img')];
    const seen = images.filter((img) => img.clientWidth > 0);
    return Promise.all(
      seen.map(async (img) => {
        img.loading = 'eager';
        await img.decode();
        // The width of an image with `sizes` is what they say, not the file's.
        const file = new Image();
        file.src = img.currentSrc;
        await file.decode();
        const { naturalWidth, naturalHeight } = file;
        const fits = getComputedStyle(img).objectFit === 'cover' ? Math.max : Math.min;
        const drawn = fits(img.clientWidth, (img.clientHeight * naturalWidth) / naturalHeight);
        return {
          name: new URL(img.currentSrc).pathname.split('/').at(-1) ?? '',
          ratio: Math.round((naturalWidth / drawn / devicePixelRatio) * 100) / 100,
          of: `${naturalWidth} px drawn ${Math.round(drawn)} wide; ${img.parentElement?.querySelector('source')?.sizes ?? ''}`,
        };
      }),
    );
  });
