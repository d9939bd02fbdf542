import type { PictureContent } from '../../content/picture';
import { CornerCaption } from '../../ui/pictures/caption';
import { Picture } from '../../ui/pictures/Picture';

/** Across the page, under its heading. */
export const WidePicture = ({ of: picture }: { of: PictureContent }) => (
  <div className="relative mb-2 md:mb-4">
    <Picture
      of={picture}
      sizes="(min-width: 768px) 100vw, 109vw"
      eager
      className="aspect-4/3 w-full object-cover md:aspect-21/9"
    />
    <CornerCaption of={picture} />
  </div>
);
