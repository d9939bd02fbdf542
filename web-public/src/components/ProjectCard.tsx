import { cardAction, cardLabel } from '../content/regions';
import type { Card } from '../content/sectors';
import { Icon } from './Icon';
import { Picture } from './Picture';

/** One project: a wide picture, its label, a few words, and the way in. Navigates by a full page load. */
export function ProjectCard({ card, label = cardLabel }: { card: Card; label?: string }) {
  return (
    <article className="slow-zoom grid items-center gap-x-12 gap-y-7 lg:grid-cols-12">
      <a
        href={card.href}
        tabIndex={-1}
        aria-hidden="true"
        className="block aspect-4/3 overflow-hidden bg-sand lg:col-span-8 lg:aspect-16/9"
      >
        <Picture
          name={card.picture}
          sizes="(min-width: 1024px) 66vw, 100vw"
          eager
          decorative
          className="size-full object-cover"
        />
      </a>
      <div className="lg:col-span-4">
        {label && <p className="label text-accent">{label}</p>}
        <h2 className="mt-2 text-h2">{card.title}</h2>
        <p className="mt-4 text-ink/85">{card.description}</p>
        <a
          href={card.href}
          className="mt-7 inline-flex items-center gap-3 border-b border-accent py-2 font-medium text-accent"
        >
          {cardAction}
          <Icon name="arrow" className="size-5" />
        </a>
      </div>
    </article>
  );
}
