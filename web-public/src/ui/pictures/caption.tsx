import type { Captioned } from '../../content/picture';
import { partTexts } from '../../content/texts';

/**
 * What a picture is: a render says that it is an artist's perspective, a photograph what its owner says of it, which may
 * be nothing. Of several pictures under one caption each is said once.
 */
export function captionOf(...pictures: (Captioned | undefined)[]): string {
  const captions = pictures.filter((one) => one !== undefined).map(oneCaption);
  return [...new Set(captions.filter(Boolean))].join('. ');
}

const oneCaption = ({ kind, credit = '' }: Captioned): string =>
  kind === 'photograph' ? credit : [partTexts.caption, credit].filter(Boolean).join(': ');

/** In the corner of a picture. */
export function CornerCaption({
  of: picture,
  className = '',
}: {
  of: Captioned | undefined;
  className?: string;
}) {
  const caption = captionOf(picture);
  if (caption === '') return null;
  return (
    <span
      className={`pointer-events-none absolute right-0 bottom-0 bg-ink/70 px-2 py-0.5 text-[0.75rem] leading-snug text-paper ${className}`}
    >
      {caption}
    </span>
  );
}

/** Under a figure. */
export function FigureCaption({ of: pictures }: { of: Captioned[] }) {
  const caption = captionOf(...pictures);
  return caption === '' ? null : <figcaption className="mt-3 text-small text-ink/75">{caption}</figcaption>;
}
