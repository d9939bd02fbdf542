import type { ReactNode } from 'react';
import type { PictureContent } from '../../content/picture';
import { Picture } from '../../ui/Picture';

type Props = { title: string; picture: PictureContent; large?: boolean; children?: ReactNode };

/** A picture across the page with words on it: 284 px high, or, when large, all of the box it stands in. */
export function Banner({ title, picture, large, children }: Props) {
  return (
    <section
      className={`on-dark relative isolate overflow-hidden bg-ink text-paper ${large ? 'h-full' : 'h-[284px]'}`}
    >
      <Picture
        of={picture}
        sizes="100vw"
        decorative
        className="absolute inset-0 -z-20 size-full object-cover"
      />
      <div className="absolute inset-0 -z-10 bg-ink/60" />
      <div className="wrap flex h-full flex-col items-center justify-center gap-7 text-center">
        <h2 className="text-h2">{title}</h2>
        {children}
      </div>
    </section>
  );
}
