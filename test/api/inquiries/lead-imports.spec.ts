import { randomUUID } from 'node:crypto';
import { inquiryPath, openInquiryDesk } from '../../support/desks/inquiry-desk.js';
import { fixture } from '../../support/jest/fixture.js';
import {
  addStaff,
  call,
  type Credentials,
  dataOf,
  messageOf,
  refusalOf,
} from '../../support/requests/callers.js';

interface Imported {
  state: string;
  id: string | null;
  message: string | null;
  known: { id: string }[];
}
interface Batch {
  id: string;
  file_name: string;
  by_name: string;
  added: number;
  untouched: number;
  staying: number;
  stay: { id: string; name: string; by: string | null }[];
  taken_back: number | null;
  taken_back_by: string | null;
}

const desk = fixture(() => openInquiryDesk());
const phone = () => `0917${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
const lead = (more: object = {}) => ({
  first_name: 'Ana',
  phone_number: phone(),
  external_id: randomUUID(),
  ...more,
});
const post = (body: object, as: Credentials = desk.staff) =>
  call(desk.api, 'POST', '/inquiry/properties/import', { as, body });
const send = async (leads: object[], more: object = {}) =>
  dataOf<Imported[]>(await post({ leads, add_known: true, ...more }));
const batchOf = () => ({ batch_id: randomUUID(), file_name: 'november.csv', file_hash: 'abc' });
const read = async (id: string) =>
  dataOf<Batch>(await call(desk.api, 'GET', `/inquiry/imports/${id}`, { as: desk.staff }));
const takeBack = (id: string) =>
  call(desk.api, 'POST', `/inquiry/imports/${id}/take-back`, { as: desk.staff });
const statusOf = async (id: string | null | undefined) =>
  (await call(desk.api, 'GET', inquiryPath(String(id)), { as: desk.staff })).status;

describe('a lead of a file', () => {
  it('keeps the day that it was received, and its campaign; what it agreed to is not made up', async () => {
    const received_at = '2026-11-20T09:12:00+08:00';
    const campaign = { utm_source: 'facebook', utm_campaign: 'November', utm_content: 'Pool video' };
    const [added] = await send([lead({ received_at, ...campaign })]);
    expect(
      dataOf(await call(desk.api, 'GET', inquiryPath(String(added?.id)), { as: desk.staff })),
    ).toMatchObject({
      ...{ received_at: '2026-11-20T01:12:00.000Z', ...campaign, consent_text: null, news_text: null },
      ...{ agree_terms: false, agree_newsletter: false },
    });
    const later = new Date(Date.now() + 3_600_000).toISOString();
    const odd = await send([lead({ received_at: later }), lead({ received_at: '20 Nov' })]);
    expect(odd.map(({ state }) => state)).toEqual(['refused', 'refused']);
    expect(odd[0]?.message).toBe('received_at: Must not be in the future');
  });

  it('goes to the person’s own agent, before the one that the file names; a stranger of the file is refused', async () => {
    const [hers, named] = [await addStaff(desk.api, 'agent'), await addStaff(desk.api, 'agent')];
    const phone_number = phone();
    const first = await send([lead({ phone_number, assignee_id: hers.id })]);
    const report = await send([
      lead({ phone_number, assignee_id: named.id }),
      lead({ assignee_id: named.id }),
      lead({ assignee_id: randomUUID() }),
    ]);
    expect(report.map(({ state, known }) => [state, known.map(({ id }) => id)])).toEqual([
      ['added', [first[0]?.id]],
      ['added', []],
      ['refused', []],
    ]);
    const { rows } = await desk.api.db.query<{ assignee_id: string }>(
      'SELECT assignee_id FROM inquiry JOIN unnest($1::uuid[]) WITH ORDINALITY AS of(id, n) USING (id) ORDER BY n',
      [report.map(({ id }) => id)],
    );
    expect(rows.map(({ assignee_id }) => assignee_id)).toEqual([hers.id, named.id]);
  });

  it('comes in once, also of two who import one file at the same moment', async () => {
    const leads = Array.from({ length: 20 }, () => lead());
    const reports = await Promise.all([send(leads, batchOf()), send(leads, batchOf())]);
    const states = reports.flat().map(({ state }) => state);
    expect(states.filter((state) => state === 'added')).toHaveLength(20);
    expect(states.filter((state) => state === 'there')).toHaveLength(20);
  });

  it('comes in with all of its call, or none does', async () => {
    const batch = batchOf();
    await desk.api.db.query(
      `ALTER TABLE inquiry ADD CONSTRAINT broken_for_test CHECK (first_name <> 'Breaks') NOT VALID`,
    );
    const leads = [lead(), lead({ first_name: 'Breaks' })];
    try {
      expect((await post({ leads, ...batch })).status).toBe(500);
    } finally {
      await desk.api.db.query('ALTER TABLE inquiry DROP CONSTRAINT broken_for_test');
    }
    expect((await send(leads, batch)).map(({ state }) => state)).toEqual(['added', 'added']);
    expect((await read(batch.batch_id)).added).toBe(2);
  });
});

describe('a file that is taken back', () => {
  it('goes into the bin, but for what was worked on; once, however often and by whom it is asked', async () => {
    const batch = batchOf();
    // That the server gives one to a colleague is no work.
    const [first] = await send([lead(), lead({ assignee_id: desk.luz.id })], batch);
    const [second, third] = await send([lead({ first_name: 'Worked' }), lead()], batch);
    await desk.work(String(second?.id), { status: 'contacted' });
    expect(await read(batch.batch_id)).toMatchObject({
      ...{ file_name: 'november.csv', by_name: 'Luz Reyes', added: 4, untouched: 3, staying: 1 },
      stay: [{ id: second?.id, name: 'Worked', by: 'Luz Reyes' }],
    });
    const answers = await Promise.all([takeBack(batch.batch_id), takeBack(batch.batch_id)]);
    for (const answer of answers)
      expect(dataOf(answer)).toMatchObject({ taken_back: 3, taken_back_by: 'Luz Reyes', staying: 1 });
    expect([await statusOf(first?.id), await statusOf(second?.id), await statusOf(third?.id)]).toEqual([
      404, 200, 404,
    ]);
    const bin = await call(desk.api, 'GET', '/inquiry/properties/bin', { as: desk.staff });
    expect(dataOf<{ id: string }[]>(bin).map(({ id }) => id)).toContain(third?.id);
    const history = await desk.api.db.query<{ type: string; caller_name: string; times: number }>(
      `SELECT type, caller_name, count(*)::int AS times FROM activity
        WHERE record_id = $1 OR record_id = $2 AND type = 'inquiry.deleted' GROUP BY 1, 2 ORDER BY 1`,
      [batch.batch_id, third?.id],
    );
    expect(history.rows).toEqual([
      { type: 'import.added', caller_name: 'Luz Reyes', times: 1 },
      { type: 'import.taken_back', caller_name: 'Luz Reyes', times: 1 },
      { type: 'inquiry.deleted', caller_name: 'Luz Reyes', times: 1 },
    ]);
  });

  it('takes nothing more in, and comes in anew under another number', async () => {
    const [batch, leads] = [batchOf(), [lead(), lead()]];
    await send(leads, batch);
    await takeBack(batch.batch_id);
    const late = await post({ leads: [lead()], ...batch });
    expect([late.status, late.body]).toMatchObject([409, { code: 'import_taken_back' }]);
    expect(messageOf(late)).toContain('Luz Reyes has taken this import back');
    expect((await send(leads, batchOf())).map(({ state }) => state)).toEqual(['added', 'added']);
  });

  it('leaves what came back from the bin, and what the person did themselves', async () => {
    const batch = batchOf();
    const [back] = await send([lead({ first_name: 'Back' }), lead()], batch);
    await call(desk.api, 'DELETE', inquiryPath(String(back?.id)), { as: desk.staff });
    await call(desk.api, 'POST', `/inquiry/properties/bin/${back?.id}/restore`, { as: desk.staff });
    expect(await read(batch.batch_id)).toMatchObject({ untouched: 1, stay: [{ name: 'Back' }] });
  });

  it('is none where nothing came in; a foreign number is none either', async () => {
    const [batch, leads] = [batchOf(), [lead()]];
    await send(leads);
    expect((await send(leads, batch)).map(({ state }) => state)).toEqual(['there']);
    const gone = await call(desk.api, 'GET', `/inquiry/imports/${batch.batch_id}`, { as: desk.staff });
    expect(refusalOf(gone)).toEqual([404, 'Import not found.']);
    expect((await takeBack(randomUUID())).status).toBe(404);
  });

  it('five thousand go in seconds', async () => {
    const batch = batchOf();
    await send([lead()], batch);
    await desk.api.db.query(
      `INSERT INTO inquiry (id, first_name, last_name, phone_number, message, agree_terms, channel, import_id)
       SELECT gen_random_uuid(), 'Many', n::text, '63918' || lpad(n::text, 7, '0'), '', false, 'other', $1
         FROM generate_series(1, 4999) n`,
      [batch.batch_id],
    );
    const begun = Date.now();
    expect(dataOf(await takeBack(batch.batch_id))).toMatchObject({ taken_back: 5_000 });
    expect(Date.now() - begun).toBeLessThan(60_000);
  });
});
