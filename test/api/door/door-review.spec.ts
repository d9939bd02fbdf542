import { randomUUID } from 'node:crypto';
import { startDoor, type Door } from '../../support/door/door-api.js';
import { aTicket, makeCode, scan } from '../../support/door/door-devices.js';
import { call, dataOf } from '../../support/requests/callers.js';

let { api, admin, device, one } = {} as Door;
beforeAll(async () => {
  ({ api, admin, device, one } = await startDoor());
});

/** A device that staff signed out before its day ended. */
async function signedOut() {
  const { code, device: made } = await makeCode(api, admin);
  const { token } = dataOf<{ token: string }>(
    await call(api, 'POST', '/door/sign-in', { body: { code, nonce: randomUUID() } }),
  );
  await call(api, 'DELETE', `/door/devices/${made.id}`, { as: admin });
  return { made, token };
}
const review = (id: string, counts: boolean) =>
  call(api, 'POST', `/door/devices/${id}/review`, { as: admin, body: { counts } });
const inReview = async (id: string) =>
  dataOf<{ id: string; in_review: number }[]>(await call(api, 'GET', '/door/devices', { as: admin })).find(
    (each) => each.id === id,
  )?.in_review;

it('a device that was signed out takes no entry from others, and what it hands in is void in one step', async () => {
  const { made, token } = await signedOut();
  const [came, absent] = [await aTicket(api), await aTicket(api)];
  expect(await one(device, came.uuid)).toMatchObject({ outcome: 'welcome' });
  const early = new Date(Date.now() - 60_000).toISOString();
  const handed = [came, absent, absent].map(({ uuid }) =>
    scan(uuid, { scanned_at: early, shown: 'welcome' }),
  );
  const handIn = () => call(api, 'POST', '/door/hand-in', { body: { token, scans: handed } });
  // Sent twice, it counts once.
  for (let n = 0; n < 2; n += 1) expect(dataOf(await handIn())).toEqual({ taken: 3, late: 0, in_review: 3 });
  expect(await inReview(made.id)).toBe(3);
  expect(await one(device, came.uuid)).toMatchObject({ outcome: 'already_in', in_by: 'Ben' });
  expect(dataOf(await review(made.id, false))).toEqual({ counted: 0, voided: 3 });
  expect(dataOf(await review(made.id, true))).toEqual({ counted: 0, voided: 0 });
  expect(await one(device, absent.uuid)).toMatchObject({ outcome: 'welcome' });
  expect((await review(randomUUID(), false)).status).toBe(404);
});

it('a device that was signed out gets the entries that staff let count, one for each delegate', async () => {
  const { made, token } = await signedOut();
  const [twice, meanwhile] = [await aTicket(api), await aTicket(api)];
  const early = new Date(Date.now() - 60_000).toISOString();
  const scans = [twice, twice, meanwhile].map(({ uuid }) =>
    scan(uuid, { scanned_at: early, shown: 'welcome' }),
  );
  await call(api, 'POST', '/door/hand-in', { body: { token, scans } });
  // By another device, before anybody looked.
  expect(await one(device, meanwhile.uuid)).toMatchObject({ outcome: 'welcome' });
  expect(dataOf(await review(made.id, true))).toEqual({ counted: 1, voided: 2 });
  expect(await one(device, twice.uuid)).toMatchObject({ outcome: 'already_in', in_by: made.name });
});
