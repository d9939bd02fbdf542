import { plain } from '../../company/marks';
import { fill } from '../../text';
import type { Project } from './project';

/** What a buyer asks after the pictures. */
export type ProjectDetails = Project['details'];
export type License = NonNullable<ProjectDetails['license']>;
export type HomeType = ProjectDetails['homes'][number];
export type Stage = NonNullable<ProjectDetails['progress']>['stages'][number];

/** The name of a home's drawing. */
export const homeSlug = ({ slug, name }: Pick<HomeType, 'slug' | 'name'>): string =>
  slug ??
  plain(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

type Counted = Pick<HomeType, 'units' | 'availability'>;

/** How many of a home are left, as visitors are told; undefined: nothing is said of it. */
export function leftOf({ units, availability = 'soldOut' }: Counted): number | undefined {
  // None at all: nobody has counted yet.
  if (!units || units.count === 0 || availability === 'nothing') return undefined;
  const left = units.count - units.reserved - units.sold;
  return availability === 'left' || left === 0 ? left : undefined;
}

/** The same of a whole project: those whose number is shown, or none when all that is said is that they are sold out. */
export function leftOfAll(homes: readonly Counted[]): number | undefined {
  const known = homes.flatMap((home) => leftOf(home) ?? []);
  const left = known.reduce((sum, count) => sum + count, 0);
  return known.length > 0 && (left > 0 || known.length === homes.length) ? left : undefined;
}

/** `4 left`, or `Sold out`. */
export const leftInWords = (left: number, words: { left: string; soldOut: string }) =>
  left === 0 ? words.soldOut : words.left.replace('{count}', String(left));

/** `Applied for`, or number and date. */
export const licenseState = (license: License, words: { appliedFor: string; issued: string }) =>
  license.state === 'issued'
    ? words.issued.replace('{number}', license.number).replace('{date}', license.date)
    : words.appliedFor;

/** The texts of a license's state may name these. */
export const licenseValues = (license: License, project: string): Record<string, string> =>
  license.state === 'issued' ? { project, number: license.number, date: license.date } : { project };

type EffectWords = Record<'effectAppliedFor' | 'effectIssued' | 'advertisement' | 'completion', string>;

/** What the state of a license means for a buyer, with what else the license states, where that was entered. */
export function licenseEffect(license: License, project: string, words: EffectWords): string {
  const values = licenseValues(license, project);
  if (license.state !== 'issued') return fill(words.effectAppliedFor, values);
  const { advertisement, completion } = license;
  return [
    fill(words.effectIssued, values),
    ...(advertisement ? [fill(words.advertisement, { number: advertisement })] : []),
    ...(completion ? [fill(words.completion, { date: completion })] : []),
  ].join(' ');
}
