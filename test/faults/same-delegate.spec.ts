import { EntityManager } from 'typeorm';
import { fixture } from '../support/jest/fixture.js';
import {
  addStaff,
  call,
  sessionOf,
  type Answer,
  type Credentials,
  dataOf,
} from '../support/requests/callers.js';
import { aDelegate } from '../support/requests/records.js';
import { startApi } from '../support/server/api.js';
import { until } from '../support/server/until.js';

let staff: [Credentials, Credentials];
const api = fixture(() => startApi());
beforeAll(async () => {
  const { rows } = await api.db.query<{ id: string }>('SELECT id FROM staff');
  const admin = await sessionOf(api, { id: rows[0]?.id ?? '' });
  staff = [admin, await sessionOf(api, await addStaff(api))];
});

/** Registers, and waits for the job behind it: it would lock the registration too, and be counted among those who wait. */
async function register(): Promise<string> {
  const made = await call(api, 'POST', '/delegates', { body: aDelegate() });
  const pending = `SELECT FROM job WHERE kind = 'registration-mails'`;
  await until(async () => (await api.db.query(pending)).rowCount === 0);
  return dataOf<{ id: string }>(made).id;
}
const verify = (id: string, by = 0) =>
  call(api, 'PUT', `/delegates/verify/${id}`, { as: staff[by], body: { payment_status: true } });
const remove = (id: string) => call(api, 'DELETE', `/delegates/${id}`, { as: staff[1] });
const paid = ({ body }: Answer) => (body as { data?: { payment_status: boolean } }).data?.payment_status;

/** Either the payment was verified and the paid delegate deleted, or there was nothing left to verify. */
const inOrder = (verified: Answer, removed: Answer) =>
  removed.status === 200 && verified.status === (paid(removed) ? 200 : 404);

async function historyOf(id: string): Promise<string[]> {
  const { rows } = await api.db.query<{ type: string }>(
    'SELECT type FROM activity WHERE record_id = $1 ORDER BY sequence',
    [id],
  );
  return rows.map(({ type }) => type);
}

describe('without the lock, of two staff who both read the delegate before either writes,', () => {
  type Ask = (this: EntityManager, ...args: unknown[]) => Promise<unknown>;
  const real = (name: 'find' | 'findOne' | 'query') => Reflect.get(EntityManager.prototype, name) as Ask;
  const [find, findOne, query] = [real('find'), real('findOne'), real('query')];
  afterEach(() => jest.restoreAllMocks());

  let readers: number;
  /** Reads as the services do, but takes no lock, and holds the first who read the delegate until it may go on. */
  function holdFirst(may: () => boolean): void {
    readers = 0;
    const unlocked = (ask: Ask) =>
      async function (this: EntityManager, entity: unknown, options: { where: object; lock?: unknown }) {
        const found = await ask.call(this, entity, { where: options.where });
        if (options.lock === undefined || (entity as { name: string }).name !== 'Delegate') return found;
        readers += 1;
        if (readers === 1) await until(may);
        return found;
      } as never;
    jest.spyOn(EntityManager.prototype, 'find').mockImplementation(unlocked(find));
    jest.spyOn(EntityManager.prototype, 'findOne').mockImplementation(unlocked(findOne));
    jest.spyOn(EntityManager.prototype, 'query').mockImplementation(function (
      this: EntityManager,
      sql: string,
      ...values: unknown[]
    ) {
      return query.call(this, sql.replace(/ FOR UPDATE$/, ''), ...values);
    });
  }

  it('one is told something untrue', async () => {
    const id = await register();
    let isRemoved = false;
    holdFirst(() => isRemoved);
    const verifying = verify(id);
    await until(() => readers === 1);
    const removed = await remove(id);
    isRemoved = true;
    expect(inOrder(await verifying, removed)).toBe(false);
  });

  it('both are said to have been the one who verified', async () => {
    const id = await register();
    holdFirst(() => readers >= 2);
    await Promise.all([verify(id, 0), verify(id, 1)]);
    expect(await historyOf(id)).toEqual(['delegate.created', 'payment.verified', 'payment.verified']);
  });
});

describe('at the same moment, two staff', () => {
  /** Sends both while the row is held, in this order, and lets go once both wait for it. */
  async function atOnce(id: string, first: () => Promise<Answer>, second: () => Promise<Answer>) {
    const holder = await api.db.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT 1 FROM delegate WHERE id = $1 FOR UPDATE', [id]);
    try {
      const one = first();
      await until(async () => (await waiting()) === 1);
      const both = Promise.all([one, second()]);
      await until(async () => (await waiting()) === 2);
      return both;
    } finally {
      await holder.query('COMMIT');
      holder.release();
    }
  }
  const waiting = async () => {
    const sql = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    return (await api.db.query(sql)).rowCount;
  };

  it('verify and delete: the payment is verified, then the paid delegate is deleted', async () => {
    const id = await register();
    const [verified, removed] = await atOnce(
      id,
      () => verify(id),
      () => remove(id),
    );
    expect([verified.status, removed.status, paid(removed)]).toEqual([200, 200, true]);
    expect(await historyOf(id)).toEqual(['delegate.created', 'payment.verified', 'delegate.deleted']);
  });

  it('delete and verify: the delegate is deleted, and the other is told that it is gone', async () => {
    const id = await register();
    const [removed, verified] = await atOnce(
      id,
      () => remove(id),
      () => verify(id),
    );
    expect([removed.status, paid(removed), verified.status]).toEqual([200, false, 404]);
    expect(await historyOf(id)).toEqual(['delegate.created', 'delegate.deleted']);
  });

  it('verify: both succeed, and one of them is on record as who did', async () => {
    const id = await register();
    const [one, other] = await atOnce(
      id,
      () => verify(id, 0),
      () => verify(id, 1),
    );
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(await historyOf(id)).toEqual(['delegate.created', 'payment.verified']);
  });

  it('verify and delete, 20 delegates at once: always one after the other', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, register));
    const answers = await Promise.all(ids.map((id) => Promise.all([verify(id), remove(id)])));
    for (const [verified, removed] of answers) expect(inOrder(verified, removed)).toBe(true);
  });
});
