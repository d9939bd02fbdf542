const MAX_RANGES = 20;

/** [3, 4, 5, 9] → "3–5, 9"; what is too long for the eye ends with "…". */
export function linesInWords(lines: number[]): string {
  const ranges: [number, number][] = [];
  for (const line of [...lines].sort((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last && line <= last[1] + 1) last[1] = line;
    else ranges.push([line, line]);
  }
  const words = ranges.slice(0, MAX_RANGES).map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`));
  return [...words, ...(ranges.length > MAX_RANGES ? ['…'] : [])].join(', ');
}

export const counted = (count: number) => ({ smart_count: count, count: count.toLocaleString() });
