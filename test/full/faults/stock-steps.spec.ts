import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { runningEmbeddedPostgres } from '../../../src/platform/embedded-postgres/embedded-postgres.js';
import { dayInManila } from '../../../src/platform/manila.js';
import { COVE, publishHotel } from '../../support/desks/homes-desk.js';
import { expectTrue, freeOf, numbersOfVilla } from '../../support/desks/homes-numbers.js';
import { inquiryPath, shareByHand } from '../../support/desks/inquiry-desk.js';
import { buildIfStale } from '../../support/jest/build.js';
import { figure } from '../../support/jest/figure.js';
import { histories } from '../../support/jest/histories.js';
import { random as seeded } from '../../support/payments/receipts.js';
import { addStaff, call, type Credentials, dataOf, signIn } from '../../support/requests/callers.js';
import { anInquiry } from '../../support/requests/records.js';
import { killHard, startOn, usedDataDir } from '../../support/server/data-dir.js';
import type { RunningServer } from '../../support/server/server.js';
import { until } from '../../support/server/until.js';

jest.setTimeout(1_800_000);
beforeAll(buildIfStale);

const STEPS = histories(1_500);
const KILLS = STEPS / 500;
const AT_ONCE = 20;
const BUYERS = 12;
const BATCHES = STEPS / AT_ONCE;

/** The same steps in every run; which of them a kill cuts differs. */
const random = seeded(53);
const below = (most: number) => Math.floor(random() * most);
const oneOf = <T>(all: readonly T[]): T => all[below(all.length)] as T;
const inDays = (days: number) => dayInManila(new Date(Date.now() + days * 86_400_000));

/** A server of its own process, and its successors on the same data. */
let server: RunningServer;
let db: Pool;
const site = {
  get url() {
    return server.url;
  },
  get db() {
    return db;
  },
};
let manager: Credentials;
let editor: Credentials;
let hotel: Awaited<ReturnType<typeof publishHotel>>;
const buyers: string[] = [];
const outcomes = new Map<number, number>();

const set = (id: string, state: string | null, more = {}) =>
  call(site, 'PUT', inquiryPath(id, '/home'), {
    as: manager,
    body: { project: 'cove-house', home: 'Villa', state, ...more },
  });

/** What colleagues do at once, whichever of it is refused; undefined where nobody is asked. */
async function deskStep() {
  const id = oneOf(buyers);
  switch (below(12)) {
    case 0:
    case 1:
    case 2:
    case 3:
      return set(id, 'reserved', { until: inDays(below(3)) });
    case 4:
    case 5:
      return set(id, 'sold');
    case 6:
    case 7:
    case 8:
      return set(id, null);
    case 9:
      return call(site, 'PUT', inquiryPath(id, '/home/until'), {
        as: manager,
        body: { until: inDays(1 + below(4)), reason: 'They asked for it.' },
      });
    case 10:
      // Days go by: the server frees the home by itself.
      await db.query("UPDATE inquiry SET home_until = $2 WHERE id = $1 AND home_state = 'reserved'", [
        id,
        inDays(-1),
      ]);
      return undefined;
    default:
      await call(site, 'DELETE', inquiryPath(id), { as: manager });
      return call(site, 'POST', `/inquiry/properties/bin/${id}/restore`, { as: manager });
  }
}

/** What editors do: drafts, publications, undoing and earlier publications. */
async function siteStep(n: number): Promise<void> {
  await hotel.save({ ...hotel.hotel, place: `Words ${n}` });
  const releases = dataOf<{ id: string; current: boolean }[]>(
    await call(site, 'GET', '/content/releases', { as: editor }),
  );
  const shown = releases.find(({ current }) => current)?.id ?? null;
  const { id } = oneOf(releases);
  // The first publication stays: it is the one with the hotel.
  const kind = releases.length < 3 ? 0 : below(3);
  if (kind === 0) await hotel.publish();
  else if (kind === 1) await call(site, 'POST', '/content/undo', { as: editor, body: { release: shown } });
  else await call(site, 'POST', '/content/roll-back', { as: editor, body: { release: id, shown } });
}

/** The page says what the rows say, which the end of a reservation may change meanwhile. */
const pageAgrees = () =>
  until(async () => {
    const free = freeOf(await numbersOfVilla(db));
    const page = await (await fetch(site.url + COVE)).text();
    return page.includes(free === 0 ? '>Sold out<' : `>${free} left<`);
  });

/** @param isCut by a kill: then whatever becomes of a step is right */
async function manySteps(isCut: boolean): Promise<void> {
  const step = async () => {
    const answer = await deskStep();
    if (answer) outcomes.set(answer.status, (outcomes.get(answer.status) ?? 0) + 1);
  };
  const all = Array.from({ length: AT_ONCE }, () => (isCut ? step().catch(() => undefined) : step()));
  await Promise.all(all);
}

it(`agree after each of ${STEPS} steps and ${KILLS} kills: the rows, what inquiries have and the site; and no publication changes them`, async () => {
  const dataDir = await usedDataDir();
  server = await startOn(dataDir);
  db = new Pool({ connectionString: await runningEmbeddedPostgres(dataDir, () => undefined) });
  await shareByHand(site);
  [editor, manager] = [await signIn(server, await addStaff(site, 'editor')), await signIn(server)];
  hotel = await publishHotel(site, editor);
  for (let n = 0; n < BUYERS; n += 1) {
    const body = anInquiry({ project_interest: 'Cove House', email: `buyer${n}@example.com` });
    buyers.push(dataOf<{ id: string }>(await call(site, 'POST', '/inquiry/property', { body })).id);
  }
  for (let batch = 1; batch <= BATCHES; batch += 1) {
    if (batch % Math.floor(BATCHES / KILLS) === 0) {
      const cut = Promise.all([manySteps(true), siteStep(batch).catch(() => undefined)]);
      await sleep(below(200));
      await killHard(server);
      await cut;
      server = await startOn(dataDir);
      expectTrue(await numbersOfVilla(db));
      await pageAgrees();
    } else await manySteps(false);
    const now = await numbersOfVilla(db);
    expectTrue(now);
    if (batch % 10 === 0) {
      await siteStep(batch);
      const { reserved_here, sold_here } = await numbersOfVilla(db);
      // Only the end of a reservation, in the server's own time, may come between.
      expect(sold_here).toBe(now.sold_here);
      expect(Number(reserved_here)).toBeLessThanOrEqual(Number(now.reserved_here));
      await pageAgrees();
    }
  }
  figure(`stock, ${STEPS} steps and ${KILLS} kills, by status: ${JSON.stringify([...outcomes])}`);
  // Done, or refused by a rule: nothing else.
  expect([...outcomes.keys()].filter((status) => ![200, 400, 404, 409].includes(status))).toEqual([]);
  expect(Number(outcomes.get(200))).toBeGreaterThan(STEPS / 5);
  await db.end();
});
