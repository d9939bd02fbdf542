import { fixture } from '../../support/jest/fixture.js';
import { call, signIn, dataOf } from '../../support/requests/callers.js';
import { aDelegate, anEvent, anInquiry } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';

const api = fixture(() => startApi({ env: { EVENT_FEE_PHP: '2000' } }));
const staff = fixture(() => signIn(api));

const made = async (path: string, body: object) =>
  dataOf<{ id: string }>(await call(api, 'POST', path, { body })).id;
type Numbers = {
  money: { event_name: string; registered: number; paid_centavos: number; owed_centavos: number }[];
  inquiries: Record<string, number>;
  delegates: Record<string, number>;
  per_day: { day: string; delegates: number; inquiries: number }[];
  by_project_interest: { value: string | null; count: number }[];
  by_where_did_find_about_us: { value: string | null; count: number }[];
};
const read = async (tz = 'Asia/Manila', more = '') =>
  dataOf<Numbers>(await call(api, 'GET', `/dashboard?tz=${tz}${more}`, { as: staff }));

describe('GET /dashboard', () => {
  it('shows 30 days and nothing else on an empty database', async () => {
    const numbers = await read();
    expect(numbers.money).toEqual([]);
    expect(numbers.delegates).toEqual({ today: 0, total: 0, paid: 0, unpaid: 0, proof_waiting: 0 });
    expect(numbers.inquiries).toEqual({ today: 0, this_week: 0, total: 0 });
    expect(numbers.per_day).toHaveLength(30);
    expect(numbers.by_project_interest).toEqual([]);
  });

  it('counts what came, what is paid and what waits', async () => {
    const [paid, waiting, old] = await Promise.all([
      made('/delegates', aDelegate()),
      made('/delegates', aDelegate()),
      made('/delegates', aDelegate()),
    ]);
    await call(api, 'PUT', `/delegates/verify/${paid}`, { as: staff, body: { payment_status: true } });
    await api.db.query(`UPDATE delegate SET proof_of_payment = id::text WHERE id = ANY($1)`, [
      [paid, waiting],
    ]);
    await api.db.query(`UPDATE delegate SET created_at = now() - interval '40 days' WHERE id = $1`, [old]);
    await made('/inquiry/property', anInquiry({ project_interest: 'Alpha Tower by Stealth Land' }));
    await made('/inquiry/property', anInquiry({ project_interest: 'Alpha Tower by Stealth Land' }));
    await made('/inquiry/property', anInquiry({ project_interest: null, where_did_find_about_us: null }));

    const numbers = await read();
    expect(numbers.delegates).toEqual({ today: 2, total: 3, paid: 1, unpaid: 2, proof_waiting: 1 });
    // Nothing is asked from whoever gave the place back, and what was paid stays noted.
    for (const gone of [old, paid])
      await call(api, 'POST', `/delegates/${gone}/cancel`, { as: staff, body: {} });
    const left = await read();
    expect(left.delegates).toMatchObject({ today: 1, total: 1, paid: 0, unpaid: 1 });
    // Neither does spam count, nor a group that has not confirmed: as in the table of events.
    const robot = await made('/delegates', aDelegate());
    await api.db.query('UPDATE delegate SET spam = true WHERE id = $1', [robot]);
    const large = await made('/delegates', aDelegate());
    await api.db.query('UPDATE delegate SET unconfirmed = true WHERE id = $1', [large]);
    const counted = await read();
    expect(counted.delegates).toEqual({ ...left.delegates });
    expect(counted.money.reduce((sum, { registered }) => sum + registered, 0)).toBe(counted.delegates.total);
    for (const [filter, count] of [
      [{ has_place: true }, 1],
      [{ has_place: true, payment_status: false }, 1],
      [{ has_place: false }, 4],
    ] as const) {
      const query = encodeURIComponent(JSON.stringify(filter));
      const listed = await call(api, 'GET', `/delegates?filter=${query}`, { as: staff });
      expect(listed.headers.get('content-range')).toMatch(new RegExp(`/${count}$`));
    }
    await api.db.query('DELETE FROM delegate WHERE id = ANY($1)', [[robot, large]]);
    expect(numbers.inquiries).toEqual({ today: 3, this_week: 3, total: 3 });
    expect(numbers.per_day.at(-1)).toMatchObject({ delegates: 2, inquiries: 3 });
    expect(numbers.by_project_interest).toEqual([
      { value: 'Alpha Tower by Stealth Land', count: 2 },
      { value: null, count: 1 },
    ]);
    expect(numbers.by_where_did_find_about_us).toEqual([
      { value: 'Friends/Relatives', count: 2 },
      { value: null, count: 1 },
    ]);
  });

  it('reads its days in the asked time zone', async () => {
    // 23:30 yesterday in Manila is still yesterday there, and today in a zone far enough to the east.
    await api.db.query(
      `UPDATE delegate SET created_at = (now() AT TIME ZONE 'Asia/Manila')::date::timestamp AT TIME ZONE 'Asia/Manila'
         - interval '30 minutes'`,
    );
    expect((await read('Asia/Manila')).delegates.today).toBe(0);
    const last = (await read('Asia/Manila')).per_day.at(-2);
    expect(last?.delegates).toBe(3);
  });

  it('lists the waiting proofs by their filter', async () => {
    const filter = encodeURIComponent('{"payment_status":false,"proof_of_payment":true}');
    const answer = await call(api, 'GET', `/delegates?filter=${filter}`, { as: staff });
    expect(answer.headers.get('content-range')).toBe('delegates 0-0/1');
  });

  it('counts the delegates and the money of one event alone', async () => {
    const event = anEvent();
    const answer = await call(api, 'POST', '/events', { as: staff, body: event });
    const { id } = dataOf<{ id: string }>(answer);
    const [paid] = [
      await made('/delegates', aDelegate({ event: event.slug })),
      await made('/delegates', aDelegate({ event: event.slug })),
    ];
    await call(api, 'PUT', `/delegates/verify/${paid}`, { as: staff, body: { payment_status: true } });
    const { delegates, money, per_day, inquiries } = await read(undefined, `&event_id=${id}`);
    expect(delegates).toEqual({ today: 2, total: 2, paid: 1, unpaid: 1, proof_waiting: 0 });
    expect(money.map(({ event_name, registered }) => [event_name, registered])).toEqual([[event.name, 2]]);
    expect(per_day.map((day) => day.delegates)).toEqual([...Array<number>(29).fill(0), 2]);
    const all = await read();
    expect([all.delegates.total, all.inquiries]).toEqual([3, inquiries]);
    const nobodys = await call(api, 'GET', '/dashboard?event_id=camp', { as: staff });
    expect(nobodys.status).toBe(400);
  });

  it('refuses a zone that is none', async () => {
    expect((await call(api, 'GET', '/dashboard?tz=Mars/Base', { as: staff })).status).toBe(400);
  });
});
