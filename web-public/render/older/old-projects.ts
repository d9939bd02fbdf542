import { roomTypes, towerPrices } from '../../src/content/projects/parts/tower-prices';

type OldHome = { roomType?: keyof typeof roomTypes; units?: { show?: unknown } };
type OldProject = { calculator?: unknown; prices?: unknown; details?: { homes?: OldHome[] } };

/** A project as an earlier version of the program kept it, as this one has it. */
export const withoutOld = (kept: unknown): unknown => withoutCounts(withPrices(kept));

/**
 * A project that was kept while all projects had one price list in the program, and homes had the number of a room type
 * in it: with that list, and with what the number stood for.
 */
function withPrices(kept: unknown): unknown {
  if (!homesOf(kept).some(({ roomType }) => roomType !== undefined)) return kept;
  const project = withHomes(kept, ({ roomType, ...home }) =>
    roomType ? { ...roomTypes[roomType], ...home } : home,
  );
  return { prices: towerPrices, ...project };
}

/** Homes were counted in the content once. The count is stock now; what the page says of it stays. */
function withoutCounts(kept: unknown): unknown {
  if (!homesOf(kept).some((home) => 'units' in home)) return kept;
  return withHomes(kept, ({ units, ...home }) =>
    units?.show === undefined ? home : { ...home, availability: units.show },
  );
}

const homesOf = (kept: unknown): OldHome[] => {
  const homes = (kept as OldProject).details?.homes;
  return Array.isArray(homes) ? homes : [];
};

const withHomes = (kept: unknown, change: (home: OldHome) => object) => {
  const project = kept as OldProject;
  return { ...project, details: { ...project.details, homes: homesOf(kept).map(change) } };
};
