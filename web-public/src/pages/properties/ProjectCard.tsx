import type { ProjectContent } from '../../content';
import type { PictureContent } from '../../content/picture';
import { useContent } from '../../content/use-content';
import { Icon } from '../../ui/Icon';
import { CornerCaption } from '../../ui/pictures/caption';
import { Picture } from '../../ui/pictures/Picture';
import { CardFacts } from '../../ui/pictures/PictureCard';

export type CardContent = { title: string; description: string; picture: PictureContent; href: string };

type Props = {
  card: CardContent;
  label?: string;
  project?: ProjectContent;
  /** The first of its page, whose picture is fetched before all else. */
  first: boolean;
};

/** One project: a wide picture, its label, a few words, and the way in. Navigates by a full page load. */
export function ProjectCard({ card, label, project, first }: Props) {
  const { action } = useContent('sectors').card;
  return (
    <article className="slow-zoom grid items-center gap-x-12 gap-y-7 lg:grid-cols-12">
      <a
        href={card.href}
        tabIndex={-1}
        aria-hidden="true"
        className="relative block aspect-4/3 overflow-hidden bg-sand lg:col-span-8 lg:aspect-16/9"
      >
        <Picture
          of={card.picture}
          sizes="(min-width: 1024px) 66vw, 100vw"
          eager={first}
          decorative
          wholeIfUpright
          className="size-full object-cover"
        />
        <CornerCaption of={card.picture} />
      </a>
      <div className="lg:col-span-4">
        {label && <p className="label text-accent">{label}</p>}
        <h2 className="mt-2 text-h2">{card.title}</h2>
        <p className="mt-4 text-ink/85">{card.description}</p>
        {project && <CardFacts of={project} />}
        <a
          href={card.href}
          className="mt-7 inline-flex items-center gap-3 border-b border-accent py-2.5 font-medium text-accent"
        >
          <span className="text-[0.9375rem] tracking-[0.02em]">{action}</span>
          <Icon name="arrow" className="size-5" />
        </a>
      </div>
    </article>
  );
}
