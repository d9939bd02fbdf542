import type { ProjectContent } from '../../content';
import type { ClosingBand as Band, ClosingBandName } from '../../content/pages/closing-bands';
import type { WithFiles } from '../../content/picture';
import { fill, holdTogether } from '../../content/text';
import { useContent } from '../../content/use-content';
import { OrganizerLinks } from '../../ui/OrganizerLinks';
import { CornerCaption } from '../../ui/pictures/caption';
import { Picture } from '../../ui/pictures/Picture';
import { Reach } from '../../ui/Reach';

/** Which band a page ends with; a project's names its project, which may have words and a picture of its own for it. */
export type Closing = {
  band: ClosingBandName;
  project?: Pick<ProjectContent, 'name' | 'closing'>;
  /** The page above it is so short that a phone shows the picture at once. */
  isNear?: boolean;
};

/** Under every inner page, about the page's own subject, so that none is a dead end. */
export function ClosingBand({ band, project, isNear }: Closing) {
  const { contact } = useContent('company');
  const common: WithFiles<Band> = useContent('closingBands')[band];
  const { title, text, action, picture } = { ...common, ...project?.closing };
  const { slug, organizer } = useContent('event');
  const isEvent = band === 'event';
  return (
    <section
      aria-labelledby="closing"
      className={`no-print bg-sand ${picture ? 'lg:grid lg:grid-cols-2' : ''}`}
    >
      {picture && (
        <div className="relative aspect-3/2 lg:aspect-auto lg:min-h-112">
          <Picture
            of={picture}
            sizes="(min-width: 64rem) 50vw, 100vw"
            box={3 / 2}
            eager={isNear}
            className="absolute inset-0 size-full object-cover"
          />
          <CornerCaption of={picture} />
        </div>
      )}
      <div
        className={`wrap section grid gap-x-16 gap-y-8 ${picture ? 'content-center' : 'items-end lg:grid-cols-12'}`}
      >
        <div className={picture ? '' : 'lg:col-span-7'}>
          <h2 id="closing" className="text-h2">
            {fill(title, { project: holdTogether(project?.name ?? '') })}
          </h2>
          <p className="mt-4 max-w-[56ch]">{fill(text, { project: project?.name ?? '' })}</p>
        </div>
        <div className={picture ? '' : 'lg:col-span-5 lg:justify-self-end'}>
          <a
            href={
              isEvent && action.href.endsWith('?about=event') ? `${action.href}&event=${slug}` : action.href
            }
            className="btn"
          >
            {action.label}
          </a>
          {isEvent ? (
            <OrganizerLinks of={organizer} className="mt-4" />
          ) : (
            <>
              <Reach className="mt-4" />
              <a
                href={`mailto:${contact.email}`}
                className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-accent"
              >
                {contact.email}
              </a>
            </>
          )}
        </div>
      </div>
    </section>
  );
}
