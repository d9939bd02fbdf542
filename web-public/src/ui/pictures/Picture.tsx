import { marksIn } from '../../content/company/marks';
import type { PictureContent, PictureFiles } from '../../content/picture';

type Props = {
  of: PictureContent;
  /** The picture's width on the page, as in the `sizes` attribute. */
  sizes: string;
  /** Another picture for screens narrower than 640 px. */
  tall?: PictureContent;
  /**
   * Its box is upright on such screens, so they get the crop of that shape, where one was made. The crop's width on the
   * page, as in `sizes`, times `PHONE`.
   */
  upright?: string;
  /** Width / height of the box that the picture covers, where that is narrower than the picture. */
  box?: number;
  /** The same on narrow screens, for which `sizes` ends with a width without a condition; left out: as on the others. */
  narrowBox?: number;
  /** Its box is wider than high, and would cut off the heads and roofs of an upright picture: that is shown whole. */
  wholeIfUpright?: boolean;
  /** The first picture of a page: fetched before all else. */
  eager?: boolean;
  /** The picture only decorates. */
  decorative?: boolean;
  className?: string;
};

export const isUpright = ({ img }: PictureFiles) => img.h > img.w;

export const NARROW = '(max-width: 639px)';

/**
 * The portrait fills a phone's screen, and its sides are cut off: on one of 390 × 844 it is drawn 126vw wide. Phones of
 * three pixels each take the file of 1200 px, which is 0.8 of that; coarser ones that of 600 or 900, for a phone on a
 * slow line waits for this picture first.
 */
const NARROW_SIZES = '80vw';

/** What screens narrower than 640 px show in the place of a picture; undefined: the picture itself. */
export function forPhones({ of, tall, upright }: Pick<Props, 'of' | 'tall' | 'upright'>) {
  const crop = upright === undefined ? undefined : (tall ?? of).upright;
  if (crop) return { ...crop, sizes: upright };
  return tall && { sources: tall.sources, ...tall.img, sizes: NARROW_SIZES };
}

/** So much of their pixels pictures have on phones: fewer are seen as a blur. */
const PHONE = 0.85;

/**
 * A picture that covers a narrower box is drawn wider than the box, and its sides are cut off: browsers must choose
 * the file by the drawn width. On phones (the size without a condition) a little less: their pixels are so small that
 * nobody sees the difference, and the picture comes sooner.
 */
function drawnSizes(sizes: string, { w, h }: PictureFiles['img'], box = Infinity, narrowBox = box) {
  const factorOf = (one: number) => Math.max(1, w / h / one);
  const scaled = (width: string, by: number) => `${Math.round(Number(width) * by)}vw`;
  return sizes
    .replace(/\) (\d+)vw/g, (_, width: string) => `) ${scaled(width, factorOf(box))}`)
    .replace(
      /(^|, )(\d+)vw$/,
      (_, before: string, width: string) => before + scaled(width, Math.max(1, factorOf(narrowBox) * PHONE)),
    );
}

/** Where a picture is cropped, as classes: pages have no styles of their own (frame.css has the positions). */
const focusClass = ({ focus }: Pick<PictureContent, 'focus'>): string =>
  focus ? ` focus-x-${focus.x} focus-y-${focus.y}` : '';

/** What is left of its box at its sides is sand. */
const WHOLE = ' bg-sand object-contain! object-center!';

/** A picture in every format and width, with its size known before it arrives so that nothing jumps. */
export function Picture(props: Props) {
  const { of: picture, sizes, box, narrowBox, wholeIfUpright, eager, decorative, className = '' } = props;
  const { sources, img, alt } = picture;
  const narrow = forPhones(props);
  const drawn = drawnSizes(sizes, img, box, narrowBox);
  return (
    <picture>
      {narrow &&
        Object.entries(narrow.sources).map(([format, srcSet]) => (
          <source
            key={format}
            media={NARROW}
            type={`image/${format}`}
            srcSet={srcSet}
            sizes={narrow.sizes}
            width={narrow.w}
            height={narrow.h}
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
        className={className + (wholeIfUpright && isUpright(picture) ? WHOLE : focusClass(picture))}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding={eager ? undefined : 'async'}
      />
    </picture>
  );
}
