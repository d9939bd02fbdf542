import type { PictureContent } from '../../content/picture';
import { CornerCaption } from './caption';
import { Picture } from './Picture';

/** A wide screen would see less than half of it: it is shown whole, as high as leaves its heading in sight. */
const isNarrow = ({ img }: PictureContent) => img.w / img.h < 7 / 6;

/** Across the page, under its heading. */
export const WidePicture = ({ of: picture }: { of: PictureContent }) => (
  <div className="relative mb-2 bg-sand md:mb-4">
    {isNarrow(picture) ? (
      <Picture
        of={picture}
        sizes="(min-width: 1024px) 50vw, 100vw"
        eager
        className="h-auto max-h-[80svh] w-full object-contain object-center!"
      />
    ) : (
      <Picture
        of={picture}
        sizes="(min-width: 768px) 100vw, 109vw"
        eager
        className="aspect-4/3 w-full object-cover md:aspect-21/9"
      />
    )}
    <CornerCaption of={picture} />
  </div>
);
