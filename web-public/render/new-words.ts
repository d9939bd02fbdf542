import { seed } from '../src/content';
import { KINDS, type Kind } from '../src/content/schema/kinds';

type Path = readonly PropertyKey[];
const at = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((found, key) => (found as Record<PropertyKey, unknown> | undefined)?.[key], data);

/**
 * Content that was kept before the program had some of its words, with those words as developers wrote them: else
 * an update would stop the site of whoever has published. What may be left out stays left out, and the items of a list
 * get nothing.
 */
export function withNewWords(kind: Kind, data: unknown): unknown {
  const { error } = KINDS[kind].schema.safeParse(data);
  const missing = (error?.issues ?? []).filter(
    ({ path }) =>
      path.every((key) => typeof key === 'string') &&
      at(data, path) === undefined &&
      at(seed[kind], path) !== undefined,
  );
  if (missing.length === 0) return data;
  const whole = structuredClone(data);
  for (const { path } of missing) {
    const [name = ''] = path.slice(-1);
    Object.assign(at(whole, path.slice(0, -1)) as object, { [name]: at(seed[kind], path) });
  }
  return whole;
}
