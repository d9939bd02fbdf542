import type { ReactNode } from 'react';
import type { ProjectContent } from '../../content';
import { licenseState } from '../../content/projects/pieces/project-details';
import { lowestPrice, vatOf } from '../../content/projects/prices/prices';
import { useContent } from '../../content/use-content';
import { captionOf } from '../../ui/pictures/caption';
import { Picture } from '../../ui/pictures/Picture';

/** Two thirds of a phone's height, and 512 px at least on tablets: there the sides of its 16 : 9 are cut off. */
export const PROJECT_HERO_SIZES = '(max-width: 767px) 1100px, (max-width: 910px) 910px, 100vw';

/** Of the crop for phones, 4 : 5, which two thirds of the screen's height are drawn from. */
export const PROJECT_HERO_UPRIGHT = 'max(85vw, 45vh)';

/** The project's picture across the page with its name, and the strip of facts under it. */
export function ProjectHero({ project }: { project: ProjectContent }) {
  const { name, place, hero, facts, details, prices } = project;
  const words = useContent('details');
  const lowest = lowestPrice(project);
  return (
    <>
      <div className="hero-box on-dark relative isolate mt-4 h-[min(44rem,66svh)] min-h-104 md:h-[min(49vw,calc(97svh-var(--header)))] md:min-h-128 overflow-hidden bg-ink text-paper">
        <Picture
          of={hero.wide}
          tall={hero.tall}
          sizes={PROJECT_HERO_SIZES}
          upright={PROJECT_HERO_UPRIGHT}
          eager
          className="absolute inset-0 -z-20 size-full object-cover object-[50%_45%]"
        />
        <div className="scrim absolute inset-x-0 bottom-0">
          <div className="wrap flex flex-col gap-x-8 gap-y-2 pb-7 md:flex-row md:items-end md:justify-between md:pb-12">
            <div className="scrim-words">
              <p className="text-small">{place}</p>
              <h1 className="mt-1 text-display">{name}</h1>
            </div>
            <p className="text-small">{captionOf(hero.wide, hero.tall)}</p>
          </div>
        </div>
      </div>
      <div className="border-b border-ink/12">
        <dl className={`wrap flex flex-wrap gap-x-14 gap-y-5 py-7 ${lowest ? 'md:grid md:grid-cols-4' : ''}`}>
          {facts.map((fact) => (
            <Fact key={fact.label} {...fact} />
          ))}
          {lowest && (
            <Fact label={words.homes.from} value={lowest.words}>
              {/* The space is for screen readers. */}{' '}
              {prices && <span className="text-small font-normal">{words.price.vat[vatOf(prices)]}</span>}
              <a
                href="#homes"
                className="no-print -my-3 inline-block py-3 text-small underline underline-offset-4"
              >
                {words.price.title}
              </a>
            </Fact>
          )}
          {details.turnover && <Fact label={words.progress.turnover} value={details.turnover} />}
          {details.license && (
            <Fact label={words.license.label} value={licenseState(details.license, words.license)} />
          )}
        </dl>
      </div>
    </>
  );
}

function Fact({ label, value, children }: { label: string; value: string; children?: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-ink/75">{label}</dt>
      <dd className="mt-0.5 flex flex-wrap items-baseline gap-x-3 font-medium tabular-nums">
        {value}
        {children}
      </dd>
    </div>
  );
}
