/** The addresses that pieces of content give to pages: no two may have the same, and a moved page leaves its old one. */
import { pageTable } from '../../src/app/page-table';
import type { SiteContent } from '../../src/content';
import { regionPage } from '../../src/content/projects/pieces/regions';
import { KINDS, type Kind } from '../../src/content/schema/kinds';
import type { Entry } from '../release';

/** An address, who has it, and the field that says so. */
export type Address = { path: string; name: string; kind: string; slug: string; field: string };

/** What a page moved with: its old address leads to `to`. */
export type Move = { from: string; to: string };

type Named = Partial<Record<'slug' | 'name' | 'title' | 'type' | 'href', unknown>>;
const isOneOfMany = (kind: string) => Object.hasOwn(KINDS, kind) && 'many' in KINDS[kind as Kind];
/** Whatever an older program kept. */
const listOf = (value: unknown): Named[] => (Array.isArray(value) ? (value as Named[]) : []);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The addresses of one piece, whatever state it is in. */
export function addressesOf({ kind, slug, data }: Entry): Address[] {
  const of = { kind, slug };
  if (data === null) return [];
  if (isOneOfMany(kind)) {
    const { href, name, title } = data as Named;
    return [{ ...of, path: text(href), name: text(name ?? title), field: 'data.href' }];
  }
  if (kind === 'regions')
    return listOf(data).map((region, i) => ({
      ...of,
      path: regionPage(text(region.slug)),
      name: text(region.name),
      field: `data.${i}.slug`,
    }));
  if (kind === 'partners')
    return listOf((data as { partnerships?: unknown }).partnerships).map(({ type, title }, i) => ({
      ...of,
      path: `/partner-with-us/${text(type)}`,
      name: text(title),
      field: `data.partnerships.${i}.type`,
    }));
  return [];
}

/** Who has each address: more than one, where two pieces share it. */
export function namesByAddress(entries: readonly Entry[]): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const { path, name } of entries.flatMap(addressesOf))
    names.set(path, [...(names.get(path) ?? []), name]);
  return names;
}

/** Pages that stand where they stand, whatever the content says. */
export function fixedAddresses(content: SiteContent): Set<string> {
  const partners = { ...content.partners, partnerships: [] };
  const bare = { ...content, regions: [], projects: [], pages: [], news: [], events: [], partners };
  return new Set(pageTable(bare).map(({ path }) => path));
}

/**
 * Where pages have gone: each address that a page had while it was public, and that no page has now, leads to the one
 * that it has. A project, page or news item is the same by its slug, a region and a partnership by their name.
 * @param past pieces as they were public once @param now all pieces @param taken addresses that pages have
 */
export function movesOf(past: readonly Entry[], now: readonly Entry[], taken: ReadonlySet<string>): Move[] {
  const same = ({ kind, slug, name }: Address) => (isOneOfMany(kind) ? `${kind} ${slug}` : `${kind} ${name}`);
  const current = new Map(now.flatMap(addressesOf).map((address) => [same(address), address.path]));
  const moves = past.flatMap(addressesOf).flatMap((address): [string, string][] => {
    const to = current.get(same(address));
    return to === undefined || taken.has(address.path) ? [] : [[address.path, to]];
  });
  return [...new Map(moves)].map(([from, to]) => ({ from, to }));
}
