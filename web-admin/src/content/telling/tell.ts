import { same, saysTheSame } from '../../kit/form/changes';
import { isTree, nameOfItem, type Path, type Values } from '../../kit/form/tree';
import { fieldAt, variantOf, variantsOf, type Field } from '../schema';

/** One difference between two states of a piece of content, as a sentence is made of it. */
export interface Told {
  /** A list is longer or shorter, or in another order; a picture is another; what only developers draw is other. */
  how: 'changed' | 'added' | 'removed' | 'moved' | 'picture' | 'drawing';
  path: Path;
  /** Within what is named: `Price`. */
  what: string;
  /** The item of a list that it is of, by its own name: `Studio`. */
  whom?: string | undefined;
  field: Field | undefined;
  before?: unknown;
  after?: unknown;
}

/** What differs, field by field and in the words of the form. */
export const tell = (schema: Field, before: unknown, after: unknown): Told[] => [
  ...differing({ field: schema, path: [], titles: [] }, before, after),
];

interface Place {
  field: Field | undefined;
  path: Path;
  /** Since the item. */
  titles: string[];
  whom?: string;
}

const isPicture = (field: Field | undefined) => field?.widget === 'picture';

function* differing(place: Place, before: unknown, after: unknown): Iterable<Told> {
  if (saysTheSame(before, after)) return;
  const { field } = place;
  const one = (how: Told['how'], from: unknown = before, to: unknown = after): Told => ({
    ...{ how, path: place.path, field, before: from, after: to },
    ...{ what: place.titles.join(' › ') || (field?.title ?? ''), whom: place.whom },
  });
  if (field?.widget === 'none') yield one('drawing');
  else if (isPicture(field)) yield ofPictures(before, after, one);
  else if (Array.isArray(before) || Array.isArray(after))
    yield* ofLists(place, (before ?? []) as unknown[], (after ?? []) as unknown[], one);
  else if (isTree(before) && isTree(after))
    for (const name of new Set([...Object.keys(before), ...Object.keys(after)]))
      yield* differing(within(place, name, after), before[name], after[name]);
  else if (isTree(before) || isTree(after)) yield one(isTree(after) ? 'added' : 'removed');
  else yield one('changed');
}

function within(place: Place, name: string, value: unknown): Place {
  const field = fieldAt(place.field, [name], value);
  // A part that is no field of the form, as what says which shape it is.
  const title = field?.said ?? field?.title;
  return {
    ...place,
    field: field ?? (place.field ? { widget: 'none' } : undefined),
    path: [...place.path, name],
    titles: title ? [...place.titles, title] : field ? place.titles : [...place.titles, name],
  };
}

function ofPictures(before: unknown, after: unknown, one: (how: Told['how']) => Told): Told {
  const [old, now] = [before, after].map((value) => (isTree(value) ? value : {}));
  if (old?.file !== now?.file) return one('picture');
  if (old?.alt === now?.alt) return one('drawing');
  return { ...one('changed'), field: { widget: 'text' }, before: old?.alt, after: now?.alt };
}

/** By what an item is known again after it was changed. */
const keyOfItem = (item: unknown): unknown => {
  if (!isTree(item) || Array.isArray(item)) return undefined;
  const { id, slug, file } = item;
  return id ?? slug ?? (nameOfItem(item, true) || file);
};

function* ofLists(
  place: Place,
  before: unknown[],
  after: unknown[],
  one: (how: Told['how'], before?: unknown, after?: unknown) => Told,
): Iterable<Told> {
  const pairs = pairsOf(before, after);
  const paired = new Set(pairs.values());
  for (const [index, item] of before.entries())
    if (!pairs.has(index)) yield { ...one('removed', item, null), what: named(place, item, index) };
  for (const [index, item] of after.entries())
    if (!paired.has(index)) yield { ...one('added', null, item), what: named(place, item, index) };
  const order = [...pairs.entries()].sort(([from], [to]) => from - to).map(([, to]) => to);
  if (order.some((to, at) => at > 0 && to < (order[at - 1] ?? 0))) yield one('moved');
  for (const [from, to] of pairs) {
    const field = place.field?.items;
    const path = [...place.path, to];
    const item = after[to];
    const name = nameOfItem(item, true);
    yield* differing(
      // Words and pictures have no name: their place in the list is one.
      name && isTree(item) && !isPicture(field)
        ? { field, path, titles: [], whom: name }
        : { ...place, field, path, titles: [...place.titles, String(to + 1)] },
      before[from],
      item,
    );
  }
}

/** Which item became which: first the same, then those of a name, then what stands at the place of another. */
function pairsOf(before: unknown[], after: unknown[]): Map<number, number> {
  const pairs = new Map<number, number>();
  const taken = new Set<number>();
  const pair = (fits: (from: number, to: number) => boolean) => {
    for (const from of before.keys()) {
      if (pairs.has(from)) continue;
      const to = [...after.keys()].find((index) => !taken.has(index) && fits(from, index));
      if (to === undefined) continue;
      pairs.set(from, to);
      taken.add(to);
    }
  };
  pair((from, to) => same(before[from], after[to]));
  pair((from, to) => {
    const key = keyOfItem(before[from]);
    return key !== undefined && key !== '' && key === keyOfItem(after[to]);
  });
  if (before.length === after.length) pair((from, to) => from === to);
  return pairs;
}

const LONG = 80;
const named = ({ titles, field }: Place, item: unknown, index: number): string => {
  const list = titles.join(' › ') || (field?.title ?? '');
  const name = isPicture(field?.items) ? (item as Values).alt : nameOfItem(item);
  const short = typeof name === 'string' && name.length > LONG ? `${name.slice(0, LONG)}…` : name;
  return `${list}: ${typeof short === 'string' && short ? `“${short}”` : String(index + 1)}`;
};

/** The words that visitors read in it, for whoever asks whether it says anything. */
export function wordsIn(field: Field | undefined, value: unknown): string[] {
  if (!field || field.widget === 'none') return [];
  if (typeof value === 'string') return field.widget === 'line' || field.widget === 'text' ? [value] : [];
  if (!isTree(value)) return [];
  const now = variantsOf(field).length > 0 ? (variantOf(field, value) ?? field) : field;
  return Object.entries(value).flatMap(([name, inner]) =>
    wordsIn(Array.isArray(value) ? now.items : now.properties?.[name], inner),
  );
}
