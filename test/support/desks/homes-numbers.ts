import type { Api } from '../server/api.js';

export type Numbers = Record<string, number>;

/** What the rows say of a home, and what its inquiries say. */
const SAID = `
  SELECT count, reserved_here, sold_here, reserved_elsewhere, sold_elsewhere,
         (SELECT count(*)::int FROM inquiry WHERE home_name = home AND home_state = 'reserved' AND status = 'reserved') AS reserved,
         (SELECT count(*)::int FROM inquiry WHERE home_name = home AND home_state = 'sold' AND status = 'sold') AS sold,
         (SELECT count(*)::int FROM inquiry WHERE (home_state IS NULL) <> (home_since IS NULL)
            OR (home_until IS NOT NULL AND home_state <> 'reserved')) AS astray
    FROM home_stock WHERE project = 'cove-house' AND home = 'Villa'`;

export const numbersOfVilla = async (db: Pick<Api['db'], 'query'>): Promise<Numbers> =>
  (await db.query<Numbers>(SAID)).rows[0] ?? {};

export const freeOf = (row: Numbers): number =>
  Number(row.count) -
  ['reserved_here', 'sold_here', 'reserved_elsewhere', 'sold_elsewhere'].reduce(
    (sum, name) => sum + Number(row[name]),
    0,
  );

/** The row has what its inquiries have, and nobody more than there is. */
export function expectTrue(now: Numbers): void {
  expect(now).toMatchObject({
    ...{ count: 6, reserved_here: now.reserved, sold_here: now.sold, reserved_elsewhere: 1, astray: 0 },
  });
  expect(freeOf(now)).toBeGreaterThanOrEqual(0);
}
