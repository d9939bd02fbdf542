import { ReservationEnds } from '../../../src/inquiries/work/reservation-ends.js';
import { dayInManila } from '../../../src/platform/manila.js';
import { openHomesDesk } from '../../support/desks/homes-desk.js';
import { expectTrue, freeOf, numbersOfVilla } from '../../support/desks/homes-numbers.js';
import { inquiryPath } from '../../support/desks/inquiry-desk.js';
import { fixture } from '../../support/jest/fixture.js';
import { call, dataOf } from '../../support/requests/callers.js';

jest.setTimeout(1_800_000);

const STEPS = 10_000;
const AT_ONCE = 20;
const BUYERS = 12;

const desk = fixture(() => openHomesDesk());

/** The same steps in every run; see https://en.wikipedia.org/wiki/Linear_congruential_generator. */
let seed = 53;
const random = (below: number) => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
  return Math.floor((seed / 2 ** 32) * below);
};
const oneOf = <T>(all: readonly T[]): T => all[random(all.length)] as T;
const inDays = (days: number) => dayInManila(new Date(Date.now() + days * 86_400_000));

/** What colleagues do at once, whichever of it is refused. */
function deskStep(buyers: readonly string[]): Promise<unknown> {
  const { api, manager } = desk;
  const id = oneOf(buyers);
  switch (random(12)) {
    case 0:
    case 1:
    case 2:
    case 3:
      return desk.set(id, 'reserved', { until: inDays(random(3)) });
    case 4:
    case 5:
      return desk.set(id, 'sold');
    case 6:
    case 7:
    case 8:
      return desk.set(id, null);
    case 9:
      return desk.extend(id, inDays(1 + random(4)), 'They asked for it.');
    case 10:
      return api.app.get(ReservationEnds).run(new Date(Date.now() + random(3) * 86_400_000));
    default:
      return call(api, 'DELETE', inquiryPath(id), { as: manager }).then(() =>
        call(api, 'POST', `/inquiry/properties/bin/${id}/restore`, { as: manager }),
      );
  }
}

/** What editors do: drafts, publications, undoing and earlier publications. */
async function siteStep(n: number): Promise<void> {
  const { api, editor } = desk;
  await desk.save({ ...desk.hotel, place: `Words ${n}` });
  const releases = async () =>
    dataOf<{ id: string; current: boolean }[]>(await call(api, 'GET', '/content/releases', { as: editor }));
  const shown = (await releases()).find(({ current }) => current)?.id ?? null;
  const { id } = oneOf(await releases());
  const step = [
    () => desk.publish(),
    () => call(api, 'POST', '/content/undo', { as: editor, body: { release: shown } }),
    () => call(api, 'POST', '/content/roll-back', { as: editor, body: { release: id, shown } }),
  ];
  // The first publication stays: it is the one with the hotel.
  if ((await releases()).length < 3) await desk.publish();
  else await oneOf(step)();
}

it(`agree after each of ${STEPS} steps: the rows, what inquiries have and the site; and no publication changes them`, async () => {
  const { api } = desk;
  const buyers = await Promise.all(Array.from({ length: BUYERS }, () => desk.asked()));
  const numbers = () => numbersOfVilla(api.db);
  const outcomes = new Map<number, number>();
  for (let step = 0; step < STEPS; step += AT_ONCE) {
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => deskStep(buyers)));
    for (const answer of answers) {
      const { status } = (typeof answer === 'object' ? answer : {}) as { status?: number };
      if (status !== undefined) outcomes.set(status, (outcomes.get(status) ?? 0) + 1);
    }
    const now = await numbers();
    expectTrue(now);
    if (step % 200 === 0) {
      await siteStep(step);
      expect(await numbers()).toEqual(now);
      await desk.left(freeOf(now));
    }
  }
  // Every branch was reached, and nothing failed but what was refused.
  expect([...outcomes.keys()].sort()).toEqual([200, 400, 404, 409]);
  expect(Number(outcomes.get(200))).toBeGreaterThan(STEPS / 5);
}, 1_800_000);
