import { fixture } from '../../support/jest/fixture.js';
import { call, signIn, queryOf } from '../../support/requests/callers.js';
import { insertDelegates } from '../../support/requests/raw-delegates.js';
import { startApi } from '../../support/server/api.js';

/** Real: PostgreSQL, HTTP; rows change between the pages of a walk. */
interface List {
  data: { id: string; first_name: string; updated_at: string }[];
  meta: { total: number; next: string | null };
}
const api = fixture(() => startApi());
const staff = fixture(() => signIn(api));

const ask = (query: Record<string, unknown>, path = '/delegates') =>
  call(api, 'GET', `${path}?${queryOf(query)}`, { as: staff });
const page = async (query: Record<string, unknown>, path?: string) => (await ask(query, path)).body as List;

beforeEach(async () => {
  await api.db.query('DELETE FROM delegate');
  await api.db.query(
    insertDelegates(
      `id, uuid, first_name, last_name, email, phone_number, age, church_name, payment_mode, payment_status,
       created_at, updated_at`,
      `SELECT gen_random_uuid(), gen_random_uuid(), 'Row ' || n % 7, CASE WHEN n % 3 = 0 THEN 'Peña' ELSE 'pena' END,
      'many@example.com', '1', CASE WHEN n % 4 > 0 THEN n % 5 + 1 END,
      CASE n % 5 WHEN 0 THEN NULL WHEN 1 THEN 'Ñandu' WHEN 2 THEN 'nandu' ELSE 'Grace ' || n % 2 END,
      CASE WHEN n % 2 = 0 THEN 'gcash' ELSE 'cash' END, n % 2 = 0,
      timestamptz '2026-03-01T00:00:00Z' + n / 3 * interval '1 hour',
      timestamptz '2026-03-01T00:00:00Z' + n / 3 * interval '1 hour'
    FROM generate_series(1, 60) n`,
    ),
  );
});

describe('a walk by cursor', () => {
  const columns = ['id', 'created_at', 'updated_at', 'first_name', 'last_name', 'age', 'church_name'];
  const orders = [...columns, 'payment_mode', 'payment_status'].flatMap((column) =>
    ['ASC', 'DESC'].map((direction) => [column, direction] as const),
  );
  test.each(orders)('by %s %s gives every row once, in the order of the list', async (column, direction) => {
    const whole = await page({ sort: [column, direction], range: [0, 99] });
    const ids: string[] = [];
    let { data, meta } = await page({ sort: [column, direction], range: [0, 6] });
    for (;;) {
      ids.push(...data.map(({ id }) => id));
      if (meta.next === null) break;
      ({ data, meta } = await page({ sort: [column, direction], range: [0, 6], after: meta.next }));
    }
    expect(ids).toEqual(whole.data.map(({ id }) => id));
  });

  test('neither skips nor repeats while others insert and remove', async () => {
    const before = await page({ range: [0, 99], sort: ['created_at', 'ASC'] });
    const ids: string[] = [];
    let after: string | undefined;
    do {
      const { data, meta } = await page({
        sort: ['created_at', 'ASC'],
        range: [0, 6],
        ...(after && { after }),
      });
      ids.push(...data.map(({ id }) => id));
      after = meta.next ?? undefined;
      // A row that was read goes, and one comes in front of the walk: pages by number would shift.
      await api.db.query('DELETE FROM delegate WHERE id = $1', [ids[0]]);
      await api.db.query(
        insertDelegates(
          'id, uuid, first_name, last_name, email, phone_number, created_at',
          `SELECT gen_random_uuid(), gen_random_uuid(), 'New', 'New', 'n@example.com', '1', timestamptz '2026-01-01'`,
        ),
      );
    } while (after);
    expect(ids).toEqual(before.data.map(({ id }) => id));
  });

  test('by updated_at ASC comes upon what is changed on the way, as it is then', async () => {
    const first = await page({ sort: ['updated_at', 'ASC'], range: [0, 9] });
    const changed = first.data[0]?.id;
    await api.db.query(`UPDATE delegate SET first_name = 'Edited', updated_at = now() WHERE id = $1`, [
      changed,
    ]);
    const rest = await page({ sort: ['updated_at', 'ASC'], range: [0, 99], after: first.meta.next });
    expect(rest.data).toHaveLength(51);
    expect(rest.data.at(-1)).toMatchObject({ id: changed, first_name: 'Edited' });
  });

  test('keeps to its filter, and says how many rows the filter has', async () => {
    const filter = { payment_mode: 'cash' };
    const first = await page({ filter, range: [0, 9] });
    const second = await page({ filter, range: [0, 99], after: first.meta.next });
    expect([first.meta.total, second.meta.total, first.data.length + second.data.length]).toEqual([
      30, 30, 30,
    ]);
    expect(second.meta.next).toBeNull();
  });

  test('ends where the last row of the walk was the last of the list', async () => {
    expect((await page({ range: [0, 59] })).meta.next).toBeNull();
    const { meta } = await page({ range: [0, 58] });
    expect((await page({ range: [0, 0], after: meta.next })).meta.next).toBeNull();
  });

  test.each(['/staff', '/api-keys', '/inquiry/properties'])('%s can be walked too', async (path) => {
    expect(await page({ range: [0, 9] }, path)).toMatchObject({ meta: { next: null } });
  });

  test('of two rows in one microsecond, the ids decide', async () => {
    const { rows } = await api.db.query<{ id: string }>(
      `INSERT INTO staff (id, email, name, role, password_hash, created_at)
       SELECT gen_random_uuid(), n || '@walk.example', 'Walk', 'manager', 'x',
         timestamptz '2026-03-01T00:00:00.123456Z' + n / 2 * interval '1 microsecond'
       FROM generate_series(1, 6) n RETURNING id`,
    );
    const ids: string[] = [];
    let next: string | null = null;
    do {
      const { data, meta }: List = await page(
        {
          sort: ['created_at', 'ASC'],
          filter: { name: 'walk' },
          range: [0, 0],
          ...(next && { after: next }),
        },
        '/staff',
      );
      ids.push(...data.map(({ id }) => id));
      next = meta.next;
    } while (next !== null && ids.length < 20);
    expect(ids).toHaveLength(6);
    expect([...ids].sort()).toEqual(rows.map(({ id }) => id).sort());
  });

  test.each([
    ['nonsense', { after: 'nonsense' }, 'after: Must be meta.next of the page before'],
    ['a cursor of another order', { sort: ['first_name', 'ASC'] }, 'after: Is of a list in another order'],
    ['a range that does not begin at 0', { range: [5, 9] }, 'after: Takes a range that begins at 0'],
  ])('refuses %s', async (_, query, message) => {
    const { meta } = await page({ range: [0, 4] });
    const answer = await ask({ after: meta.next, ...query });
    expect([answer.status, (answer.body as { message: string }).message]).toEqual([400, message]);
  });

  test.each([
    Buffer.from('["created_at","DESC","x","00000000-0000-0000-0000-000000000000"]').toString('base64url'),
    Buffer.from('["created_at","DESC",null,"x"]').toString('base64url'),
    Buffer.from('["created_at","DESC","\\u0000","00000000-0000-0000-0000-000000000000"]').toString(
      'base64url',
    ),
    Buffer.from('null').toString('base64url'),
  ])('refuses a forged cursor %#', async (after) => {
    const answer = await ask({ after });
    expect([answer.status, (answer.body as { errors: { field: string }[] }).errors[0]?.field]).toEqual([
      400,
      'after',
    ]);
  });
});

describe('changes since a moment', () => {
  const count = async (filter: object) => (await page({ filter, range: [0, 0] })).meta.total;
  const at = '2026-03-01T05:00:00Z'; // rows 15, 16 and 17 have this moment

  test.each([
    ['_gte', 46],
    ['_gt', 43],
    ['_lt', 14],
    ['_lte', 17],
  ])('updated_at%s', async (suffix, total) => {
    expect(await count({ [`updated_at${suffix}`]: at })).toBe(total);
    expect(await count({ [`created_at${suffix}`]: '2026-03-01T13:00:00+08:00' })).toBe(total);
  });

  test('two of them are a span; the day filter goes with them', async () => {
    expect(await count({ updated_at_gte: at, updated_at_lt: '2026-03-01T06:00:00Z' })).toBe(3);
    expect(await count({ created_at: '2026-03-02', updated_at_gte: '2026-03-01T16:00:00Z' })).toBe(13);
  });

  test.each([
    ['2026-03-01T05:00:00'],
    ['2026-03-01'],
    ['2026-02-30T00:00:00Z'],
    ['yesterday'],
    ['2026-03-01T05:00:00+99:00'],
    [7],
  ])('refuses %p', async (value) => {
    const answer = await ask({ filter: { updated_at_gte: value } });
    expect([answer.status, (answer.body as { message: string }).message]).toEqual([
      400,
      'filter: updated_at_gte: Must be a moment with its zone, such as 2026-11-21T08:00:00Z',
    ]);
  });

  test('is for dates only', async () => {
    const answer = await ask({ filter: { age_gte: '2026-03-01T05:00:00Z' } });
    expect((answer.body as { message: string }).message).toBe('filter: Unknown column "age_gte"');
  });
});

test('an export takes the same filter', async () => {
  const filter = encodeURIComponent('{"updated_at_gte":"2026-03-01T19:00:00Z"}');
  const response = await fetch(`${api.url}/api/v1/delegates/export.csv?filter=${filter}`, { headers: staff });
  expect((await response.text()).trimEnd().split('\r\n')).toHaveLength(1 + 4);
});
