import { ReservationEnds } from '../../../../src/inquiries/work/reservation-ends.js';
import { dayInManila } from '../../../../src/platform/manila.js';
import { openHomesDesk } from '../../../support/desks/homes-desk.js';
import { inquiryPath } from '../../../support/desks/inquiry-desk.js';
import { figure } from '../../../support/jest/figure.js';
import { fixture } from '../../../support/jest/fixture.js';
import { call, dataOf, type Json, codeOf } from '../../../support/requests/callers.js';

const desk = fixture(() => openHomesDesk());

const inDays = (days: number) => dayInManila(new Date(Date.now() + days * 86_400_000));
const many = <T>(count: number, make: () => Promise<T>) => Promise.all(Array.from({ length: count }, make));
const statuses = (answers: { status: number }[]) =>
  answers.reduce<Record<number, number>>(
    (all, { status }) => ({ ...all, [status]: (all[status] ?? 0) + 1 }),
    {},
  );

describe('the stock', () => {
  it('is counted by managers, read by those who sell and write, and says what is free', async () => {
    const { api, manager, agent, editor } = desk;
    const body = {
      project: 'cove-house',
      home: 'Garden room',
      count: 5,
      reserved_elsewhere: 1,
      sold_elsewhere: 2,
    };
    for (const as of [agent, editor])
      expect(await call(api, 'POST', '/stock', { as, body })).toMatchObject({ status: 403 });
    expect(await call(api, 'POST', '/stock', { as: manager, body })).toMatchObject({
      status: 201,
      body: { data: { ...body, reserved: 1, sold: 2, free: 2 } },
    });
    expect(codeOf(await call(api, 'POST', '/stock', { as: manager, body }))).toEqual([409, 'home_counted']);
    const over = { ...body, home: 'Cellar', sold_elsewhere: 5 };
    expect(await call(api, 'POST', '/stock', { as: manager, body: over })).toMatchObject({
      status: 409,
      body: { code: 'home_gone', errors: [{ field: 'count' }] },
    });
    const { id } = await desk.stock('Garden room');
    const change = { count: 4, reserved_elsewhere: 0, sold_elsewhere: 2 };
    const stale = { 'If-Match': '"another"' };
    expect(
      await call(api, 'PUT', `/stock/${id}`, { as: manager, body: change, headers: stale }),
    ).toMatchObject({ status: 412 });
    expect(await call(api, 'PUT', `/stock/${id}`, { as: manager, body: change })).toMatchObject({
      status: 200,
      body: { data: { home: 'Garden room', count: 4, reserved: 0, sold: 2, free: 2 } },
    });
    const history = dataOf<{ type: string; before: Json | null }[]>(
      await call(api, 'GET', `/stock/${id}/history`, { as: agent }),
    );
    expect(history).toMatchObject([
      { type: 'stock.changed', before: { count: 5, reserved_elsewhere: 1 } },
      { type: 'stock.created', before: null },
    ]);
  });

  it('counts what inquiries have of a home already, when somebody begins to count it', async () => {
    const { api, manager } = desk;
    const id = await desk.asked();
    await api.db.query(
      `UPDATE inquiry SET home_project = 'cove-house', home_name = 'Attic', home_state = 'sold', status = 'sold' WHERE id = $1`,
      [id],
    );
    const body = { project: 'cove-house', home: 'Attic', count: 1, reserved_elsewhere: 0, sold_elsewhere: 0 };
    expect(await call(api, 'POST', '/stock', { as: manager, body: { ...body, count: 0 } })).toMatchObject({
      status: 409,
    });
    expect(await call(api, 'POST', '/stock', { as: manager, body })).toMatchObject({
      body: { data: { sold: 1, sold_elsewhere: 0, free: 0 } },
    });
  });
});

describe('a reservation', () => {
  it('has a day and an end: as many days as the settings say, or the day that is given', async () => {
    const { api, manager } = desk;
    const id = await desk.asked();
    await desk.set(id, 'reserved');
    expect(await desk.read(id)).toMatchObject({ home_since: inDays(0), home_until: inDays(30) });
    await desk.set(id, null);
    expect(await desk.read(id)).toMatchObject({ home_since: null, home_until: null });
    const settings = dataOf(await call(api, 'GET', '/inquiry/work/settings', { as: manager }));
    expect(
      await call(api, 'PUT', '/inquiry/work/settings', {
        as: manager,
        body: { ...settings, reservation_days: 7 },
      }),
    ).toMatchObject({ status: 200 });
    await desk.set(id, 'reserved');
    expect(await desk.read(id)).toMatchObject({ home_until: inDays(7) });
    await desk.set(id, null);
    expect(await desk.set(id, 'reserved', { until: inDays(-1) })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'until', message: 'Must not be past' }] },
    });
    await desk.set(id, 'reserved', { until: inDays(3) });
    expect(await desk.read(id)).toMatchObject({ home_until: inDays(3) });
    expect(await desk.read(id)).toMatchObject({ home_price_list: 'No. 1, 2026-12, 2026-12-24' });
    // Dearer since: they buy by the list of the day on which they reserved.
    const prices = { ...desk.hotel.prices, version: '2027-01', date: '2027-01-02', perSqm: 170_000 };
    expect(await desk.save({ ...desk.hotel, prices })).toMatchObject({ status: 200 });
    expect(await desk.publish()).toMatchObject({ status: 200 });
    await desk.set(id, 'sold');
    expect(await desk.read(id)).toMatchObject({
      ...{ status: 'sold', home_until: null, home_price_list: 'No. 1, 2026-12, 2026-12-24' },
    });
    await desk.set(id, null);
  });

  it('is extended with a reason, and only so', async () => {
    const { api, agent } = desk;
    const id = await desk.asked();
    const why = 'Their bank decides on Friday.';
    expect(codeOf(await desk.extend(id, inDays(9), why))).toEqual([409, 'not_reserved']);
    await desk.set(id, 'reserved', { until: inDays(3) });
    expect(await desk.extend(id, inDays(9), ' ')).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'reason' }] },
    });
    expect(await desk.extend(id, inDays(3), why)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'until', message: 'Must be later than it ends now' }] },
    });
    expect(await desk.extend(id, inDays(9), why)).toMatchObject({
      status: 200,
      body: { data: { home_until: inDays(9), home_reason: why } },
    });
    const [last] = dataOf<Json[]>(await call(api, 'GET', inquiryPath(id, '/history'), { as: agent }));
    expect(last).toMatchObject({
      type: 'inquiry.changed',
      before: { home_until: inDays(3), home_reason: null },
      after: { home_until: inDays(9), home_reason: why },
    });
    await desk.set(id, null);
  });

  it('ends by itself when its last day is over, and the page says so', async () => {
    const { api, agent } = desk;
    const [id, longer] = [await desk.asked(), await desk.asked()];
    const free = Number((await desk.stock()).free);
    await desk.set(id, 'reserved', { until: inDays(0) });
    await desk.set(longer, 'reserved', { until: inDays(2) });
    await desk.left(free - 2);
    const ends = api.app.get(ReservationEnds);
    expect(await ends.run()).toBe(0);
    const tomorrow = new Date(Date.now() + 86_400_000);
    expect(await ends.run(tomorrow)).toBe(1);
    const ended = Date.now();
    await desk.left(free - 1);
    figure(`A home is free on the page ${Date.now() - ended} ms after its reservation ended`);
    expect(await desk.read(id)).toMatchObject({ home_state: null, home_until: null, status: 'qualified' });
    expect(await desk.read(longer)).toMatchObject({ home_state: 'reserved' });
    const [last] = dataOf<Json[]>(await call(api, 'GET', inquiryPath(id, '/history'), { as: agent }));
    expect(last).toMatchObject({
      caller_kind: 'server',
      caller_name: 'reservation-ends',
      before: { home_state: 'reserved' },
      after: { home_state: null },
    });
    expect(await ends.run(tomorrow)).toBe(0);
    await desk.set(longer, null);
  });

  it('is free again when its inquiry is removed; what was sold stays sold, and is theirs when it is restored', async () => {
    const { api, manager } = desk;
    const [reserved, sold] = [await desk.asked(), await desk.asked()];
    await desk.set(reserved, 'reserved');
    await desk.set(sold, 'sold');
    const before = await desk.stock();
    const remove = (id: string) => call(api, 'DELETE', inquiryPath(id), { as: manager });
    expect([await remove(reserved), await remove(sold)]).toMatchObject([{ status: 200 }, { status: 200 }]);
    expect(await desk.stock()).toMatchObject({
      reserved: Number(before.reserved) - 1,
      sold: before.sold,
      sold_elsewhere: Number(before.sold_elsewhere) + 1,
    });
    const bin = dataOf<{ id: string }[]>(await call(api, 'GET', '/inquiry/properties/bin', { as: manager }));
    expect(bin.length).toBeGreaterThanOrEqual(2);
    for (const id of [reserved, sold])
      expect(await call(api, 'POST', `/inquiry/properties/bin/${id}/restore`, { as: manager })).toMatchObject(
        { status: 200 },
      );
    expect(await desk.stock()).toMatchObject({
      reserved: before.reserved,
      sold_elsewhere: before.sold_elsewhere,
    });
    for (const id of [reserved, sold]) await desk.set(id, null);
  });
});

describe('forty who want the last home in one moment', () => {
  it('get one: the others are told, and the page says that it is sold out', async () => {
    const { api, manager } = desk;
    const villa = await desk.stock();
    const taken = Number(villa.count) - 1 - Number(villa.reserved) - Number(villa.sold);
    await call(api, 'PUT', `/stock/${villa.id}`, {
      as: manager,
      body: { ...villa, reserved_elsewhere: Number(villa.reserved_elsewhere) + taken },
    });
    const ids = await many(40, desk.asked);
    const answers = await Promise.all(ids.map((id) => desk.set(id, 'reserved')));
    expect(statuses(answers)).toEqual({ 200: 1, 409: 39 });
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'home_gone',
      message: 'No Villa is left: all 6 are reserved or sold.',
    });
    expect(await desk.stock()).toMatchObject({ free: 0 });
    await desk.left(0);
    const { rows } = await api.db.query(
      `SELECT FROM inquiry WHERE home_name = 'Villa' AND home_state = 'reserved'`,
    );
    expect(rows).toHaveLength(1);
  });
});
