import { randomUUID } from 'node:crypto';
import { inquiryPath, openInquiryDesk, type WorkNote } from '../../support/desks/inquiry-desk.js';
import { fixture } from '../../support/jest/fixture.js';
import { addStaff, call, type Credentials, dataOf, makeKey, signIn } from '../../support/requests/callers.js';

const desk = fixture(() => openInquiryDesk());

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
