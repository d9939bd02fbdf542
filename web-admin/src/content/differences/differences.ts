import { same, saysTheSame } from '../../kit/form/changes';
import { isTree, nameOfItem, type Path, type Values } from '../../kit/form/tree';
import { fieldAt, variantOf, variantsOf, type Field } from '../schema';

/** One difference between two states of a piece of content, as a sentence is made of it. */
export interface Difference {
  /** `moved`: the order of a list; `picture`: another picture; `drawing`: what only developers edit. */
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
export const differencesBetween = (schema: Field, before: unknown, after: unknown): Difference[] => [
  ...differencesIn({ field: schema, path: [], titles: [] }, before, after),
];

interface Context {
  field: Field | undefined;
  path: Path;
  /** Since the item. */
  titles: string[];
  whom?: string;
}

const isPicture = (field: Field | undefined) => field?.widget === 'picture';

function* differencesIn(context: Context, before: unknown, after: unknown): Iterable<Difference> {
  if (saysTheSame(before, after)) return;
  const { field } = context;
  const one = (how: Difference['how'], from: unknown = before, to: unknown = after): Difference => ({
    how,
    path: context.path,
    field,
    before: from,
    after: to,
    what: context.titles.join(' › ') || (field?.title ?? ''),
    whom: context.whom,
  });
  if (field?.widget === 'none') yield one('drawing');
  else if (isPicture(field)) yield ofPictures(before, after, one);
  else if (Array.isArray(before) || Array.isArray(after))
    yield* ofLists(context, (before ?? []) as unknown[], (after ?? []) as unknown[], one);
  else if (isTree(before) && isTree(after))
    for (const name of new Set([...Object.keys(before), ...Object.keys(after)]))
      yield* differencesIn(within(context, name, after), before[name], after[name]);
  else if (isTree(before) || isTree(after)) yield one(isTree(after) ? 'added' : 'removed');
  else yield one('changed');
}

function within(context: Context, name: string, value: unknown): Context {
  const field = fieldAt(context.field, [name], value);
  // A property without a field in the form, such as the one that names the variant.
  const title = field?.shortTitle ?? field?.title;
  return {
    ...context,
    field: field ?? (context.field ? { widget: 'none' } : undefined),
    path: [...context.path, name],
    titles: title ? [...context.titles, title] : field ? context.titles : [...context.titles, name],
  };
}

function ofPictures(
  before: unknown,
  after: unknown,
  one: (how: Difference['how']) => Difference,
): Difference {
  const [old, now] = [before, after].map((value) => (isTree(value) ? value : {}));
  if (old?.file !== now?.file) return one('picture');
  if (old?.alt === now?.alt) return one('drawing');
  return { ...one('changed'), field: { widget: 'text' }, before: old?.alt, after: now?.alt };
}

/** The property by which an item is recognised after a change. */
const keyOfItem = (item: unknown): unknown => {
  if (!isTree(item) || Array.isArray(item)) return undefined;
  const { id, slug, file } = item;
  return id ?? slug ?? (nameOfItem(item, true) || file);
};

function* ofLists(
  context: Context,
  before: unknown[],
  after: unknown[],
  one: (how: Difference['how'], before?: unknown, after?: unknown) => Difference,
): Iterable<Difference> {
  const pairs = pairsOf(before, after);
  const paired = new Set(pairs.values());
  for (const [index, item] of before.entries())
    if (!pairs.has(index)) yield { ...one('removed', item, null), what: named(context, item, index) };
  for (const [index, item] of after.entries())
    if (!paired.has(index)) yield { ...one('added', null, item), what: named(context, item, index) };
  const order = [...pairs.entries()].sort(([from], [to]) => from - to).map(([, to]) => to);
  if (order.some((to, at) => at > 0 && to < (order[at - 1] ?? 0))) yield one('moved');
  for (const [from, to] of pairs) {
    const field = context.field?.items;
    const path = [...context.path, to];
    const item = after[to];
    const name = nameOfItem(item, true);
    yield* differencesIn(
      // Texts and pictures have no name: their position in the list identifies them.
      name && isTree(item) && !isPicture(field)
        ? { field, path, titles: [], whom: name }
        : { ...context, field, path, titles: [...context.titles, String(to + 1)] },
      before[from],
      item,
    );
  }
}

/** Pairs the items of two lists: equal items first, then items of one name, then items at the same position. */
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
const named = ({ titles, field }: Context, item: unknown, index: number): string => {
  const list = titles.join(' › ') || (field?.title ?? '');
  const name = isPicture(field?.items) ? (item as Values).alt : nameOfItem(item);
  const short = typeof name === 'string' && name.length > LONG ? `${name.slice(0, LONG)}…` : name;
  return `${list}: ${typeof short === 'string' && short ? `“${short}”` : String(index + 1)}`;
};

/** The words that visitors read in a piece of content. */
export function wordsIn(field: Field | undefined, value: unknown): string[] {
  if (!field || field.widget === 'none') return [];
  if (typeof value === 'string') return field.widget === 'line' || field.widget === 'text' ? [value] : [];
  if (!isTree(value)) return [];
  const now = variantsOf(field).length > 0 ? (variantOf(field, value) ?? field) : field;
  return Object.entries(value).flatMap(([name, inner]) =>
    wordsIn(Array.isArray(value) ? now.items : now.properties?.[name], inner),
  );
}
