import type { PictureContent } from '../../content/picture';
import { Picture } from './Picture';

/**
 * A page that is its heading alone: on a picture that fills a wide window, where there is one. It only decorates, and
 * has no caption: these pages show just their text.
 */
export function PicturePage({ title, picture }: { title: string; picture?: PictureContent }) {
  if (!picture)
    return (
      <div className="wrap grid min-h-[60vh] content-center py-16">
        <h1 className="text-h1">{title}</h1>
      </div>
    );
  return (
    <div className="fills on-dark relative isolate grid min-h-[46svh] content-end lg:min-h-[calc(100svh-var(--header)-12rem)] overflow-hidden bg-ink text-paper">
      <Picture
        of={picture}
        sizes="(max-width: 639px) max(85vw, 69vh), (max-width: 1023px) 130vw, 100vw"
        eager
        decorative
        className="absolute inset-0 -z-20 size-full object-cover"
      />
      <div className="scrim">
        <div className="wrap pb-10 md:pb-14">
          <h1 className="text-h1">{title}</h1>
        </div>
      </div>
    </div>
  );
}
