import { RenderCaption } from './RenderCaption';
import { Title } from './Title';
import type { ReactNode } from 'react';
import type { PictureContent } from '../content/picture';
import { Picture } from './Picture';

type Props = {
  title: string;
  href: string;
  picture: PictureContent;
  sizes: string;
  /** Shape of the picture, as a class. */
  shape?: string;
  eager?: boolean;
  children?: ReactNode;
};

/** A tall picture over a title; both lead to `href` by a full page load. */
export function PictureCard({ title, href, picture, sizes, shape = 'aspect-4/5', eager, children }: Props) {
  return (
    <li className="slow-zoom">
      <a
        href={href}
        tabIndex={-1}
        aria-hidden="true"
        className={`relative block overflow-hidden bg-sand ${shape}`}
      >
        <Picture
          of={picture}
          sizes={sizes}
          box={4 / 5}
          eager={eager}
          decorative
          className="size-full object-cover"
        />
        <RenderCaption />
      </a>
      <h2 className="mt-3 text-h3">
        <a href={href} className="inline-block py-2.5 hover:text-accent">
          <Title text={title} />
        </a>
      </h2>
      {children}
    </li>
  );
}
