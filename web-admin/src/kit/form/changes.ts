import { isTree as isObject, keyOf, nameOfItem, valueAt, withValue, type Path, type Values } from './tree';

/** One difference between two states of what a form holds. */
export interface Change {
  path: Path;
  before: unknown;
  after: unknown;
}

export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const isTree = (value: unknown): value is Values => isObject(value) && !Array.isArray(value);
/** Whether two values read the same: an empty input is sent as null, and the server trims texts. */
const plain = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value) ?? '';
export const saysTheSame = (one: unknown, other: unknown) =>
  isObject(one) || isObject(other) ? same(one, other) : plain(one) === plain(other);

/** What differs, field by field; a list of another length or order is one difference. */
export function changesBetween(before: unknown, after: unknown, path: Path = []): Change[] {
  if (saysTheSame(before, after)) return [];
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

/** What a value says, short enough for a line of a history. */
export function toText(value: unknown, translate: (key: string) => string): string {
  if (value === undefined || value === null || value === '') return translate('desk.values.nothing');
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return translate(value ? 'desk.values.yes' : 'desk.values.no');
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value))
    return value.length === 0
      ? translate('desk.values.empty_list')
      : value.map((item) => nameOfItem(item) || '…').join(', ');
  return nameOfItem(value) || '…';
}

/**
 * Merges what two people saved over the same base. What only one of them changed is taken from that one.
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
    if (meets.length === 0 || saysTheSame(valueAt(theirs, change.path), change.after))
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
