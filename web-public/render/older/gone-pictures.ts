/** Pictures that came with older programs and are no more. */
const GONE = new Set([
  'alpha-tower/roofs',
  'alpha-tower/site',
  'company/desk',
  'company/papers',
  'hotel/resort-dusk',
  'hotel/rooms',
  'plantation/approach',
  'plantation/beds',
  'regions/streets',
]);

const isGone = (value: unknown) =>
  typeof value === 'object' && value !== null && 'file' in value && GONE.has(String(value.file));

/** What an older program kept, without them: where one stood, an update must not show a gap. */
export function withoutGone(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.filter((item) => !isGone(item)).map(withoutGone);
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => (isGone(item) ? [] : [[key, withoutGone(item)]])),
  );
}
