import { DataSource } from 'typeorm';
import { SOURCE } from '../../../src/inquiries/figures/written.js';
import * as migration from '../../../src/platform/database/migrations/inquiry-stages.js';
import { searchKey } from '../../../src/platform/listing/where.js';
import { openInquiryDesk } from '../../support/desks/inquiry-desk.js';
import { fixture } from '../../support/jest/fixture.js';
import {
  addStaff,
  call,
  type Credentials,
  dataOf,
  makeStaff,
  messageOf,
  sessionOf,
} from '../../support/requests/callers.js';

const desk = fixture(() => openInquiryDesk());
beforeEach(() => desk.api.db.query('DELETE FROM inquiry'));

interface Row {
  kind: string;
  value: string | null;
  name: string | null;
  filter: object;
  received: number;
  reached: number;
  viewing: number;
  reserved: number;
  sold: number;
  lost: number;
  median_minutes: number | null;
}
type Figures = { by: string; rows: Row[]; total: number; sums: Row };

const get = (path: string, as: Credentials = desk.staff) =>
  call(desk.api, 'GET', `/inquiry/figures/${path}`, { as });
const figures = async (path: string, as?: Credentials) => dataOf<Figures>(await get(path, as));
const stagesOf = async () => {
  const { sums } = await figures('project');
  return [sums.viewing, sums.reserved, sums.sold];
};
const sent = async (change: Record<string, unknown> = {}) => (await desk.send(change)).id;
const UNNAMED = { project_interest: null };

describe('a stage', () => {
  it('counts once it was reached, also when it has ended since', async () => {
    const id = await sent(UNNAMED);
    expect(await stagesOf()).toEqual([0, 0, 0]);
    await desk.work(id, { next_step_kind: 'viewing', next_step_on: '2027-01-05' });
    await desk.work(id, { next_step_kind: 'task', next_step_on: null });
    expect(await stagesOf()).toEqual([1, 0, 0]);
    await desk.work(id, { status: 'reserved' });
    await desk.work(id, { status: 'lost', lost_reason: 'price' });
    expect((await figures('project')).sums).toMatchObject({ reached: 1, viewing: 1, reserved: 1, lost: 1 });
    await call(desk.api, 'DELETE', `/inquiry/properties/${id}`, { as: desk.staff });
    expect((await figures('project')).sums.received).toBe(0);
    await call(desk.api, 'POST', `/inquiry/properties/bin/${id}/restore`, { as: desk.staff });
    expect(await stagesOf()).toEqual([1, 1, 0]);
  });

  it('that is undone, or left by a step back, was not reached', async () => {
    const id = await sent(UNNAMED);
    await desk.work(id, { status: 'sold' });
    expect(await stagesOf()).toEqual([0, 0, 1]);
    const records = [{ id }];
    await call(desk.api, 'POST', '/inquiry/properties/bulk', {
      as: desk.staff,
      body: { action: 'undo', records },
    });
    expect(await stagesOf()).toEqual([0, 0, 0]);
    await desk.work(id, { status: 'reserved' });
    await desk.work(id, { status: 'sold' });
    await desk.work(id, { status: 'reserved' });
    expect(await stagesOf()).toEqual([0, 1, 0]);
  });

  it('of before the update is what the history tells', async () => {
    const id = await sent(UNNAMED);
    for (const work of [
      { status: 'viewing' },
      { status: 'reserved' },
      { status: 'lost', lost_reason: 'timing' },
    ])
      await desk.work(id, work);
    const before = await desk.read(id);
    const [Migration] = Object.values(migration);
    if (!Migration) throw new Error('No migration');
    const db = desk.api.app.get(DataSource).createQueryRunner();
    await new Migration().down(db);
    await new Migration().up(db);
    await db.release();
    expect(await stagesOf()).toEqual([1, 1, 0]);
    expect((await desk.read(id)).updated_at).toBe(before.updated_at);
  });
});

describe('figures', () => {
  it('of nothing are zeros without a row', async () => {
    expect(await figures('agent')).toEqual({
      ...{ by: 'agent', rows: [], total: 0 },
      sums: {
        ...{ received: 0, reached: 0, viewing: 0, reserved: 0, sold: 0, lost: 0, median_minutes: null },
        filter: { spam: false },
      },
    });
  });

  it('know no spam, and are one row for a text in any case, called as most wrote it', async () => {
    for (const project_interest of ['Peñafiel Homes', 'Peñafiel Homes', 'PENAFIEL homes', null])
      await sent({ project_interest });
    await desk.send({}, { 'x-form-honeypot': '1' });
    const { rows, total } = await figures('project?range=[0,0]');
    expect([total, rows]).toMatchObject([
      2,
      [
        {
          kind: 'named',
          value: 'Peñafiel Homes',
          received: 3,
          filter: { spam: false, project_is: 'Peñafiel Homes' },
        },
      ],
    ]);
  });

  it('go by the day that a lead was received, and not by that on which it was entered', async () => {
    const lead = {
      ...{ first_name: 'Nilda', phone_number: '09175551188' },
      received_at: '2026-02-27T17:30:00Z',
      project_interest: 'Amihan',
    };
    await call(desk.api, 'POST', '/inquiry/properties', { as: desk.staff, body: lead });
    await sent({ project_interest: 'Amihan' });
    const [now, then] = (await figures('month')).rows;
    expect([then?.value, then?.received, now?.received]).toEqual(['2026-02', 1, 1]);
    for (const row of [now, then]) {
      const filter = encodeURIComponent(JSON.stringify(row?.filter));
      const list = await call(desk.api, 'GET', `/inquiry/properties?filter=${filter}`, { as: desk.staff });
      expect(dataOf<object[]>(list)).toHaveLength(1);
    }
    const until = encodeURIComponent('{"received_at_lt":"2026-03-01T00:00:00+08:00"}');
    expect((await figures(`project?filter=${until}`)).sums.received).toBe(1);
  });

  it('find the list of a source by its index', async () => {
    const { rows } = await desk.api.db
      .query<{ 'QUERY PLAN': string }>(
        `SET LOCAL enable_seqscan = off; EXPLAIN SELECT id FROM inquiry WHERE ${searchKey(SOURCE)} = search_key('Walk-in')`,
      )
      .then((answers) => (answers as unknown as { rows: { 'QUERY PLAN': string }[] }[])[1] ?? { rows: [] });
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('inquiry_source_key');
  });

  it('take the filters of the list, and say them with those of a row', async () => {
    const id = await sent();
    await desk.api.db.query(`UPDATE inquiry SET created_at = '2026-03-31T16:00:00Z' WHERE id = $1`, [id]);
    const filter = { received_at_gte: '2026-04-10T00:00:00+08:00', q: 'peñaflor' };
    const { rows } = await figures(`month?filter=${encodeURIComponent(JSON.stringify(filter))}`);
    expect(rows).toEqual([]);
    const [april] = (await figures('month')).rows;
    expect(april).toMatchObject({
      value: '2026-04',
      filter: { received_at_gte: '2026-04-01T00:00:00+08:00', received_at_lt: '2026-05-01T00:00:00+08:00' },
    });
    await desk.api.db.query(`UPDATE inquiry SET created_at = '2026-04-20T16:00:00Z' WHERE id = $1`, [id]);
    const [part] = (await figures(`month?filter=${encodeURIComponent(JSON.stringify(filter))}`)).rows;
    expect(part?.filter).toEqual({
      ...{ ...filter, spam: false, received_at_lt: '2026-05-01T00:00:00+08:00' },
    });
    expect((await get('colour')).status).toBe(404);
    expect(messageOf(await get('month?filter={"colour":1}'))).toContain('Unknown column');
    expect((await get('month?filter=[]')).status).toBe(400);
  });

  it('count whoever answers now: an agent their own and nobody’s, and what a colleague left waits apart', async () => {
    const agent = await addStaff(desk.api, 'agent');
    const leaver = await makeStaff(desk.api, desk.admin, 'agent');
    const [own, left, nobodys] = [await sent(), await sent(), await sent()];
    await desk.work(own, { assignee_id: agent.id, status: 'contacted' });
    await desk.work(left, { assignee_id: leaver.id });
    const gone = await call(desk.api, 'DELETE', `/staff/${leaver.id}`, { as: desk.admin });
    expect(gone.status).toBe(200);
    const rows = (all: Figures) =>
      all.rows.map(({ kind, value, name, received }) => [kind, value, name, received]);
    expect(rows(await figures('agent'))).toEqual([
      ['named', agent.id, 'Luz Reyes', 1],
      ['left', null, null, 1],
      ['not-said', null, null, 1],
    ]);
    const as = await sessionOf(desk.api, agent);
    expect(rows(await figures('agent', as))).toEqual([
      ['named', agent.id, 'Luz Reyes', 1],
      ['not-said', null, null, 1],
    ]);
    expect((await figures('agent', as)).rows[0]).toMatchObject({ reached: 1, median_minutes: 0 });
    expect(nobodys).not.toBe(own);
  });

  it('are a file for people and for programs', async () => {
    const id = await sent({ project_interest: '=cmd|A1' });
    await desk.work(id, { status: 'lost', lost_reason: 'bought-elsewhere' });
    const file = (path: string) =>
      fetch(`${desk.api.url}/api/v1/inquiry/figures/${path}`, { headers: desk.staff });
    const words = await (await file('project/export.csv?readable=true')).text();
    expect(words.split('\r\n').slice(0, 2)).toEqual([
      'Project,Received,Reached,Viewing,Reserved,Sold,Lost,Minutes to the first answer',
      "'=cmd|A1,1,0,0,0,0,1,",
    ]);
    expect(await (await file('lost_reason/export.csv?readable=true')).text()).toContain(
      '\r\nBought elsewhere,1,',
    );
    expect(await (await file('lost_reason/export.csv')).text()).toContain(
      'kind,value,name,received,reached,viewing,reserved,sold,lost,median_minutes\r\nnamed,bought-elsewhere,bought-elsewhere,1,',
    );
  });
});
