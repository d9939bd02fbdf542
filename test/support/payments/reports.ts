import type { asking } from '../requests/callers.js';

export interface Row {
  kind: string;
  name: string | null;
  price_centavos: number | null;
  people: number | null;
  movements: number | null;
  due_centavos: number | null;
  received_centavos: number | null;
  returned_centavos: number | null;
  paid_centavos: number;
  owed_centavos: number | null;
  to_return_centavos: number | null;
  written: string[];
}
export interface Report {
  rows: Row[];
  total: number;
  sums: Omit<Row, 'kind' | 'name' | 'price_centavos' | 'written'>;
}

const OF_PEOPLE = ['church', 'ministry', 'price'];
export const ALL_REPORTS = [...OF_PEOPLE, 'day', 'channel'];

export const reportsOf = (ask: ReturnType<typeof asking>) => {
  const filterOf = (event: string | undefined) =>
    encodeURIComponent(JSON.stringify(event === undefined ? {} : { event_id: event }));
  const report = (by: string, event?: string) =>
    ask<Report>('GET', `/movements/reports/${by}?range=[0,999]&filter=${filterOf(event)}`);
  return {
    report,
    /** Compares every report with the journal, the sums of the event, and itself. @param event its id */
    compare: async (event: string) => {
      const journal = await ask<Record<string, number>>('GET', `/movements/sums?filter=${filterOf(event)}`);
      const money = await ask<Record<string, number>>('GET', `/events/${event}/money`);
      for (const by of ALL_REPORTS) {
        const { rows, sums } = await report(by, event);
        expect([by, sums.paid_centavos]).toEqual([by, journal['closing_centavos']]);
        const added = (of: keyof Report['sums']) => rows.reduce((sum, row) => sum + (row[of] ?? 0), 0);
        for (const of of Object.keys(sums) as (keyof Report['sums'])[])
          expect([by, of, sums[of] ?? 0]).toEqual([by, of, added(of)]);
        if (OF_PEOPLE.includes(by)) {
          expect([by, sums]).toEqual([
            by,
            expect.objectContaining({
              people: money['registered'],
              due_centavos: money['due_centavos'],
              owed_centavos: money['owed_centavos'],
              to_return_centavos: money['to_return_centavos'],
            }),
          ]);
          for (const row of rows.filter(({ kind }) => kind !== 'removed'))
            expect(row.paid_centavos).toBe(
              (row.due_centavos ?? 0) - (row.owed_centavos ?? 0) + (row.to_return_centavos ?? 0),
            );
        } else
          expect([sums.received_centavos, sums.returned_centavos]).toEqual([
            journal['received_centavos'],
            journal['returned_centavos'],
          ]);
      }
    },
  };
};
