import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { runningEmbeddedPostgres } from '../../../src/platform/embedded-postgres/embedded-postgres.js';
import { COVE, publishHotel } from '../../support/desks/homes-desk.js';
import { expectTrue, freeOf, numbersOfVilla } from '../../support/desks/homes-numbers.js';
import { inquiryPath, shareByHand } from '../../support/desks/inquiry-desk.js';
import { pageSaying } from '../../support/hotel.js';
import { buildIfStale } from '../../support/jest/build.js';
import { figure } from '../../support/jest/figure.js';
import { inCi } from '../../support/jest/in-ci.js';
import { random as seeded } from '../../support/payments/receipts.js';
import { addStaff, call, dataOf, signIn } from '../../support/requests/callers.js';
import { anInquiry } from '../../support/requests/records.js';
import { killHard, startOn, usedDataDir } from '../../support/server/data-dir.js';

jest.setTimeout(900_000);
beforeAll(buildIfStale);

/** `test/full/api/stock-steps.spec.ts` has 10,000 of them: here a start takes most of the time. */
const KILLS = inCi(12, 3);
const AT_ONCE = 10;
const BUYERS = 12;

it(`rows, inquiries and the site agree after each of ${KILLS} kills among random steps`, async () => {
  const random = seeded(53);
  const below = (most: number) => Math.floor(random() * most);
  const dataDir = await usedDataDir();
  let server = await startOn(dataDir);
  const db = new Pool({ connectionString: await runningEmbeddedPostgres(dataDir, () => undefined) });
  const site = () => ({ url: server.url, db });
  await shareByHand(site());
  const [editor, manager] = [await signIn(server, await addStaff({ db }, 'editor')), await signIn(server)];
  await publishHotel(site(), editor);
  const buyers: string[] = [];
  for (let n = 0; n < BUYERS; n += 1) {
    const body = anInquiry({ project_interest: 'Cove House', email: `buyer${n}@example.com` });
    buyers.push(dataOf<{ id: string }>(await call(server, 'POST', '/inquiry/property', { body })).id);
  }
  const outcomes = new Map<number, number>();
  const set = (id: string, state: string | null) =>
    call(server, 'PUT', inquiryPath(id, '/home'), {
      as: manager,
      body: { project: 'cove-house', home: 'Villa', state },
    });
  const thereAndBack = async (id: string) => {
    await call(server, 'DELETE', inquiryPath(id), { as: manager });
    return call(server, 'POST', `/inquiry/properties/bin/${id}/restore`, { as: manager });
  };
  /** Whatever becomes of it: done, refused, or cut. */
  const step = async () => {
    const id = buyers[below(BUYERS)] ?? '';
    const kind = below(10);
    const states = ['reserved', 'reserved', 'reserved', 'reserved', 'sold', 'sold', null, null, null];
    try {
      const { status } = await (kind === 9 ? thereAndBack(id) : set(id, states[kind] ?? null));
      outcomes.set(status, (outcomes.get(status) ?? 0) + 1);
    } catch {
      // The server was killed.
    }
  };
  for (let kill = 0; kill < KILLS; kill += 1) {
    let isOn = true;
    const colleagues = Array.from({ length: AT_ONCE }, async () => {
      while (isOn) await step();
    });
    await sleep(1_000 + below(2_000));
    isOn = false;
    await killHard(server);
    await Promise.all(colleagues);
    server = await startOn(dataDir);
    const now = await numbersOfVilla(db);
    expectTrue(now);
    const left = freeOf(now);
    await pageSaying(site(), COVE, left === 0 ? '>Sold out<' : `>${left} left<`);
  }
  figure(`stock, ${KILLS} kills among steps, by status: ${JSON.stringify([...outcomes])}`);
  // Done, and refused by a rule: nothing else.
  expect([...outcomes.keys()].filter((status) => ![200, 400, 404, 409].includes(status))).toEqual([]);
  expect(Number(outcomes.get(200))).toBeGreaterThan(KILLS);
  await db.end();
});
