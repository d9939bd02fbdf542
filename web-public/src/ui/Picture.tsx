import { marksIn } from '../content/marks';
import type { PictureContent, PictureFiles } from '../content/picture';

type Props = {
  of: PictureContent;
  /** The picture's width on the page, as in the `sizes` attribute. */
  sizes: string;
  /** Another crop for screens narrower than 640 px. */
  tall?: PictureContent;
  /** Width / height of the box that the picture covers, where that is narrower than the picture. */
  box?: number;
  /** The first picture of a page: fetched before all else. */
  eager?: boolean;
  /** The picture only decorates. */
  decorative?: boolean;
  className?: string;
};

export const NARROW = '(max-width: 639px)';

/**
 * The portrait fills a phone's screen, and its sides are cut off: on one of 390 × 844 it is drawn 126vw wide. Phones of
 * three pixels each take the file of 1200 px, which is 0.8 of that; coarser ones that of 600 or 900, for a phone on a
 * slow line waits for this picture first.
 */
export const NARROW_SIZES = '80vw';

/** So much of their pixels pictures have on phones: fewer are seen as a blur. */
const PHONE = 0.85;

/**
 * A picture that covers a narrower box is drawn wider than the box, and its sides are cut off: browsers must choose
 * the file by the drawn width. On phones (the size without a condition) a little less: their pixels are so small that
 * nobody sees the difference, and the picture comes sooner.
 */
function drawnSizes(sizes: string, { w, h }: PictureFiles['img'], box: number | undefined) {
  const factor = Math.max(1, w / h / (box ?? Infinity));
  const scaled = (width: string, by: number) => `${Math.round(Number(width) * by)}vw`;
  return sizes
    .replace(/\) (\d+)vw/g, (_, width: string) => `) ${scaled(width, factor)}`)
    .replace(
      /(^|, )(\d+)vw$/,
      (_, before: string, width: string) => before + scaled(width, Math.max(1, factor * PHONE)),
    );
}

/** Where a picture is cropped, as classes: pages have no styles of their own (frame.css has the positions). */
export const focusClass = ({ focus }: Pick<PictureContent, 'focus'>): string =>
  focus ? ` focus-x-${focus.x} focus-y-${focus.y}` : '';

/** A picture in every format and width, with its size known before it arrives so that nothing jumps. */
export function Picture({ of: picture, sizes, tall, box, eager, decorative, className = '' }: Props) {
  const { sources, img, alt } = picture;
  const drawn = drawnSizes(sizes, img, box);
  return (
    <picture>
      {tall &&
        Object.entries(tall.sources).map(([format, srcSet]) => (
          <source
            key={format}
            media={NARROW}
            type={`image/${format}`}
            srcSet={srcSet}
            sizes={NARROW_SIZES}
            width={tall.img.w}
            height={tall.img.h}
          />
        ))}
      {Object.entries(sources).map(([format, srcSet]) => (
        <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={drawn} />
      ))}
      <img
        src={img.src}
        width={img.w}
        height={img.h}
        alt={decorative ? marksIn(alt) : alt}
        className={className + focusClass(picture)}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding={eager ? undefined : 'async'}
      />
    </picture>
  );
}
