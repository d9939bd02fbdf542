import { roomTypes, towerPrices } from '../src/content/projects/parts/tower-prices';

type OldHome = { roomType?: keyof typeof roomTypes };
type OldProject = { calculator?: unknown; prices?: unknown; details?: { homes?: OldHome[] } };

/**
 * A project that was kept while all projects had one price list in the program, and homes had the number of a room type
 * in it: with that list, and with what the number stood for.
 */
export function withPrices(kept: unknown): unknown {
  const project = kept as OldProject;
  const homes = project.details?.homes;
  if (!Array.isArray(homes) || !homes.some(({ roomType }) => roomType !== undefined)) return kept;
  return {
    prices: towerPrices,
    ...project,
    details: {
      ...project.details,
      homes: homes.map(({ roomType, ...home }) => (roomType ? { ...roomTypes[roomType], ...home } : home)),
    },
  };
}
