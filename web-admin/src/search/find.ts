import type { ContentItem } from '../api/types';
import type { Kind } from '../content/calls';
import { editorPath } from '../content/field-address';
import { variantsOf, type Field } from '../content/schema';
import type { Path } from '../kit/form/tree';

/** A page or a field of the back office that the search may find. */
export interface Findable {
  to: string;
  name: string;
  /** What it is in, as people read it. */
  within: string;
  /** Other words for it, which are not shown. */
  also?: string;
}

const MAX_RESULTS = 7;
/** At most this many results of one name: otherwise fields that every project has would fill the list. */
const MAX_ALIKE = 2;
/** Splits a text into words, each of which is found by its beginning. */
const plain = (text: string): string =>
  ` ${text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()}`;

/** What a question says besides what it is about, in English and Filipino. */
const FILLERS = new Set(
  'a an and are ba can change do does edit for how i in is it long my of on our po set the to we what when where will you your ang mga ng sa paano saan'.split(
    ' ',
  ),
);
/** Everyday words for what the forms call otherwise; each is found as itself too. */
const SYNONYMS: Record<string, string[]> = {
  bayad: ['pay'],
  facebook: ['channel', 'link'],
  fb: ['channel', 'link'],
  instagram: ['channel', 'link'],
  larawan: ['picture', 'photo'],
  litrato: ['picture', 'photo'],
  magkano: ['price', 'fee'],
  messenger: ['channel', 'link'],
  mobile: ['telephone'],
  numero: ['number'],
  opisina: ['office'],
  oras: ['hours'],
  petsa: ['date', 'day'],
  phone: ['telephone'],
  presyo: ['price'],
  sino: ['who'],
  tel: ['telephone'],
  viber: ['channel', 'viber'],
  waitlist: ['waiting'],
};
/** What is said around a thing, such as the words of forms, comes after the thing itself. */
const IS_WORDS = /^\/content\/(formTexts|texts|siteTexts)\//;

/** The best results that have each word of the question; those whose name has them come first. */
export function find(all: readonly Findable[], question: string): Findable[] {
  const asked = plain(question);
  const typed = asked.split(' ').filter(Boolean);
  const telling = typed.filter((word) => !FILLERS.has(word));
  const words = telling.length > 0 ? telling : typed;
  if (words.length === 0) return [];
  const ranked = all.flatMap((each) => {
    const [name, within, also] = [each.name, each.within, each.also ?? ''].map(plain);
    const isIn = (word: string, text = '') =>
      [word, ...(SYNONYMS[word] ?? [])].some((one) => text.includes(` ${one}`));
    const has = (text = '') => words.filter((word) => isIn(word, text)).length;
    if (words.some((word) => ![name, within, also].some((text) => isIn(word, text)))) return [];
    let whole = 0;
    if (name === asked) whole = 40;
    else if (name?.startsWith(asked)) whole = 20;
    else if (also?.includes(asked)) whole = 8;
    const apart = IS_WORDS.test(each.to) ? 8 : 0;
    const rank = whole - apart + (has(name) * 10 + has(also) * 5 + has(within)) / words.length;
    return [{ each, rank, length: each.name.length + each.within.length }];
  });
  ranked.sort((one, other) => other.rank - one.rank || one.length - other.length);
  return withoutAlike(ranked.map(({ each }) => each)).slice(0, MAX_RESULTS);
}

/** Each address once, and at most so many of one name. */
function withoutAlike(found: readonly Findable[]): Findable[] {
  const addresses = new Set<string>();
  const ofName = new Map<string, number>();
  return found.filter(({ to, name }) => {
    const before = ofName.get(name) ?? 0;
    if (addresses.has(to)) return false;
    addresses.add(to);
    ofName.set(name, before + 1);
    return before < MAX_ALIKE;
  });
}

/** The pages of the site with their fields; kinds of which there may be many have an entry for each. */
export const inContent = (kinds: readonly Kind[], items: readonly ContentItem[]): Findable[] =>
  items
    .filter(({ taken_off }) => !taken_off)
    .flatMap((item) => {
      const kind = kinds.find((each) => each.kind === item.kind);
      if (!kind) return [];
      const piece = `${item.kind}/${item.slug}`;
      return [
        {
          to: `/content/${piece}`,
          name: item.title,
          within: kind.group,
          also: kind.path.replace(/\W/g, ' '),
        },
        ...inForm(piece, item.title, kind.schema),
      ];
    });

/** The fields of a form. @param piece as in a `FieldAddress`: `event/…` */
export const inForm = (piece: string, title: string, schema: Field): Findable[] =>
  [...fieldsOf(schema)].map(({ path, titles, also }) => ({
    to: editorPath({ piece, path }),
    name: titles.at(-1) ?? title,
    within: [title, ...titles.slice(0, -1)].join(' › '),
    also,
  }));

interface Found {
  path: Path;
  titles: string[];
  also: string;
}

/** @param list of a field in a list, which has no address of its own: the list is opened */
function* fieldsOf(field: Field, path: Path = [], titles: string[] = [], list?: Path): Iterable<Found> {
  const variants = variantsOf(field);
  for (const variant of variants)
    if (variant.properties) {
      const own = variant.title ? [...titles, variant.title] : titles;
      if (variant.title) yield { path: list ?? path, titles: own, also: '' };
      yield* fieldsOf({ properties: variant.properties }, path, own, list);
    }
  if (field.items) yield* fieldsOf(field.items, path, titles, list ?? path);
  for (const [name, inner] of Object.entries(field.properties ?? {})) {
    if (inner.widget === 'none' || inner.const !== undefined) continue;
    const at = [...path, name];
    const own = inner.title ? [...titles, inner.title] : titles;
    const also = [name.replace(/[_-]/g, ' '), inner.help, ...Object.values(inner.names ?? {})].join(' ');
    if (inner.title) yield { path: list ?? at, titles: own, also };
    if (inner.widget !== 'picture') yield* fieldsOf(inner, at, own, list);
  }
}
