import { seed } from '../../src/content';
import { channelFrom } from '../../src/content/company/reach';
import { KINDS, type Kind } from '../../src/content/schema/kinds';

type Path = readonly PropertyKey[];
const at = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((found, key) => (found as Record<PropertyKey, unknown> | undefined)?.[key], data);

/**
 * Content that was kept by an older program, as this one writes it: with the words that it did not know, as developers
 * wrote them, and without those that are no more. Else an update would stop the site of whoever has published. What may
 * be left out stays left out, and the items of a list get nothing.
 */
export function withNewWords(kind: Kind, kept: unknown): unknown {
  const data = kind === 'company' ? withNewReach(kept) : kept;
  const issues = KINDS[kind].schema.safeParse(data).error?.issues ?? [];
  const missing = issues.filter(
    ({ path }) =>
      path.every((key) => typeof key === 'string') &&
      at(data, path) === undefined &&
      at(seed[kind], path) !== undefined,
  );
  const unknown = issues.filter((issue) => issue.code === 'unrecognized_keys');
  if (missing.length + unknown.length === 0) return data;
  const whole = structuredClone(data);
  for (const { path } of missing) {
    const [name = ''] = path.slice(-1);
    Object.assign(at(whole, path.slice(0, -1)) as object, { [name]: at(seed[kind], path) });
  }
  for (const { path, keys } of unknown)
    for (const key of keys) Reflect.deleteProperty(at(whole, path) as object, key);
  return whole;
}

type OldReach = { telephone?: { label?: unknown }; channels?: unknown };

/** Before links were made from numbers, each was typed beside its words: the words are what people read. */
function withNewReach(data: unknown): unknown {
  const { reach } = (data ?? {}) as { reach?: OldReach };
  if (typeof reach?.telephone !== 'object') return data;
  const channels = Array.isArray(reach.channels) ? (reach.channels as Record<string, unknown>[]) : [];
  return {
    ...(data as object),
    reach: { ...reach, telephone: reach.telephone.label, channels: channels.map(channelFrom) },
  };
}
