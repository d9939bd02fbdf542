import { randomUUID } from 'node:crypto';
import { inquiryPath, openInquiryDesk } from '../../support/desks/inquiry-desk.js';
import { fixture } from '../../support/jest/fixture.js';
import {
  addStaff,
  call,
  type Credentials,
  dataOf,
  sessionOf,
  messageOf,
  refusalOf,
} from '../../support/requests/callers.js';
import { CONTRACT } from '../../support/requests/contract/contract.js';
import { anInquiry } from '../../support/requests/records.js';

let agent: Credentials;
let agentId: string;
const desk = fixture(() => openInquiryDesk());
beforeAll(async () => {
  const account = await addStaff(desk.api, 'agent');
  agentId = account.id;
  agent = await sessionOf(desk.api, account);
});

/** Beside what a test looks for. */
const LEAD = { last_name: 'Cruz', project_interest: 'Alpha Tower', message: 'A studio' };

describe('an agent', () => {
  it('sees their own inquiries and those that are nobody’s, in every way of reading', async () => {
    const email = `${randomUUID().slice(0, 8)}@example.ph`;
    const [own, free, other] = [
      await desk.send({ email }),
      await desk.send({ email }),
      await desk.send({ email }),
    ];
    await desk.work(own.id, { assignee_id: agentId });
    await desk.work(other.id, { assignee_id: desk.luz.id });
    const filter = encodeURIComponent(JSON.stringify({ email }));
    const idsOf = (answer: { body: unknown }) =>
      dataOf<{ id: string }[]>(answer)
        .map(({ id }) => id)
        .sort();
    for (const path of [`properties?filter=${filter}`, `search?keyword=${email}`])
      expect(idsOf(await call(desk.api, 'GET', `/inquiry/${path}`, { as: agent }))).toEqual(
        [own.id, free.id].sort(),
      );
    const same = await call(desk.api, 'GET', `${inquiryPath(own.id)}/same-person`, { as: agent });
    expect(idsOf(same)).toEqual([free.id]);
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['GET', '/history', undefined],
      ['GET', '/notes', undefined],
      ['GET', '/same-person', undefined],
      ['POST', '/notes', { text: 'Mine!' }],
      ['POST', '/answers', { via: 'phone' }],
      ['PUT', '/work', { assignee_id: agentId }],
    ] as const) {
      const refused = await call(desk.api, method, inquiryPath(other.id) + path, {
        as: agent,
        ...(body && { body }),
      });
      expect([path, refused.status, messageOf(refused)]).toEqual([
        path,
        403,
        expect.stringContaining('Luz Reyes answers this inquiry.'),
      ]);
    }
    const feed = await call(desk.api, 'GET', '/activity', { as: agent });
    expect(dataOf<object[]>(feed)).toEqual([]);
  });

  it('reads nothing of a colleague’s inquiry by any route of the API, whatever is asked of it', async () => {
    const mark = `Zq${randomUUID().slice(0, 8)}`;
    const phone_number = '639170009876';
    const email = `${mark}@example.ph`;
    const theirs = await desk.send({ ...LEAD, first_name: mark, email, phone_number, message: mark });
    const external_id = `ad-${mark}`;
    const ad = { first_name: mark, phone_number, external_id, assignee_id: desk.luz.id };
    await call(desk.api, 'POST', '/inquiry/properties', { as: desk.staff, body: ad });
    const own = await desk.send({ ...LEAD, email: 'own@example.ph', phone_number });
    await desk.work(own.id, { assignee_id: agentId });
    const viewing = { next_step: mark, next_step_on: '2030-01-02', next_step_kind: 'viewing' };
    await desk.work(theirs.id, { ...viewing, next_step_place: mark, assignee_id: desk.luz.id });
    await call(desk.api, 'POST', inquiryPath(theirs.id, '/notes'), { as: desk.staff, body: { text: mark } });
    const filters = [
      {},
      { id: theirs.id },
      { id: [theirs.id, own.id] },
      { assignee_id: desk.luz.id },
      { assignee_id: [desk.luz.id, agentId, null] },
      { email_is: email },
      { phone_number_is: phone_number },
      { external_id },
      { first_name: mark },
      { q: mark },
      { keyword: mark },
      { status: 'viewing' },
      { next_step_kind: 'viewing' },
      { open: true },
    ];
    const questions = filters.map((filter) => ({ filter: JSON.stringify(filter) }));
    const persons = [{ email }, { phone_number }, { email, phone_number, keyword: mark }];
    // Whoever may not call a route is refused before the question is read.
    const questionsOf = async (path: string) =>
      (await call(desk.api, 'GET', path, { as: agent })).status === 403 ? [{}] : [...questions, ...persons];
    const refusals: string[] = [];
    const reads = Object.keys(CONTRACT).filter((route) => route.startsWith('GET '));
    for (const route of reads) {
      const path = route.slice(4).replaceAll(/:\w+/g, theirs.id);
      for (const query of route.includes(':') ? [{}] : await questionsOf(path)) {
        const asked = `${path}?${new URLSearchParams({ keyword: mark, ...query })}`;
        for (const address of path === '/inquiry/search'
          ? [asked]
          : [asked, asked.replace(/keyword=\w+&?/, '')]) {
          const answer = await fetch(`${desk.api.url}/api/v1${address}`, { headers: agent });
          // A stream of events goes on until somebody leaves it.
          const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream');
          const text = isStream ? '' : await answer.text();
          if (isStream) await answer.body?.cancel();
          // What was asked may be said again by a refusal.
          if (answer.ok && text.includes(mark)) refusals.push(address);
        }
      }
    }
    expect(refusals).toEqual([]);
    // The same questions do find it for somebody who sees all.
    const found = `/inquiry/properties?${new URLSearchParams(questions[1])}`;
    expect(JSON.stringify((await call(desk.api, 'GET', found, { as: desk.staff })).body)).toContain(mark);
  });

  it('takes what is nobody’s, and hands it on', async () => {
    const { id } = await desk.send();
    const work = (assignee_id: string) =>
      call(desk.api, 'PUT', `${inquiryPath(id)}/work`, { as: agent, body: { assignee_id } });
    expect((await work(agentId)).status).toBe(200);
    expect(dataOf(await work(desk.luz.id))).toMatchObject({ assignee_id: desk.luz.id });
    expect((await work(agentId)).status).toBe(403);
  });

  it('removes none, one by one or many at once', async () => {
    const { id } = await desk.send();
    const many = await call(desk.api, 'POST', '/inquiry/properties/bulk', {
      as: agent,
      body: { action: 'remove', records: [{ id }] },
    });
    expect(refusalOf(many)).toEqual([403, 'Agents cannot remove inquiries: ask a manager.']);
    expect((await call(desk.api, 'DELETE', inquiryPath(id), { as: agent })).status).toBe(403);
    expect((await desk.read(id)).id).toBe(id);
  });
});

test('the event desk sees what guests are written, and nothing of inquiries', async () => {
  await desk.send();
  const as = await sessionOf(desk.api, await addStaff(desk.api, 'event-desk'));
  await desk.api.db.query(
    `INSERT INTO mail (id, template, to_address, subject, resource, record_id, state)
     VALUES ($1, 'inquiry-received', 'a@b.ph', 'Yours', 'inquiries', $1, 'sent'),
            ($2, 'ticket', 'a@b.ph', 'Ticket', 'delegates', $2, 'sent')`,
    [randomUUID(), randomUUID()],
  );
  const { body } = await call(desk.api, 'GET', '/mails', { as });
  expect((body as { data: { resource: string }[] }).data.map(({ resource }) => resource)).toEqual([
    'delegates',
  ]);
  const { rows } = await desk.api.db.query<{ id: string }>(
    `SELECT id FROM mail WHERE resource = 'inquiries' LIMIT 1`,
  );
  for (const way of ['', '/preview'])
    expect((await call(desk.api, 'GET', `/mails/${rows[0]?.id}${way}`, { as })).status).toBe(404);
});

it('an inquiry is given to colleagues alone who may see it', async () => {
  const { id } = dataOf<{ id: string }>(
    await call(desk.api, 'POST', '/inquiry/property', { body: anInquiry() }),
  );
  const give = (assignee_id: string) =>
    call(desk.api, 'PUT', `/inquiry/properties/${id}/work`, { as: desk.admin, body: { assignee_id } });
  for (const role of ['editor', 'door'] as const) {
    const answer = await give((await addStaff(desk.api, role)).id);
    expect([role, messageOf(answer)]).toEqual([role, 'assignee_id: No colleague has this id']);
  }
  const luz = await addStaff(desk.api);
  expect((await give(luz.id)).status).toBe(200);
  await desk.api.db.query('UPDATE staff SET disabled_at = now() WHERE id = $1', [luz.id]);
  // Whoever left meanwhile keeps what was theirs until somebody decides, and gets nothing new.
  expect((await give(luz.id)).status).toBe(200);
  await give((await addStaff(desk.api)).id);
  expect((await give(luz.id)).status).toBe(400);
});
