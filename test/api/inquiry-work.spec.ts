import { randomUUID } from 'node:crypto';
import { type Api, startApi } from '../support/api.js';
import { type Account, call, type Credentials, makeKey, makeStaff, signIn } from '../support/callers.js';
import { anInquiry } from '../support/records.js';

interface Inquiry {
  id: string;
  status: string;
  lost_reason: string | null;
  assignee_id: string | null;
  assignee_name: string | null;
  answered_at: string | null;
  next_step: string | null;
  next_step_on: string | null;
  spam: boolean;
  updated_at: string;
}
interface Note {
  id: string;
  kind: string;
  text: string | null;
  via: string | null;
  author_name: string;
}

let api: Api;
let admin: Credentials;
let luz: Account;
let staff: Credentials;
beforeAll(async () => {
  api = await startApi();
  admin = await signIn(api);
  // Shared out by hand here: inquiry-assignment.spec.ts is about the rest.
  await api.db.query(`INSERT INTO inquiry_settings (data) VALUES ('{"assigns":false}')`);
  luz = await makeStaff(api, admin);
  staff = await signIn(api, luz);
});
afterAll(() => api.close());

const dataOf = <T = Inquiry>({ body }: { body: unknown }) => (body as { data: T }).data;
const send = async (change: Record<string, unknown> = {}, headers: Credentials = {}) =>
  dataOf(await call(api, 'POST', '/inquiry/property', { body: anInquiry(change), headers }));
const path = (id: string, more = '') => `/inquiry/properties/${id}${more}`;
const work = (id: string, body: object, headers: Credentials = {}, as = staff) =>
  call(api, 'PUT', path(id, '/work'), { as, body, headers });
const read = async (id: string) => dataOf(await call(api, 'GET', path(id), { as: staff }));
const notesOf = async (id: string) =>
  dataOf<Note[]>(await call(api, 'GET', path(id, '/notes'), { as: staff }));
const answer = (id: string, via: string, headers: Credentials = {}) =>
  call(api, 'POST', path(id, '/answers'), { as: staff, body: { via }, headers });
describe('the work on an inquiry', () => {
  it('begins as new, and the sender is told nothing of it', async () => {
    const sent = await send();
    for (const name of ['status', 'assignee_id', 'spam', 'answered_at', 'next_step'])
      expect(sent).not.toHaveProperty(name);
    expect(await read(sent.id)).toMatchObject({
      status: 'new',
      lost_reason: null,
      assignee_id: null,
      answered_at: null,
      next_step: null,
      next_step_on: null,
    });
  });

  it('changes, and what the visitor sent does not', async () => {
    const sent = await send({ message: 'Magkano po?' });
    const body = {
      status: 'qualified',
      assignee_id: luz.id,
      next_step: 'Send the price list',
      next_step_on: '2026-12-01',
    };
    const changed = dataOf(await work(sent.id, body));
    expect(changed).toMatchObject({ ...body, assignee_name: 'Luz Reyes', message: 'Magkano po?' });
    expect(changed.updated_at > sent.updated_at).toBe(true);
    expect(dataOf(await work(sent.id, { next_step: null, next_step_on: null }))).toMatchObject({
      status: 'qualified',
      assignee_id: luz.id,
      next_step: null,
      next_step_on: null,
    });
    const refused = await work(sent.id, { message: 'Free!' });
    expect(refused.body).toMatchObject({ statusCode: 400, message: 'message: Unknown field' });
  });

  it('goes only where the table of statuses leads, and says where that is', async () => {
    const { id } = await send();
    await work(id, { status: 'spam' });
    const refused = await work(id, { status: 'reserved' });
    expect([refused.status, (refused.body as { message: string }).message]).toEqual([
      409,
      'An inquiry that is spam can become new, not reserved.',
    ]);
    const choices = dataOf<{ statuses: { status: string; next: string[] }[]; assignees: unknown[] }>(
      await call(api, 'GET', '/inquiry/work/choices', { as: staff }),
    );
    expect(choices.statuses.find(({ status }) => status === 'spam')?.next).toEqual(['new']);
    expect(choices.assignees).toContainEqual({ id: luz.id, name: 'Luz Reyes' });
  });

  it('is lost for a reason, which goes when it is lost no more', async () => {
    const { id } = await send();
    expect((await work(id, { status: 'lost' })).body).toMatchObject({
      message: 'lost_reason: Required',
    });
    expect((await work(id, { lost_reason: 'price' })).status).toBe(400);
    expect((await work(id, { status: 'lost', lost_reason: 'weather' })).status).toBe(400);
    expect(dataOf(await work(id, { status: 'lost', lost_reason: 'price' })).lost_reason).toBe('price');
    expect(dataOf(await work(id, { lost_reason: 'timing' })).lost_reason).toBe('timing');
    expect(dataOf(await work(id, { status: 'contacted' }))).toMatchObject({ lost_reason: null });
  });

  it('is one thing with the flag of spam, from either side', async () => {
    const robot = await send({}, { 'x-form-honeypot': '1' });
    expect(await read(robot.id)).toMatchObject({ status: 'spam', spam: true });
    expect(dataOf(await work(robot.id, { status: 'new' }))).toMatchObject({ spam: false });
    const person = await send();
    expect(dataOf(await work(person.id, { status: 'spam' }))).toMatchObject({ spam: true });
  });

  it('is changed over what was read alone, so that a colleague’s work is not lost', async () => {
    const { id } = await send();
    const etag = (await call(api, 'GET', path(id), { as: staff })).headers.get('etag') ?? '';
    const first = await work(id, { status: 'contacted' }, { 'if-match': etag });
    expect(first.status).toBe(200);
    const second = await work(id, { status: 'lost', lost_reason: 'price' }, { 'if-match': etag }, admin);
    expect(second.status).toBe(412);
    expect((await read(id)).status).toBe('contacted');
    const again = await work(
      id,
      { next_step: 'Call' },
      { 'if-match': first.headers.get('etag') ?? '' },
      admin,
    );
    expect(again.status).toBe(200);
  });

  it('of many at once is done by one after the other', async () => {
    const { id } = await send();
    const etag = (await call(api, 'GET', path(id), { as: staff })).headers.get('etag') ?? '';
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => work(id, { next_step: `Step ${n}` }, { 'if-match': etag })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(412)]);
  });

  it.each([
    [{ status: 'won' }, 'status: One of new, contacted, qualified, viewing, reserved, lost, spam'],
    [{ status: null }, 'status: One of new, contacted, qualified, viewing, reserved, lost, spam'],
    [{ assignee_id: 'luz' }, 'assignee_id: Must be a UUID'],
    [{ assignee_id: randomUUID() }, 'assignee_id: No colleague has this id'],
    [{ next_step_on: '2026-02-30' }, 'next_step_on: Must be a calendar day, YYYY-MM-DD'],
    [{ next_step: 'x'.repeat(201) }, 'next_step: At most 200 characters'],
  ])('refuses %j', async (body, message) => {
    const { id } = await send();
    expect((await work(id, body)).body).toMatchObject({ statusCode: 400, message });
  });

  it('stays when the colleague’s account goes', async () => {
    const leaver = await makeStaff(api, admin);
    const { id } = await send();
    await work(id, { assignee_id: leaver.id, status: 'contacted' });
    await call(api, 'DELETE', `/staff/${leaver.id}`, { as: admin });
    expect(await read(id)).toMatchObject({ assignee_id: null, assignee_name: null, status: 'contacted' });
  });

  it('is in the history: who, when, from what to what', async () => {
    const { id } = await send();
    await work(id, { status: 'contacted', assignee_id: luz.id });
    const history = dataOf<object[]>(await call(api, 'GET', path(id, '/history'), { as: staff }));
    expect(history[0]).toMatchObject({
      type: 'inquiry.changed',
      caller_name: 'Luz Reyes',
      fields: ['status', 'assignee_name'],
      before: { status: 'new', assignee_name: null },
      after: { status: 'contacted', assignee_name: 'Luz Reyes' },
    });
    await work(id, { status: 'contacted' });
    expect(dataOf<object[]>(await call(api, 'GET', path(id, '/history'), { as: staff }))).toHaveLength(2);
  });
});

describe('notes', () => {
  it('are added with the reader’s name, in their order, and by keys too', async () => {
    const { id } = await send();
    const key = await makeKey(api, admin, ['inquiries:read', 'inquiries:write']);
    const add = (text: string, as: Credentials) =>
      call(api, 'POST', path(id, '/notes'), { as, body: { text } });
    expect((await add('Wants the 12th floor.', staff)).status).toBe(201);
    await add('Called <b>twice</b>', key);
    expect(await notesOf(id)).toMatchObject([
      { kind: 'note', text: 'Wants the 12th floor.', author_name: 'Luz Reyes', author_kind: 'staff' },
      { kind: 'note', text: 'Called <b>twice</b>', author_name: 'Test', author_kind: 'key' },
    ]);
  });

  it('are never changed or removed', async () => {
    const { id } = await send();
    const note = dataOf<Note>(
      await call(api, 'POST', path(id, '/notes'), { as: staff, body: { text: 'So it was' } }),
    );
    for (const method of ['PUT', 'PATCH', 'DELETE'])
      expect((await call(api, method, path(id, `/notes/${note.id}`), { as: admin })).status).toBe(404);
    expect((await call(api, 'DELETE', path(id, `/answers/${note.id}`), { as: admin })).status).toBe(404);
    expect(await notesOf(id)).toHaveLength(1);
  });

  it('are not made twice by a click that was repeated', async () => {
    const { id } = await send();
    const headers = { 'idempotency-key': randomUUID() };
    const add = (text: string) =>
      call(api, 'POST', path(id, '/notes'), { as: staff, body: { text }, headers });
    await Promise.all([add('Once'), add('Once'), add('Once')]);
    expect(await notesOf(id)).toHaveLength(1);
    expect((await add('Other')).status).toBe(409);
  });

  it('go with their inquiry, and an unknown inquiry has none', async () => {
    const { id } = await send();
    await call(api, 'POST', path(id, '/notes'), { as: staff, body: { text: 'Gone' } });
    await call(api, 'DELETE', path(id), { as: staff });
    expect((await call(api, 'GET', path(id, '/notes'), { as: staff })).status).toBe(404);
    expect((await api.db.query('SELECT FROM inquiry_note WHERE inquiry_id = $1', [id])).rowCount).toBe(0);
    expect((await call(api, 'POST', path(id, '/notes'), { as: staff, body: { text: '?' } })).status).toBe(
      404,
    );
  });
});

describe('an answer', () => {
  it('is logged once by a click: contacted, answered, and theirs who answered', async () => {
    const { id } = await send();
    const headers = { 'idempotency-key': randomUUID() };
    await Promise.all([answer(id, 'mail', headers), answer(id, 'mail', headers)]);
    const inquiry = await read(id);
    expect(inquiry).toMatchObject({ status: 'contacted', assignee_id: luz.id });
    expect(inquiry.answered_at).not.toBeNull();
    expect(await notesOf(id)).toMatchObject([{ kind: 'answer', via: 'mail', author_name: 'Luz Reyes' }]);
    await answer(id, 'phone');
    expect((await read(id)).answered_at).toBe(inquiry.answered_at);
  });

  it('is taken back with all that it changed', async () => {
    const { id } = await send();
    const logged = dataOf<Note>(await answer(id, 'viber'));
    const back = await call(api, 'DELETE', path(id, `/answers/${logged.id}`), { as: staff });
    expect(dataOf(back)).toMatchObject({ status: 'new', assignee_id: null, answered_at: null });
    expect(await notesOf(id)).toEqual([]);
    expect((await call(api, 'DELETE', path(id, `/answers/${logged.id}`), { as: staff })).status).toBe(404);
  });

  it('is taken back without undoing what was decided since', async () => {
    const { id } = await send();
    const logged = dataOf<Note>(await answer(id, 'phone'));
    await work(id, { status: 'viewing', assignee_id: null });
    const second = dataOf<Note>(await answer(id, 'mail'));
    const back = await call(api, 'DELETE', path(id, `/answers/${logged.id}`), { as: staff });
    expect(dataOf(back)).toMatchObject({ status: 'viewing' });
    expect(dataOf(back).answered_at).toBe((second as unknown as { created_at: string }).created_at);
  });

  it('is refused for spam, and for a way that nobody knows', async () => {
    const { id } = await send({}, { 'x-form-honeypot': '1' });
    expect((await answer(id, 'mail')).status).toBe(409);
    expect((await answer(id, 'pigeon')).body).toMatchObject({
      message: 'via: One of mail, phone, whatsapp, viber, in-person',
    });
  });
});
