/**
 * How many random histories are told, or statements made: more than a run has time for, as
 * `HISTORIES=10000 npx jest --selectProjects full -- histories made-statements`.
 */
export const histories = (usual: number): number => Number(process.env.HISTORIES ?? usual);

/** A second for each, and time to begin. */
export const timeToTell = (count: number): number => 600_000 + count * 1_000;
