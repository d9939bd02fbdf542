import { brochureAddress } from '../../../plans/drawings';
import type { ProjectContent } from '../../content';
import { fill } from '../../content/text';
import { useContent } from '../../content/use-content';
import { Icon } from '../../ui/Icon';
import { LicenseEffect } from '../../ui/license';

const marks = { done: 'bg-leaf', now: 'bg-terracotta', next: 'border-2 border-ink/45 bg-paper' };

/** The license and what it means, how far the building is, and the brochure. */
export function Progress({ project }: { project: ProjectContent }) {
  const words = useContent('details');
  const { license, numbers = [], architect, contractor, turnover, progress } = project.details;
  return (
    <section aria-labelledby="progress" className="bg-sand/60">
      <div className="print-cols wrap section grid gap-x-16 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 id="progress" className="text-h2">
            {words.progress.title}
          </h2>
          {license && (
            <>
              <h3 className="mt-8 font-sans font-medium">{words.license.label}</h3>
              <p className="mt-2 max-w-[52ch]">
                <LicenseEffect license={license} project={project.name} />
              </p>
            </>
          )}
          {numbers.length > 0 && (
            <dl className="mt-4 max-w-[52ch] divide-y divide-ink/18 border-y border-ink/18 text-small">
              {numbers.map(({ name, number }) => (
                <div key={name} className="flex flex-wrap justify-between gap-x-6 py-2">
                  <dt className="text-ink/75">{name}</dt>
                  <dd className="font-medium">{number}</dd>
                </div>
              ))}
            </dl>
          )}
          <Fact title={words.progress.turnover} text={turnover} />
          <Fact title={words.progress.architect} text={architect} />
          <Fact title={words.progress.contractor} text={contractor} />
          {progress && <Brochure of={project.details} />}
        </div>
        {!progress && (
          <div className="lg:col-span-7 lg:self-end">
            <Brochure of={project.details} />
          </div>
        )}
        {progress && (
          <div className="lg:col-span-7">
            <p className="text-small text-ink/75">{fill(words.progress.asOf, { date: progress.asOf })}</p>
            <ol className="mt-3">
              {progress.stages.map(({ name, state, note }) => (
                <li key={name} className="grid grid-cols-[1.5rem_1fr] gap-x-4 border-t border-ink/18 py-4">
                  <span aria-hidden="true" className={`mt-1.5 size-3.5 rounded-full ${marks[state]}`} />
                  <div>
                    <p className="flex flex-wrap justify-between gap-x-6">
                      <span className="font-medium">{name}</span>
                      <span className="text-small text-ink/75">{words.progress.states[state]}</span>
                    </p>
                    <p className="screen-only text-ink/85">{note}</p>
                  </div>
                </li>
              ))}
            </ol>
          </div>
        )}
      </div>
    </section>
  );
}

/** Where it was entered. */
function Fact({ title, text }: { title: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <>
      <h3 className="mt-6 font-sans font-medium">{title}</h3>
      <p className="mt-2">{text}</p>
    </>
  );
}

function Brochure({ of: details }: { of: ProjectContent['details'] }) {
  const { brochure } = useContent('details');
  return (
    <>
      <p className="no-print mt-8">
        <a href={brochureAddress(details)} className="btn btn-ghost" type="application/pdf">
          <Icon name="down" className="size-5" />
          {brochure.label}
        </a>
      </p>
      <p className="no-print mt-3 text-small text-ink/75">
        {details.homes.length > 0 ? brochure.note : brochure.noteWithoutHomes}
      </p>
    </>
  );
}
