import type { ProjectContent } from '../content';
import { floorArea } from '../content/projects/parts/plan';
import { fill } from '../content/text';
import { useContent } from '../content/use-content';
import { millions, priceFrom, priceWords } from '../reference/price-list';
import { LicenseShort } from './license';

/** On a project's card: price from, how it is made, and the state of the license. */
export function CardFacts({ of: { details } }: { of: ProjectContent }) {
  const words = useContent('details').price;
  const smallest = details.homes[0];
  return (
    <div className="mt-4 text-small">
      {smallest && (
        <>
          <p className="font-medium tabular-nums">
            {fill(words.from, { price: millions(priceFrom(floorArea(smallest.plan))) })}
          </p>
          <p className="text-ink/75 tabular-nums">{fill(words.short, priceWords)}</p>
        </>
      )}
      {details.license && (
        <p className="text-ink/75">
          <LicenseShort license={details.license} />
        </p>
      )}
    </div>
  );
}
