import { randomUUID } from 'node:crypto';
import { inquiryPath, openInquiryDesk } from '../../support/desks/inquiry-desk.js';
import { fixture } from '../../support/jest/fixture.js';
import { addStaff, call, dataOf, makeKey, signIn, queryOf } from '../../support/requests/callers.js';

const desk = fixture(() => openInquiryDesk());

const UNANSWERED = { open: true, answered_at: false };
const listed = async (filter: object) => {
  const path = `/inquiry/properties?${queryOf({ filter, range: [0, 199] })}`;
  return dataOf<{ id: string }[]>(await call(desk.api, 'GET', path, { as: desk.staff })).map(({ id }) => id);
};
const waiting = async () =>
  dataOf<{ unanswered: number }>(await call(desk.api, 'GET', '/inquiry/work/waiting', { as: desk.staff }))
    .unanswered;
const takeBack = (id: string, note: string) =>
  call(desk.api, 'DELETE', inquiryPath(id, `/answers/${note}`), { as: desk.staff });
/** Who has been reached, of all: what Today and the reports count. */
const answered = async () =>
  dataOf<{ answers: { by_project: { answered: number }[] } }>(
    await call(desk.api, 'GET', '/dashboard', { as: desk.admin }),
  ).answers.by_project.reduce((sum, one) => sum + one.answered, 0);

describe('a call', () => {
  it('is theirs who calls, and no answer until somebody says that it was one', async () => {
    const { id } = await desk.send();
    const [before, figures] = [await waiting(), await answered()];
    const note = await desk.call(id);
    expect(await desk.read(id)).toMatchObject({
      ...{ status: 'new', answered_at: null, assignee_id: desk.luz.id, phone_fails: false },
      ...{ last_call: 'unknown', last_call_at: note.created_at, last_call_by: 'Luz Reyes' },
    });
    expect([await waiting(), await answered()]).toEqual([before, figures]);
    expect(await listed({ last_call: 'unknown' })).toContain(id);

    const noted = await desk.say(id, note.id, 'reached');
    // They were reached as the call began, not as it was said.
    expect(dataOf(noted)).toMatchObject({
      ...{ status: 'contacted', answered_at: note.created_at, last_call: 'reached' },
    });
    expect([await waiting(), await answered()]).toEqual([before - 1, figures + 1]);
    expect(await desk.notesOf(id)).toMatchObject([{ kind: 'answer', via: 'phone', outcome: 'reached' }]);
  });

  it.each(['no-answer', 'wrong-number'])(
    'that ends with %s is no answer: they wait as before',
    async (outcome) => {
      const { id } = await desk.send();
      const [before, figures] = [await waiting(), await answered()];
      const noted = dataOf(await desk.say(id, (await desk.call(id)).id, outcome));
      const wrong = outcome === 'wrong-number';
      expect(noted).toMatchObject({
        status: 'new',
        answered_at: null,
        last_call: outcome,
        phone_fails: wrong,
      });
      expect([await waiting(), await answered()]).toEqual([before, figures]);
      expect(await listed({ ...UNANSWERED, last_call: outcome })).toContain(id);
      expect((await listed({ phone_fails: true })).includes(id)).toBe(wrong);
      // A mail reaches them.
      await desk.answer(id, 'mail');
      expect((await desk.read(id)).answered_at).not.toBeNull();
      expect(await waiting()).toBe(before - 1);
    },
  );

  it('that reached somebody counts before a mail that was sent after it', async () => {
    const { id } = await desk.send();
    const note = await desk.call(id);
    await desk.answer(id, 'mail');
    expect((await desk.read(id)).answered_at).not.toBe(note.created_at);
    await desk.say(id, note.id, 'reached');
    expect((await desk.read(id)).answered_at).toBe(note.created_at);
    // And not where it was said by mistake: then the mail was the first.
    const [, mail] = await desk.notesOf(id);
    await desk.say(id, note.id, 'no-answer');
    expect(await desk.read(id)).toMatchObject({ status: 'contacted', answered_at: mail?.created_at });
  });

  it('is corrected with all that it changed', async () => {
    const { id } = await desk.send();
    const note = await desk.call(id);
    await desk.say(id, note.id, 'reached');
    expect(dataOf(await desk.say(id, note.id, 'wrong-number'))).toMatchObject({
      ...{ status: 'new', answered_at: null, phone_fails: true },
    });
    expect(dataOf(await desk.say(id, note.id, 'no-answer'))).toMatchObject({ phone_fails: false });
    // Whom somebody has said to be qualified was reached, whatever came of this call.
    await desk.say(id, note.id, 'reached');
    await desk.work(id, { status: 'qualified' });
    expect(dataOf(await desk.say(id, note.id, 'no-answer'))).toMatchObject({
      ...{ status: 'qualified', answered_at: note.created_at },
    });
  });

  it('is taken back: the one before it is the last again', async () => {
    const { id } = await desk.send();
    const first = await desk.call(id, 'no-answer');
    const second = await desk.call(id, 'wrong-number');
    expect(await desk.read(id)).toMatchObject({ last_call: 'wrong-number', phone_fails: true });
    expect(dataOf(await takeBack(id, second.id))).toMatchObject({
      ...{ last_call: 'no-answer', last_call_at: first.created_at, phone_fails: false },
    });
    expect((await desk.say(id, second.id, 'reached')).status).toBe(404);
    expect(dataOf(await takeBack(id, first.id))).toMatchObject({
      ...{ last_call: null, last_call_at: null, last_call_by: null, assignee_id: null },
    });
  });

  it('marks a number until another is entered, or somebody is reached at it', async () => {
    const { id } = await desk.send();
    await desk.call(id, 'wrong-number');
    const correct = (change: object) =>
      call(desk.api, 'PUT', inquiryPath(id), {
        ...{ as: desk.staff, body: { first_name: 'Maria', email: 'maria@example.ph', ...change } },
      });
    const { phone_number } = (await desk.read(id)) as unknown as { phone_number: string };
    expect(dataOf(await correct({ phone_number }))).toMatchObject({ phone_fails: true });
    expect(dataOf(await correct({ phone_number: '09175551234' }))).toMatchObject({ phone_fails: false });
    await desk.call(id, 'wrong-number');
    await desk.call(id, 'reached');
    expect(await desk.read(id)).toMatchObject({ phone_fails: false });
  });

  it('of a program that says no outcome is an answer, as it was before there were any', async () => {
    const { id } = await desk.send();
    await desk.answer(id, 'phone');
    expect(await desk.read(id)).toMatchObject({ status: 'contacted', last_call: 'reached' });
    const key = await makeKey(desk.api, desk.admin, ['inquiries:write']);
    const second = await desk.send();
    await call(desk.api, 'POST', inquiryPath(second.id, '/answers'), {
      ...{ as: key, body: { via: 'phone', outcome: 'no-answer' } },
    });
    expect(await desk.read(second.id)).toMatchObject({ status: 'new', answered_at: null, assignee_id: null });
  });

  it('from before there were outcomes counts as it did, until it is corrected', async () => {
    const { id } = await desk.send();
    const note = dataOf<{ id: string; created_at: string }>(await desk.answer(id, 'phone'));
    await desk.api.db.query('UPDATE inquiry_note SET outcome = NULL WHERE id = $1', [note.id]);
    await desk.work(id, { status: 'new' });
    expect((await desk.read(id)).answered_at).toBe(note.created_at);
    expect(dataOf(await desk.say(id, note.id, 'no-answer'))).toMatchObject({ answered_at: null });
  });

  it('made twice by a repeated click is one, also once its outcome was said', async () => {
    const { id } = await desk.send();
    const headers = { 'idempotency-key': randomUUID() };
    const dial = () =>
      call(desk.api, 'POST', inquiryPath(id, '/answers'), {
        ...{ as: desk.staff, headers, body: { via: 'phone', outcome: 'unknown' } },
      });
    const [first] = await Promise.all([dial(), dial()]);
    await desk.say(id, dataOf<{ id: string }>(first).id, 'no-answer');
    expect(dataOf(await dial())).toMatchObject({ outcome: 'no-answer' });
    expect(await desk.notesOf(id)).toHaveLength(1);
  });

  it('is told in the history: what was said, and the first answer with it', async () => {
    const { id } = await desk.send();
    await desk.say(id, (await desk.call(id)).id, 'reached');
    const history = dataOf<object[]>(
      await call(desk.api, 'GET', inquiryPath(id, '/history'), { as: desk.staff }),
    );
    expect(history).toMatchObject([
      {
        ...{ type: 'inquiry.changed', caller_name: 'Luz Reyes' },
        before: { status: 'new', last_call: 'unknown', answered_at: null },
        after: { status: 'contacted', last_call: 'reached' },
      },
      { after: { last_call: 'unknown', assignee_name: 'Luz Reyes' } },
      { type: 'inquiry.created' },
    ]);
  });
});

describe('what came of a call', () => {
  it('is said over what was read alone', async () => {
    const { id } = await desk.send();
    const note = await desk.call(id);
    const seen = await call(desk.api, 'GET', inquiryPath(id), { as: desk.staff });
    const ifMatch = { 'if-match': seen.headers.get('etag') ?? '' };
    const first = await desk.say(id, note.id, 'no-answer', ifMatch);
    expect(first.status).toBe(200);
    expect((await desk.say(id, note.id, 'reached', ifMatch, desk.admin)).status).toBe(412);
    expect((await desk.read(id)).last_call).toBe('no-answer');
    const fresh = { 'if-match': first.headers.get('etag') ?? '' };
    expect((await desk.say(id, note.id, 'reached', fresh, desk.admin)).status).toBe(200);
  });

  it('is said by those who see the inquiry', async () => {
    const { id } = await desk.send();
    const note = await desk.call(id);
    const agent = await signIn(desk.api, await addStaff(desk.api, 'agent'));
    const refused = await desk.say(id, note.id, 'reached', {}, agent);
    expect(refused.body).toMatchObject({
      statusCode: 403,
      message: 'Luz Reyes answers this inquiry. Agents see their own, and unassigned ones.',
    });
    const editor = await signIn(desk.api, await addStaff(desk.api, 'editor'));
    expect((await desk.say(id, note.id, 'reached', {}, editor)).status).toBe(403);
    expect((await desk.say(id, note.id, 'reached', {}, desk.admin)).status).toBe(200);
  });

  it('is one of three, of a call, of an inquiry that is not spam', async () => {
    const { id } = await desk.send();
    const note = await desk.call(id);
    expect((await desk.say(id, note.id, 'unknown')).body).toMatchObject({
      message: 'outcome: One of reached, no-answer, wrong-number',
    });
    const mail = dataOf<{ id: string }>(await desk.answer(id, 'mail'));
    expect((await desk.say(id, mail.id, 'reached')).status).toBe(404);
    const other = await desk.send();
    expect((await desk.say(other.id, note.id, 'reached')).status).toBe(404);
    const body = { via: 'viber', outcome: 'reached' };
    expect(
      (await call(desk.api, 'POST', inquiryPath(id, '/answers'), { as: desk.staff, body })).body,
    ).toMatchObject({ message: 'outcome: Only a call (via phone) has an outcome' });
    const robot = await desk.send();
    const { id: dialled } = await desk.call(robot.id);
    await desk.work(robot.id, { status: 'spam' });
    expect((await desk.say(robot.id, dialled, 'reached')).status).toBe(409);
  });
});

describe('the first answer', () => {
  it('is not the planning of a viewing: they wait until somebody is reached', async () => {
    const { id } = await desk.send();
    const [before, figures] = [await waiting(), await answered()];
    const planned = await desk.work(id, { next_step_kind: 'viewing', next_step_on: '2030-12-01' });
    expect(dataOf(planned)).toMatchObject({ status: 'viewing', answered_at: null });
    expect(await listed(UNANSWERED)).toContain(id);
    expect([await waiting(), await answered()]).toEqual([before, figures]);
    await desk.answer(id, 'in-person');
    expect(await desk.read(id)).toMatchObject({ status: 'viewing' });
    expect([await waiting(), await answered()]).toEqual([before - 1, figures + 1]);
  });

  it('is what the status says, where nobody has noted one', async () => {
    const { id } = await desk.send();
    await desk.work(id, { status: 'viewing' });
    expect(dataOf(await desk.work(id, { status: 'qualified' }))).not.toMatchObject({ answered_at: null });
  });
});
