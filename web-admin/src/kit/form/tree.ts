/** What a form holds: objects and lists in one another, each value at its path. */

export type Path = readonly (string | number)[];
export type Values = Record<string, unknown>;

export const keyOf = (path: Path): string => path.join('.');

/** The path that the server writes as `prices[2].name`. */
export const pathOf = (field: string): Path =>
  field
    .split(/[[\].]+/)
    .filter(Boolean)
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));

export const isTree = (value: unknown): value is Values => typeof value === 'object' && value !== null;

export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, step) => (isTree(at) ? at[step] : undefined), value);

/** A copy with another value at the path; `undefined` takes the field away. */
export function withValue(value: unknown, path: Path, next: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return next;
  const inner = isTree(value) ? value[step] : undefined;
  const changed = withValue(inner, rest, next);
  if (Array.isArray(value)) return value.map((item: unknown, at) => (at === step ? changed : item));
  const { [step]: _, ...others } = isTree(value) ? value : {};
  if (changed === undefined) return others;
  // The field keeps its position: the order of fields is part of the content.
  return isTree(value) && step in value ? { ...value, [step]: changed } : { ...others, [step]: changed };
}

const NAMES = 'name title label heading place words day type about slug text number account'.split(' ');

/** The address of an upload is no name. */
const isFile = (value: unknown) => typeof value === 'string' && value.startsWith('/assets/');

/** What an item of a list is called while it is closed: its name, else its first words unless it has a name only. */
export function nameOfItem(value: unknown, byName = false): string {
  if (typeof value === 'string') return value;
  if (!isTree(value)) return '';
  const known = NAMES.map((name) => value[name]).find((one) => typeof one === 'string' && one !== '');
  if (typeof known === 'string') return known;
  if (byName) return '';
  if (typeof value.alt === 'string') return value.alt;
  for (const inner of Object.values(value)) {
    const name = isFile(inner) ? '' : nameOfItem(inner);
    if (name) return name;
  }
  return '';
}
