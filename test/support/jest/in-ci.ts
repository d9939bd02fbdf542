/** CI has the time for whole samples; a run by hand takes a part, which reaches every branch. */
const WHOLE = process.env.CI !== undefined;

/** @returns how many are tried: `all` in CI, elsewhere `some` */
export const inCi = (all: number, some: number): number => (WHOLE ? all : some);

/** A test that takes a processor for a minute, of what changes seldom. The end of a run names those that it left to CI. */
export const itInCi = WHOLE ? it : it.skip;
