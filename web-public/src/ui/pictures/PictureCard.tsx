import type { ReactNode } from 'react';
import type { ProjectContent } from '../../content';
import type { PictureContent } from '../../content/picture';
import { leftInWords, leftOfAll } from '../../content/projects/pieces/project-details';
import { lowestPrice, shortSum, vatOf } from '../../content/projects/prices/prices';
import { fill } from '../../content/text';
import { useContent } from '../../content/use-content';
import { Title } from '../Head';
import { LicenseShort } from '../license';
import { CornerCaption } from './caption';
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
          upright="75vw"
          eager={eager}
          decorative
          className="size-full object-cover"
        />
        <CornerCaption of={picture} />
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

/** On a project's card: price from, how it is made, and the state of the license. */
export function CardFacts({ of: project }: { of: ProjectContent }) {
  const { price: words, homes } = useContent('details');
  const { prices, details } = project;
  const lowest = lowestPrice(project);
  const left = leftOfAll(details.homes);
  return (
    <div className="mt-4 text-small">
      {prices && lowest && (
        <>
          <p className="font-medium tabular-nums">{fill(words.from, { price: lowest.words })}</p>
          <p className="text-ink/75 tabular-nums">
            {shortSum(prices, words)} {words.vat[vatOf(prices)]}.
          </p>
        </>
      )}
      {left !== undefined && <p className="font-medium text-accent">{leftInWords(left, homes)}</p>}
      {details.license && (
        <p className="text-ink/75">
          <LicenseShort license={details.license} />
        </p>
      )}
    </div>
  );
}

/** At most this many columns, however many cards. */
const MAX_COLUMNS = 6;

/** Whole class names, so that Tailwind finds them. */
const columns: Record<number, string> = {
  1: 'md:grid-cols-1',
  2: 'md:grid-cols-2',
  3: 'md:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
  5: 'sm:grid-cols-2 lg:grid-cols-5',
  6: 'sm:grid-cols-2 lg:grid-cols-6',
};

/** A row of cards: one column on phones, as many columns as cards on wide screens. */
export function CardGrid({ count, children }: { count: number; children: ReactNode }) {
  return (
    <ul className={`grid gap-x-6 gap-y-14 lg:gap-x-8 ${columns[Math.min(count, MAX_COLUMNS)]}`}>
      {children}
    </ul>
  );
}
