import type { ClosingBandName } from '../../content/closing-bands';
import { fill, holdTogether } from '../../content/text';
import { useContent } from '../../content/use-content';
import { Reach } from '../../ui/Reach';

/** Which band a page ends with; a project's names its project. */
export type Closing = { band: ClosingBandName; project?: string };

/** Under every inner page, about the page's own subject, so that none is a dead end. */
export function ClosingBand({ band, project = '' }: Closing) {
  const { contact } = useContent('company');
  const { title, text, action } = useContent('closingBands')[band];
  return (
    <section aria-labelledby="closing" className="no-print bg-sand">
      <div className="wrap section grid items-end gap-x-16 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h2 id="closing" className="text-h2">
            {fill(title, { project: holdTogether(project) })}
          </h2>
          <p className="mt-4 max-w-[56ch]">{text}</p>
        </div>
        <div className="lg:col-span-5 lg:justify-self-end">
          <a href={action.href} className="btn">
            {action.label}
          </a>
          <Reach className="mt-4" />
          <a
            href={`mailto:${contact.email}`}
            className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-accent"
          >
            {contact.email}
          </a>
        </div>
      </div>
    </section>
  );
}
