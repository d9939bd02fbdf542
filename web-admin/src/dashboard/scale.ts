/** A round number that is at least `most`, and at least 4, so that the axis ends above the tallest bar. */
export function axisMaximum(most: number): number {
  const size = 10 ** Math.floor(Math.log10(Math.max(most, 4)));
  return [1, 2, 4, 5, 10].map((factor) => factor * size).find((top) => top >= Math.max(most, 4)) ?? most;
}
