import type { seed } from './index';
import { interestsOf } from './options';
import type { WithFiles } from './picture';
import type { Project } from './project';

/** The content by subject, as it is stored. */
export type StoredContent = typeof seed;

/**
 * What is stored, and what follows from it: the brand where a text names it, and the forms' list of projects.
 * @param published every event that has a page; `stored.event` is the one to register for
 */
export function assemble(stored: StoredContent, published = [stored.event]) {
  const { brand } = stored.company;
  const { formLists, ...subjects } = withBrand(stored, brand);
  const projectInterests = interestsOf(subjects.projects, brand);
  const events = withBrand(published, brand);
  /** What a ticket says of its own event's payment. */
  const payments = events.map(({ slug, fee, payment }) => ({ slug, fee, payment }));
  return { ...subjects, events, payments, options: { ...formLists, projectInterests } };
}

/** Puts the brand where a text says `{brand}`. */
function withBrand<T>(value: T, brand: string): T {
  if (typeof value === 'string') return value.replaceAll('{brand}', brand) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => withBrand(item, brand)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]: [string, unknown]) => [key, withBrand(item, brand)]),
  ) as T;
}

export type Content = ReturnType<typeof assemble>;
/** The content as pages are rendered with it: every picture has its files. */
export type SiteContent = WithFiles<Content>;
export type ProjectContent = WithFiles<Project>;
export type RegionContent = SiteContent['regions'][number];
export type EventContent = SiteContent['event'];
export type FilmContent = NonNullable<ProjectContent['walkthrough']>;
