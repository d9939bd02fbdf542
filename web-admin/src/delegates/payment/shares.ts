/** What a row says of its registration's money. */
interface Owing {
  registration_id: string;
  owed_centavos: number;
}

/** One row of each registration that owes something, in the order of the rows. */
export function owingOf<Row extends Owing>(rows: Row[]): Row[] {
  const first = new Map<string, Row>();
  for (const row of rows)
    if (row.owed_centavos > 0 && !first.has(row.registration_id)) first.set(row.registration_id, row);
  return [...first.values()];
}

/** A sum shared out in order: each gets what it owes, while there is something; what was typed by hand stays. In centavos. */
export function shareOut(
  sum: number,
  owing: readonly Owing[],
  byHand: ReadonlyMap<string, number>,
): Map<string, number> {
  let left = sum - [...byHand.values()].reduce((all, part) => all + part, 0);
  return new Map(
    owing.map(({ registration_id: id, owed_centavos }) => {
      const part = byHand.get(id) ?? Math.max(0, Math.min(owed_centavos, left));
      if (!byHand.has(id)) left -= part;
      return [id, part];
    }),
  );
}
