import { type Field, fieldAt, keyOf, nameOfItem, type Path, valueAt, type Values, withValue } from './schema';

/** One difference between two states of a piece of content. */
export interface Change {
  path: Path;
  before: unknown;
  after: unknown;
}

export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const isTree = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What differs, field by field; a list of another length or order is one difference. */
export function changesBetween(before: unknown, after: unknown, path: Path = []): Change[] {
  if (same(before, after)) return [];
  if (isTree(before) && isTree(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return names.flatMap((name) => changesBetween(before[name], after[name], [...path, name]));
  }
  if (
    Array.isArray(before) &&
    Array.isArray(after) &&
    before.length === after.length &&
    !isReordered(before, after)
  )
    return before.flatMap((item, index) => changesBetween(item, after[index], [...path, index]));
  return [{ path, before, after }];
}

const isReordered = (before: unknown[], after: unknown[]): boolean => {
  const order = (list: unknown[]) => list.map((item) => JSON.stringify(item)).sort();
  return same(order(before), order(after));
};

/** Where a change is, in the words of the form: `Slides › 2 › Place`. */
export function placeOf({ path }: Pick<Change, 'path'>, field: Field, data: unknown): string {
  const words = path.flatMap((step, at) => {
    if (typeof step === 'number') return [String(step + 1)];
    const part = path.slice(0, at + 1);
    return [fieldAt(field, part, data)?.title ?? step];
  });
  return words.join(' › ') || (field.title ?? '');
}

/** What a value says, short enough for a line of a history. */
export function inWords(value: unknown, translate: (key: string) => string): string {
  if (value === undefined || value === null || value === '') return translate('content.values.nothing');
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return translate(value ? 'content.values.yes' : 'content.values.no');
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value))
    return value.length === 0
      ? translate('content.values.empty_list')
      : value.map((item) => nameOfItem(item) || '…').join(', ');
  return nameOfItem(value) || '…';
}

/**
 * Two people changed the same content. What only one changed is kept from that one.
 * @returns what both changed otherwise: a person decides
 */
export function merge(
  base: unknown,
  mine: unknown,
  theirs: unknown,
): { merged: unknown; inQuestion: Change[] } {
  const ours = changesBetween(base, mine);
  const other = changesBetween(base, theirs);
  const inQuestion: Change[] = [];
  let merged = theirs;
  for (const change of ours) {
    const meets = other.filter(({ path }) => overlaps(path, change.path));
    if (meets.length === 0 || same(valueAt(theirs, change.path), change.after))
      merged = withValue(merged, change.path, change.after);
    else {
      const path = meets.reduce<Path>(
        (shortest, each) => (each.path.length < shortest.length ? each.path : shortest),
        change.path,
      );
      const both = { path, before: valueAt(theirs, path), after: valueAt(mine, path) };
      if (!inQuestion.some((each) => keyOf(each.path) === keyOf(path))) inQuestion.push(both);
    }
  }
  return { merged, inQuestion };
}

const overlaps = (one: Path, other: Path): boolean =>
  one.slice(0, other.length).every((step, at) => step === other[at]);
