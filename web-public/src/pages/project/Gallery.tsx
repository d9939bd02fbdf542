import { useRef, useState } from 'react';
import type { PictureContent } from '../../content/picture';
import { captionOf, CornerCaption } from '../../ui/pictures/caption';
import { isUpright, Picture } from '../../ui/pictures/Picture';
import { GalleryViewer } from './GalleryViewer';

/** As many columns as pictures, up to four. A phone shows two. */
const columns: Record<number, string> = {
  1: 'grid-cols-1',
  2: 'grid-cols-2',
  3: 'grid-cols-1 sm:grid-cols-3',
  4: 'grid-cols-2 lg:grid-cols-4',
};
const widths: Record<number, string> = {
  2: '50vw',
  3: '(min-width: 640px) 33vw, 100vw',
  4: '(min-width: 1024px) 25vw, 50vw',
};
const shapes: Record<number, string> = {
  1: 'aspect-16/9',
  2: 'aspect-4/3',
  3: 'aspect-4/3',
  4: 'aspect-3/4',
};

export default function Gallery({ pictures, title }: { pictures: PictureContent[]; title: string }) {
  const [open, setOpen] = useState<number>();
  const list = useRef<HTMLUListElement>(null);
  const count = Math.min(pictures.length, 4);
  const shape = pictures.length > 1 && pictures.every(isUpright) ? 'aspect-3/4' : shapes[count];
  // Where they are of both kinds, each says what it is.
  const mixed = new Set(pictures.map((picture) => captionOf(picture))).size > 1;
  const close = () => {
    // The focus goes back to the picture that opened the viewer, or to the one looked at last.
    if (open !== undefined) list.current?.querySelectorAll('a')[open]?.focus();
    setOpen(undefined);
  };
  return (
    <>
      <ul ref={list} className={`grid gap-3 md:gap-4 ${columns[count]}`}>
        {pictures.map((picture, i) => (
          <li key={picture.file} className="slow-zoom">
            <a
              data-live
              href={picture.img.src}
              aria-label={`Enlarge: ${picture.alt}`}
              className={`relative block overflow-hidden bg-sand ${shape}`}
              onClick={(event) => {
                event.preventDefault();
                setOpen(i);
              }}
            >
              <Picture
                of={picture}
                sizes={widths[count] ?? '100vw'}
                box={count === 1 ? 16 / 9 : shape === 'aspect-3/4' ? 3 / 4 : 4 / 3}
                wholeIfUpright={shape !== 'aspect-3/4'}
                upright={count === 4 && !picture.keep ? '40vw' : undefined}
                className={`size-full object-cover ${picture.keep === 'right' ? 'object-[71%_50%]' : ''}`}
              />
              {mixed && <CornerCaption of={picture} />}
            </a>
          </li>
        ))}
      </ul>
      {!mixed && <p className="mt-3 text-small text-ink/75">{captionOf(pictures[0])}</p>}
      {open !== undefined && (
        <GalleryViewer pictures={pictures} title={title} index={open} onMove={setOpen} onClose={close} />
      )}
    </>
  );
}
