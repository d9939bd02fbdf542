import { inquiryPath, openInquiryDesk, type WorkedInquiry } from '../../support/desks/inquiry-desk.js';
import { fixture } from '../../support/jest/fixture.js';
import { addStaff, call, type Credentials, dataOf, signIn, queryOf } from '../../support/requests/callers.js';

const desk = fixture(() => openInquiryDesk());

const list = async (filter: object, more = '', as = desk.staff) => {
  const answer = await call(desk.api, 'GET', `/inquiry/properties?${queryOf({ filter })}${more}`, { as });
  const { data, meta } = answer.body as { data: WorkedInquiry[]; meta: { total: number } };
  expect(meta.total).toBe(data.length);
  return data.map(({ id }) => id);
};

describe('the list', () => {
  it('has mine and what is nobody’s, oldest first', async () => {
    await desk.api.db.query('DELETE FROM inquiry');
    const [mine, nobodys, others, done] = [
      await desk.send(),
      await desk.send(),
      await desk.send(),
      await desk.send(),
    ];
    await desk.work(mine.id, { assignee_id: desk.luz.id });
    await desk.work(others.id, { assignee_id: (await addStaff(desk.api)).id });
    await desk.work(done.id, { status: 'lost', lost_reason: 'timing' });
    const sort = '&sort=["created_at","ASC"]';
    expect(await list({ open: true, assignee_id: [desk.luz.id, null] }, sort)).toEqual([mine.id, nobodys.id]);
    expect(await list({ assignee_id: null }, sort)).toEqual([nobodys.id, done.id]);
    expect(await list({ assignee_id: desk.luz.id })).toEqual([mine.id]);
    expect(await list({ assignee_id: [] })).toEqual([]);
    expect(await list({ open: false })).toEqual([done.id]);
    expect(await list({ status: 'lost', lost_reason: 'timing' })).toEqual([done.id]);
    await desk.answer(mine.id, 'mail');
    expect(await list({ answered_at: false, open: true, assignee_id: [desk.luz.id, null] })).toEqual([
      nobodys.id,
    ]);
  });

  it('finds and sorts by the next step’s day, whatever the zone', async () => {
    await desk.api.db.query('DELETE FROM inquiry');
    const days = ['2026-11-20', '2026-11-21', '2026-11-22', null];
    const ids: string[] = [];
    for (const next_step_on of days) {
      const { id } = await desk.send();
      await desk.work(id, { next_step_on });
      ids.push(id);
    }
    const tz = '&sort=["next_step_on","ASC"]&tz=Pacific/Kiritimati';
    expect(await list({ next_step_on: '2026-11-21' }, tz)).toEqual([ids[1]]);
    expect(await list({ next_step_on_lte: '2026-11-21' }, tz)).toEqual([ids[0], ids[1]]);
    expect(await list({}, tz)).toEqual(ids);
    const walked: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const { body } = await call(
        desk.api,
        'GET',
        `/inquiry/properties?sort=["next_step_on","DESC"]&range=[0,0]${next && `&after=${next}`}`,
        { as: desk.staff },
      );
      const page = body as { data: WorkedInquiry[]; meta: { next: string | null } };
      walked.push(...page.data.map(({ id }) => id));
      ({ next } = page.meta);
    }
    expect(walked).toEqual(ids.toReversed());
  });

  it.each([{ status: 'won' }, { assignee_id: 'me' }, { next_step_on: 'today' }, { open: 'yes' }])(
    'refuses the filter %j',
    async (filter) => {
      const path = `/inquiry/properties?${queryOf({ filter })}`;
      expect((await call(desk.api, 'GET', path, { as: desk.staff })).status).toBe(400);
    },
  );

  it('counts what waits for the reader', async () => {
    await desk.api.db.query('DELETE FROM inquiry');
    const [mine, answered, others] = [await desk.send(), await desk.send(), await desk.send()];
    await desk.send({}, { 'x-form-honeypot': '1' });
    await desk.work(mine.id, { assignee_id: desk.luz.id, next_step: 'Call', next_step_on: '2020-01-01' });
    await desk.answer(answered.id, 'mail');
    const colleague = await addStaff(desk.api);
    await desk.work(others.id, { assignee_id: colleague.id });
    const waiting = async (as: Credentials) =>
      dataOf<object>(await call(desk.api, 'GET', '/inquiry/work/waiting?tz=Asia/Manila', { as }));
    expect(await waiting(desk.staff)).toEqual({ unanswered: 1, due: 1, given: null, returned: null });
    expect(await waiting(await signIn(desk.api, colleague))).toMatchObject({
      ...{ unanswered: 1, due: 0, given: { id: others.id, by: 'Luz Reyes' } },
    });
  });

  it('is exported with the work', async () => {
    await desk.api.db.query('DELETE FROM inquiry');
    const { id } = await desk.send();
    await desk.work(id, { status: 'lost', lost_reason: 'no-answer', assignee_id: desk.luz.id });
    const response = await fetch(`${desk.api.url}/api/v1/inquiry/properties/export.csv`, {
      headers: desk.staff,
    });
    const [head = '', row = ''] = (await response.text()).split('\r\n');
    const cell = (name: string) => row.split(',')[head.replace('\uFEFF', '').split(',').indexOf(name)];
    expect(['status', 'lost_reason', 'assignee_name'].map(cell)).toEqual(['lost', 'no-answer', 'Luz Reyes']);
  });
});

describe('the same person', () => {
  it('is known by e-mail or phone, however they were typed, and nobody is merged', async () => {
    const first = await desk.send({
      email: 'Lola@Example.com',
      phone_number: '0917 555 0001',
      first_name: 'Lola',
    });
    const mail = await desk.send({ email: 'lola@example.com', phone_number: '639170000009' });
    const phone = await desk.send({ email: 'other@example.com', phone_number: '+63 917 555 0001' });
    await desk.send({ email: 'lola@example.com.ph', phone_number: '6391755500019' });
    const same = dataOf<{ id: string; same: string[] }[]>(
      await call(desk.api, 'GET', inquiryPath(first.id, '/same-person'), { as: desk.staff }),
    );
    expect(same.map(({ id, same }) => [id, same])).toEqual([
      [phone.id, ['phone_number']],
      [mail.id, ['email']],
    ]);
    expect((await desk.read(mail.id)).id).toBe(mail.id);
  });
});

describe('where it came from', () => {
  it('is kept as it was sent, and never a reason to refuse an inquiry', async () => {
    const sent = await desk.send({
      landing_page: '/properties?email=lola@example.com#x',
      referrer: 'https://www.facebook.com/groups/42?fbclid=abc',
      utm_source: ' facebook ',
      utm_campaign: 'ü'.repeat(300),
      utm_medium: 7,
      agent_code: 'maria-cruz',
    });
    expect(await desk.read(sent.id)).toMatchObject({
      landing_page: '/properties',
      referrer: 'https://www.facebook.com/groups/42',
      utm_source: 'facebook',
      utm_campaign: 'ü'.repeat(100),
      utm_medium: null,
      agent_code: 'maria-cruz',
    });
    expect(await list({ agent_code: 'MARIA' })).toEqual([sent.id]);
    expect(await list({ utm_source: 'face' })).toEqual([sent.id]);
  });
});
