import { randomUUID } from 'node:crypto';
import {
  inquiryPath,
  openInquiryDesk,
  type WorkNote,
  type WorkedInquiry,
} from '../../support/desks/inquiry-desk.js';
import { fixture } from '../../support/jest/fixture.js';
import {
  call,
  dataOf,
  queryOf,
  addStaff,
  type Credentials,
  makeKey,
  signIn,
} from '../../support/requests/callers.js';

const desk = fixture(() => openInquiryDesk());
const workOf = dataOf<WorkedInquiry>;
const listed = async (filter: object) => {
  const path = `/inquiry/properties?${queryOf({ filter })}`;
  return dataOf<{ id: string }[]>(await call(desk.api, 'GET', path, { as: desk.staff })).map(({ id }) => id);
};

describe('the work on an inquiry', () => {
  it('begins as new, and the sender is told nothing of it', async () => {
    const sent = await desk.send();
    for (const name of ['status', 'assignee_id', 'spam', 'answered_at', 'next_step'])
      expect(sent).not.toHaveProperty(name);
    expect(await desk.read(sent.id)).toMatchObject({
      status: 'new',
      lost_reason: null,
      assignee_id: null,
      answered_at: null,
      next_step: null,
      next_step_on: null,
    });
  });

  it('changes, and what the visitor sent does not', async () => {
    const sent = await desk.send({ message: 'Magkano po?' });
    const body = {
      status: 'qualified',
      assignee_id: desk.luz.id,
      next_step: 'Send the price list',
      next_step_on: '2026-12-01',
    };
    const changed = workOf(await desk.work(sent.id, body));
    expect(changed).toMatchObject({ ...body, assignee_name: 'Luz Reyes', message: 'Magkano po?' });
    expect(changed.updated_at > sent.updated_at).toBe(true);
    expect(dataOf(await desk.work(sent.id, { next_step: null, next_step_on: null }))).toMatchObject({
      status: 'qualified',
      assignee_id: desk.luz.id,
      next_step: null,
      next_step_on: null,
    });
    const refused = await desk.work(sent.id, { message: 'Free!' });
    expect(refused.body).toMatchObject({ statusCode: 400, message: 'message: Unknown field' });
  });

  it('goes only where the table of statuses leads, and says where that is', async () => {
    const { id } = await desk.send();
    await desk.work(id, { status: 'spam' });
    const refused = await desk.work(id, { status: 'reserved' });
    expect([refused.status, (refused.body as { message: string }).message]).toEqual([
      409,
      'An inquiry that is spam can become new, not reserved.',
    ]);
    const choices = dataOf<{ statuses: { status: string; next: string[] }[]; assignees: unknown[] }>(
      await call(desk.api, 'GET', '/inquiry/work/choices', { as: desk.staff }),
    );
    expect(choices.statuses.find(({ status }) => status === 'spam')?.next).toEqual(['new']);
    expect(choices.assignees).toContainEqual({ id: desk.luz.id, name: 'Luz Reyes' });
  });

  it('is lost for a reason, which goes when it is lost no more', async () => {
    const { id } = await desk.send();
    expect((await desk.work(id, { status: 'lost' })).body).toMatchObject({
      message: 'lost_reason: Required',
    });
    expect((await desk.work(id, { lost_reason: 'price' })).status).toBe(400);
    expect((await desk.work(id, { status: 'lost', lost_reason: 'weather' })).status).toBe(400);
    expect(workOf(await desk.work(id, { status: 'lost', lost_reason: 'price' })).lost_reason).toBe('price');
    expect(workOf(await desk.work(id, { lost_reason: 'timing' })).lost_reason).toBe('timing');
    expect(dataOf(await desk.work(id, { status: 'contacted' }))).toMatchObject({ lost_reason: null });
  });

  it('is one thing with the flag of spam, from either side', async () => {
    const robot = await desk.send({}, { 'x-form-honeypot': '1' });
    expect(await desk.read(robot.id)).toMatchObject({ status: 'spam', spam: true });
    expect(dataOf(await desk.work(robot.id, { status: 'new' }))).toMatchObject({ spam: false });
    const person = await desk.send();
    expect(dataOf(await desk.work(person.id, { status: 'spam' }))).toMatchObject({ spam: true });
  });

  it('is changed over what was read alone, so that nobody’s work is lost: of many at once one is done', async () => {
    const { id } = await desk.send();
    const etag = (await call(desk.api, 'GET', inquiryPath(id), { as: desk.staff })).headers.get('etag') ?? '';
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => desk.work(id, { next_step: `Step ${n}` }, { 'if-match': etag })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(412)]);
    const fresh = answers.find(({ status }) => status === 200)?.headers.get('etag') ?? '';
    const next = await desk.work(id, { next_step: 'Call' }, { 'if-match': fresh }, desk.admin);
    expect(next.status).toBe(200);
  });

  it('has its next step on every list of what is due, until it is lost: a buyer’s too', async () => {
    const { id } = await desk.send({ project_interest: null });
    const step = {
      ...{ next_step_kind: 'viewing', next_step_on: '2026-01-05', next_step: 'Sign the contract' },
      assignee_id: desk.luz.id,
    };
    const ids = async (filter: object) => listed({ planned: true, ...filter });
    const waiting = async () =>
      dataOf<{ due: number }>(await call(desk.api, 'GET', '/inquiry/work/waiting', { as: desk.staff })).due;
    const { address } = dataOf<{ address: string }>(
      await call(desk.api, 'POST', '/inquiry/calendar', { as: desk.staff }),
    );
    const calendar = async () => (await fetch(desk.api.url + new URL(address).pathname)).text();
    const before = await waiting();
    for (const status of ['viewing', 'reserved', 'sold']) {
      expect(await desk.work(id, { ...step, status })).toMatchObject({
        status: 200,
        body: { data: { status } },
      });
      expect(await ids({ assignee_id: [desk.luz.id], next_step_on_lte: '2026-01-05' })).toEqual([id]);
      expect(await ids({ next_step_kind: 'viewing' })).toEqual([id]);
      expect(await waiting()).toBe(before + 1);
      expect(await calendar()).toContain(id);
    }
    await desk.work(id, { status: 'lost', lost_reason: 'price' });
    expect(await ids({})).toEqual([]);
    expect(await waiting()).toBe(before);
    expect(await calendar()).not.toContain(id);
  });

  it('that is reserved is still somebody’s work; that is sold is not', async () => {
    const { id } = await desk.send({ project_interest: null });
    const open = async () => (await listed({ open: true, id: [id] })).length;
    await desk.work(id, { status: 'reserved' });
    expect(await open()).toBe(1);
    await desk.work(id, { status: 'sold' });
    expect(await open()).toBe(0);
  });

  it.each([
    [{ status: 'won' }, 'status: One of new, contacted, qualified, viewing, reserved, sold, lost, spam'],
    [{ status: null }, 'status: One of new, contacted, qualified, viewing, reserved, sold, lost, spam'],
    [{ assignee_id: 'luz' }, 'assignee_id: Must be a UUID'],
    [{ assignee_id: randomUUID() }, 'assignee_id: No colleague has this id'],
    [{ next_step_on: '2026-02-30' }, 'next_step_on: Must be a calendar day, YYYY-MM-DD'],
    [{ next_step: 'x'.repeat(201) }, 'next_step: At most 200 characters'],
  ])('refuses %j', async (body, message) => {
    const { id } = await desk.send();
    expect((await desk.work(id, body)).body).toMatchObject({ statusCode: 400, message });
  });

  it('is in the history: who, when, from what to what', async () => {
    const { id } = await desk.send();
    await desk.work(id, { status: 'contacted', assignee_id: desk.luz.id });
    const history = dataOf<object[]>(
      await call(desk.api, 'GET', inquiryPath(id, '/history'), { as: desk.staff }),
    );
    expect(history[0]).toMatchObject({
      type: 'inquiry.changed',
      caller_name: 'Luz Reyes',
      fields: ['status', 'assignee_name', 'answered_at'],
      before: { status: 'new', assignee_name: null },
      after: { status: 'contacted', assignee_name: 'Luz Reyes' },
    });
    await desk.work(id, { status: 'contacted' });
    expect(
      dataOf<object[]>(await call(desk.api, 'GET', inquiryPath(id, '/history'), { as: desk.staff })),
    ).toHaveLength(2);
  });
});

describe('an answer', () => {
  it('is logged once by a click: contacted, answered, and theirs who answered', async () => {
    const { id } = await desk.send();
    const headers = { 'idempotency-key': randomUUID() };
    await Promise.all([desk.answer(id, 'mail', headers), desk.answer(id, 'mail', headers)]);
    const inquiry = await desk.read(id);
    expect(inquiry).toMatchObject({ status: 'contacted', assignee_id: desk.luz.id });
    expect(inquiry.answered_at).not.toBeNull();
    expect(await desk.notesOf(id)).toMatchObject([{ kind: 'answer', via: 'mail', author_name: 'Luz Reyes' }]);
    await desk.answer(id, 'phone');
    expect((await desk.read(id)).answered_at).toBe(inquiry.answered_at);
  });

  it('is taken back with all that it changed', async () => {
    const { id } = await desk.send();
    const logged = dataOf<WorkNote>(await desk.answer(id, 'viber'));
    const back = await call(desk.api, 'DELETE', inquiryPath(id, `/answers/${logged.id}`), { as: desk.staff });
    expect(dataOf(back)).toMatchObject({ status: 'new', assignee_id: null, answered_at: null });
    expect(await desk.notesOf(id)).toEqual([]);
    expect(
      (await call(desk.api, 'DELETE', inquiryPath(id, `/answers/${logged.id}`), { as: desk.staff })).status,
    ).toBe(404);
  });

  it('is taken back without undoing what was decided since', async () => {
    const { id } = await desk.send();
    const logged = dataOf<WorkNote>(await desk.answer(id, 'phone'));
    await desk.work(id, { status: 'viewing', assignee_id: null });
    const second = dataOf<WorkNote>(await desk.answer(id, 'mail'));
    const back = await call(desk.api, 'DELETE', inquiryPath(id, `/answers/${logged.id}`), { as: desk.staff });
    expect(dataOf(back)).toMatchObject({ status: 'viewing' });
    expect(workOf(back).answered_at).toBe(second.created_at);
  });

  it('is refused for spam, and for a way that nobody knows', async () => {
    const { id } = await desk.send({}, { 'x-form-honeypot': '1' });
    expect((await desk.answer(id, 'mail')).status).toBe(409);
    expect((await desk.answer(id, 'pigeon')).body).toMatchObject({
      message: 'via: One of mail, phone, whatsapp, viber, in-person',
    });
  });
});

describe('notes', () => {
  it('are added with the reader’s name, in their order, and by keys too', async () => {
    const { id } = await desk.send();
    const key = await makeKey(desk.api, desk.admin, ['inquiries:read', 'inquiries:write']);
    const add = (text: string, as: Credentials) =>
      call(desk.api, 'POST', inquiryPath(id, '/notes'), { as, body: { text } });
    expect((await add('Wants the 12th floor.', desk.staff)).status).toBe(201);
    await add('Called <b>twice</b>', key);
    expect(await desk.notesOf(id)).toMatchObject([
      { kind: 'note', text: 'Wants the 12th floor.', author_name: 'Luz Reyes', author_kind: 'staff' },
      { kind: 'note', text: 'Called <b>twice</b>', author_name: 'Test', author_kind: 'key' },
    ]);
  });

  it('are corrected by whoever wrote them, and the history has who, when, and what they said', async () => {
    const { id } = await desk.send();
    const path = inquiryPath(id, '/notes');
    const agent = await signIn(desk.api, await addStaff(desk.api, 'agent'));
    const { id: note } = dataOf<WorkNote>(
      await call(desk.api, 'POST', path, { as: desk.staff, body: { text: 'Wants a studoi' } }),
    );
    const correct = (text: string, as: Credentials, headers = {}) =>
      call(desk.api, 'PUT', `${path}/${note}`, { as, body: { text }, headers });
    expect((await correct('Not mine', agent)).body).toMatchObject({
      statusCode: 403,
      message: 'Luz Reyes wrote this note. Add one of your own.',
    });
    const read = await call(desk.api, 'GET', inquiryPath(id), { as: desk.staff });
    const seen = { 'if-match': read.headers.get('etag') ?? '' };
    expect((await correct('Wants a studio', desk.staff, seen)).status).toBe(200);
    // Who read it before that, and corrects it too, is told; a manager may, having seen it.
    expect((await correct('Wants two', desk.admin, seen)).status).toBe(412);
    expect(await desk.notesOf(id)).toMatchObject([
      { text: 'Wants a studio', author_name: 'Luz Reyes', corrected_by: 'Luz Reyes' },
    ]);
    expect((await correct('Wants two studios', desk.admin)).status).toBe(200);
    const history = dataOf<object[]>(
      await call(desk.api, 'GET', inquiryPath(id, '/history'), { as: desk.staff }),
    );
    expect(history.slice(0, 2)).toMatchObject([
      { before: { note: 'Wants a studio' }, after: { note: 'Wants two studios' } },
      {
        ...{ type: 'inquiry.corrected', caller_name: 'Luz Reyes', fields: ['note'] },
        ...{ before: { note: 'Wants a studoi' }, after: { note: 'Wants a studio' } },
      },
    ]);
    // The same again leaves no trace, and nothing is no note.
    await correct('Wants two studios', desk.admin);
    expect((await correct(' ', desk.admin)).status).toBe(400);
    expect(
      dataOf<object[]>(await call(desk.api, 'GET', inquiryPath(id, '/history'), { as: desk.staff })),
    ).toHaveLength(history.length);
  });

  it('are never removed', async () => {
    const { id } = await desk.send();
    const note = dataOf<WorkNote>(
      await call(desk.api, 'POST', inquiryPath(id, '/notes'), {
        as: desk.staff,
        body: { text: 'So it was' },
      }),
    );
    for (const method of ['PATCH', 'DELETE'])
      expect(
        (await call(desk.api, method, inquiryPath(id, `/notes/${note.id}`), { as: desk.admin })).status,
      ).toBe(405);
    expect(
      (await call(desk.api, 'DELETE', inquiryPath(id, `/answers/${note.id}`), { as: desk.admin })).status,
    ).toBe(404);
    expect(await desk.notesOf(id)).toHaveLength(1);
  });

  it('are not made twice by a click that was repeated', async () => {
    const { id } = await desk.send();
    const headers = { 'idempotency-key': randomUUID() };
    const add = (text: string) =>
      call(desk.api, 'POST', inquiryPath(id, '/notes'), { as: desk.staff, body: { text }, headers });
    await Promise.all([add('Once'), add('Once'), add('Once')]);
    expect(await desk.notesOf(id)).toHaveLength(1);
    expect((await add('Other')).status).toBe(409);
  });

  it('go with their inquiry, and an unknown inquiry has none', async () => {
    const { id } = await desk.send();
    await call(desk.api, 'POST', inquiryPath(id, '/notes'), { as: desk.staff, body: { text: 'Gone' } });
    await call(desk.api, 'DELETE', inquiryPath(id), { as: desk.staff });
    expect((await call(desk.api, 'GET', inquiryPath(id, '/notes'), { as: desk.staff })).status).toBe(404);
    expect((await desk.api.db.query('SELECT FROM inquiry_note WHERE inquiry_id = $1', [id])).rowCount).toBe(
      0,
    );
    expect(
      (await call(desk.api, 'POST', inquiryPath(id, '/notes'), { as: desk.staff, body: { text: '?' } }))
        .status,
    ).toBe(404);
  });
});
