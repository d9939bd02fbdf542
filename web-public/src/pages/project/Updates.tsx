import type { ProjectContent } from '../../content';
import { dayInWords } from '../../content/event/moments';
import { useContent } from '../../content/use-content';
import { CornerCaption } from '../../ui/pictures/caption';
import { Picture } from '../../ui/pictures/Picture';

/** What happened on the site, the newest first. */
export function Updates({ project: { updates = [] } }: { project: ProjectContent }) {
  const { title } = useContent('details').updates;
  if (updates.length === 0) return null;
  const inOrder = [...updates].sort((one, other) => other.date.localeCompare(one.date));
  return (
    <section aria-labelledby="updates" className="screen-only wrap section">
      <h2 id="updates" className="mb-10 text-h2">
        {title}
      </h2>
      <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-8">
        {inOrder.map(({ date, picture, text }) => (
          <li key={date + text}>
            <div className="relative">
              <Picture
                of={picture}
                sizes="(min-width: 1024px) 32vw, (min-width: 640px) 48vw, 100vw"
                box={4 / 3}
                wholeIfUpright
                className="aspect-4/3 w-full object-cover"
              />
              <CornerCaption of={picture} />
            </div>
            <p className="mt-3 text-small text-ink/75">
              <time dateTime={date}>{dayInWords(date)}</time>
            </p>
            <p className="mt-1 max-w-[48ch]">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
