/** Runs `task` over `items`, at most `width` at a time, so that a bulk action does not flood the server. */
export async function inTurns<T, R>(items: readonly T[], width: number, task: (item: T) => Promise<R>) {
  const results: R[] = [];
  for (let start = 0; start < items.length; start += width)
    results.push(...(await Promise.all(items.slice(start, start + width).map(task))));
  return results;
}
