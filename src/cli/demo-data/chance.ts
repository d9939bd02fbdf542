/** Chance that falls the same each time (mulberry32), so that the demonstration looks alike everywhere. */
export function chance(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    /** From 0 up to 1. */
    next,
    whole: (from: number, to: number): number => from + Math.floor(next() * (to - from + 1)),
    one: <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)] as T,
  };
}

export type Chance = ReturnType<typeof chance>;
