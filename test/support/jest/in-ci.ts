/** CI has the time for whole samples; a run by hand takes a part, which reaches every branch. */
const WHOLE = process.env.CI !== undefined;

/** @returns how many are tried: `all` in CI, elsewhere `some` */
export const inCi = (all: number, some: number): number => (WHOLE ? all : some);

/** A test that takes a processor for a minute, of what changes seldom. The end of a run names those that it left to CI. */
export const itInCi = WHOLE ? it : it.skip;

/**
 * How many random histories are told, or statements made: by hand more than CI has time for, as
 * `HISTORIES=10000 npx jest --selectProjects full -- histories made-statements`.
 */
export const histories = (all: number, some = all): number =>
  Number(process.env.HISTORIES ?? inCi(all, some));

/** A second for each, and time to begin. */
export const timeToTell = (count: number): number => 600_000 + count * 1_000;
