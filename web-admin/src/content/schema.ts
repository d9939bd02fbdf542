import { isTree, valueAt, type Path, type Values } from '../kit/form/tree';

/** JSON Schema as the API gives it for a kind of content, with titles and widgets in the owner's words. */
export interface Field {
  title?: string;
  help?: string;
  widget?: string;
  type?: string;
  properties?: Record<string, Field>;
  required?: string[];
  items?: Field;
  oneOf?: Field[];
  anyOf?: Field[];
  enum?: unknown[];
  const?: unknown;
  /** Of a choice: what each value is called. */
  names?: Record<string, string>;
  /** Of a list: what one of it is called. */
  one?: string;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  /** The picture only decorates: it has no words for screen readers. */
  decorative?: boolean;
  /** The picture is never cropped; it is shown on a light or a dark ground. */
  whole?: 'light' | 'dark';
  /** Pixels that a picture should have here. */
  wants?: number;
  /** Values that came with the program: the owner has to put their own in their place. */
  placeholders?: string[];
  /** Made by itself, or rarely asked for: it stands behind “More”. */
  more?: boolean;
  minimum?: number;
  maximum?: number;
  /** What a history calls it, where the title is a sentence for who fills it in. */
  shortTitle?: string;
  /** Of a number: a sum in the currency of the price list, and of what. */
  money?: true;
  per?: string;
}

export const isRequired = (of: Field, name: string): boolean => of.required?.includes(name) ?? false;
export const variantsOf = (field: Field): Field[] => field.oneOf ?? field.anyOf ?? [];

/** Whether the field at a path may not be left out. */
export function isRequiredAt(field: Field, path: Path, value: unknown): boolean {
  const step = path.at(-1);
  const around = fieldAt(field, path.slice(0, -1), value);
  return (
    typeof step !== 'string' ||
    !around ||
    isRequired(variantOf(around, valueAt(value, path.slice(0, -1))) ?? around, step)
  );
}

/** The variant of a union that a value is of. */
export const variantOf = (field: Field, value: unknown): Field | undefined =>
  variantsOf(field).find((each) =>
    Object.entries(each.properties ?? {}).every(
      ([name, property]) => property.const === undefined || (value as Values)[name] === property.const,
    ),
  );

/** The day in Manila, `2026-11-24`. */
const today = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);

/** What a new value of a field begins as: as little as its form needs. */
export function emptyOf(field: Field): unknown {
  if (field.const !== undefined) return field.const;
  if (field.widget === 'picture') return { file: '', alt: '' };
  if (field.widget === 'day') return today();
  if (field.widget === 'choice') return field.enum?.[0];
  if (field.widget === 'variants') return emptyOf(variantsOf(field)[0] ?? {});
  if (field.enum) return field.enum[0];
  if (field.anyOf) return emptyOf(field.anyOf[0] ?? {});
  if (field.type === 'array') return [];
  if (field.type === 'boolean') return false;
  // Nobody has a floor area of 0: such a field begins empty.
  if (field.type === 'integer' || field.type === 'number') return (field.minimum ?? 0) > 0 ? undefined : 0;
  if (field.type === 'object')
    return Object.fromEntries(
      Object.entries(field.properties ?? {})
        .filter(([name]) => isRequired(field, name))
        .map(([name, property]) => [name, emptyOf(property)])
        .filter(([, value]) => value !== undefined),
    );
  return '';
}

/** The field at a path, through lists and variants. */
export function fieldAt(field: Field | undefined, path: Path, value: unknown): Field | undefined {
  const [step, ...rest] = path;
  if (step === undefined || field === undefined) return field;
  const now = variantsOf(field).length > 0 ? (variantOf(field, value) ?? field) : field;
  const next = typeof step === 'number' ? now.items : now.properties?.[step];
  return fieldAt(next, rest, isTree(value) ? value[step] : undefined);
}

/** Where a change is, in the words of the form: `Slides › 2 › Place`. */
export function fieldLabel({ path }: { path: Path }, field: Field, data: unknown): string {
  const words = path.flatMap((step, at) => {
    if (typeof step === 'number') return [String(step + 1)];
    const part = path.slice(0, at + 1);
    return [fieldAt(field, part, data)?.title ?? step];
  });
  return words.join(' › ') || (field.title ?? '');
}

/** The picture that an item of a list is known by. */
export function pictureOfItem(value: unknown): string | undefined {
  if (!isTree(value)) return undefined;
  if (typeof value.file === 'string') return value.file || undefined;
  if (Array.isArray(value)) return undefined;
  for (const inner of Object.values(value)) {
    const found = pictureOfItem(inner);
    if (found) return found;
  }
  return undefined;
}
