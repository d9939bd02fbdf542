type Named = { id: string; name: string };

/** What came of a bulk action, by name. */
export interface BulkReport {
  done: Named[];
  failed: (Named & { message: string })[];
}

const WIDTH = 6;

/** Runs `task` for each record, a few at a time, and goes on past those that fail. */
export async function inBulk(
  records: readonly Named[],
  task: (record: Named) => Promise<unknown>,
): Promise<BulkReport> {
  const report: BulkReport = { done: [], failed: [] };
  const one = (record: Named) =>
    task(record).then(
      () => report.done.push(record),
      (error: Error) => report.failed.push({ ...record, message: error.message }),
    );
  for (let start = 0; start < records.length; start += WIDTH)
    await Promise.all(records.slice(start, start + WIDTH).map(one));
  return report;
}
