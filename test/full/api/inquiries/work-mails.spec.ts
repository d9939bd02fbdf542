import { InquiryMails } from '../../../../src/inquiries/mails/inquiry-mails.js';
import { WorkMails } from '../../../../src/inquiries/mails/work-mails.js';
import { ReservationEnds } from '../../../../src/inquiries/work/reservation-ends.js';
import { InquiryReturns } from '../../../../src/inquiries/work/returns.js';
import type { WaitingInquiries } from '../../../../src/inquiries/work/work.dto.js';
import { Mails } from '../../../../src/platform/mail/mails.js';
import type { MailAbout } from '../../../../src/platform/mail/template.js';
import { dayInManila } from '../../../../src/platform/manila.js';
import { openHomesDesk } from '../../../support/desks/homes-desk.js';
import { inquiryPath } from '../../../support/desks/inquiry-desk.js';
import { fixture } from '../../../support/jest/fixture.js';
import { addStaff, call, type Credentials, dataOf, sessionOf } from '../../../support/requests/callers.js';
import { until } from '../../../support/server/until.js';

const desk = fixture(() => openHomesDesk());
const inDays = (days: number) => dayInManila(new Date(Date.now() + days * 86_400_000));
const at = (days: number) => new Date(Date.now() + days * 86_400_000);

/** An agent who wants mails so. */
async function anAgent(inquiry_mail: string) {
  const account = await addStaff(desk.api, 'agent');
  await desk.api.db.query('UPDATE staff SET inquiry_mail = $2 WHERE id = $1', [account.id, inquiry_mail]);
  return { ...account, as: await sessionOf(desk.api, account) };
}
const work = (id: string, body: object, as: Credentials = desk.manager) =>
  call(desk.api, 'PUT', inquiryPath(id, '/work'), { as, body });
const mailsOf = async ({ email }: { email: string }, ...templates: string[]) =>
  (
    await desk.api.db.query<{ id: string; template: string }>(
      'SELECT id, template FROM mail WHERE to_address = $1 AND template = ANY ($2) ORDER BY id',
      [email, templates],
    )
  ).rows;
const textOf = async (id: string) =>
  JSON.stringify((await call(desk.api, 'GET', `/mails/${id}/preview`, { as: desk.admin })).body);
/** It would not be sent: what it says is no longer so. */
async function isGone(id: string) {
  const { rows } = await desk.api.db.query<MailAbout & { template: string }>(
    'SELECT * FROM mail WHERE id = $1',
    [id],
  );
  return rows[0] !== undefined && (await desk.api.app.get(Mails).render(rows[0], true)) === undefined;
}
/** What the page says to them. */
const waiting = async (as: Credentials) =>
  dataOf<WaitingInquiries>(await call(desk.api, 'GET', '/inquiry/work/waiting', { as }));
/** Nothing of this kind is to be told any more. */
const settled = (kind: string) =>
  until(async () => (await desk.api.db.query('SELECT FROM job WHERE kind = $1', [kind])).rowCount === 0);

it('tells whoever gets inquiries of a colleague, in one mail for all of a moment, by their own choice', async () => {
  const [once, daily, none] = [await anAgent('at-once'), await anAgent('daily'), await anAgent('none')];
  const ids = [await desk.asked(), await desk.asked()];
  for (const id of ids) expect(await work(id, { assignee_id: once.id })).toMatchObject({ status: 200 });
  await work(await desk.asked(), { assignee_id: daily.id });
  await work(await desk.asked(), { assignee_id: none.id });
  // Who takes one knows of it.
  const own = await desk.asked();
  await work(own, { assignee_id: once.id }, once.as);
  await settled('inquiries-given');
  const told = await mailsOf(once, 'inquiries-given');
  expect(told).toHaveLength(1);
  const text = await textOf(told[0]?.id ?? '');
  for (const id of ids) expect(text).toContain(`/admin/inquiries/${id}/show`);
  expect(text).toContain('from Luz Reyes');
  expect(text).not.toContain(own);
  expect([...(await mailsOf(daily, 'inquiries-given')), ...(await mailsOf(none, 'inquiries-given'))]).toEqual(
    [],
  );

  expect(await waiting(once.as)).toMatchObject({ given: { id: ids[1], by: 'Luz Reyes' } });
  expect(await waiting(desk.agent)).toMatchObject({ given: null });
});

it('says of one that was given on again nothing', async () => {
  const [one, other] = [await anAgent('at-once'), await anAgent('at-once')];
  const id = await desk.asked();
  await work(id, { assignee_id: one.id });
  await work(id, { assignee_id: other.id });
  await settled('inquiries-given');
  const [mail] = await mailsOf(one, 'inquiries-given');
  expect(await isGone(mail?.id ?? '')).toBe(true);
  expect(await textOf((await mailsOf(other, 'inquiries-given'))[0]?.id ?? '')).toContain(id);
});

it('tells of a lead that a colleague enters for somebody, and of customers of whoever leaves', async () => {
  const [ana, ben] = [await anAgent('at-once'), await anAgent('at-once')];
  const lead = { first_name: 'Nena', phone_number: '09175550001', assignee_id: ana.id };
  const { id } = dataOf<{ id: string }>(
    await call(desk.api, 'POST', '/inquiry/properties', { as: desk.manager, body: lead }),
  );
  await settled('inquiries-given');
  expect(await textOf((await mailsOf(ana, 'inquiries-given'))[0]?.id ?? '')).toContain(id);
  const body = { removes: false, hand_over: [{ kind: 'customers', to: ben.id }] };
  const leave = `/staff/${ana.id}/leave`;
  expect(await call(desk.api, 'POST', leave, { as: desk.admin, body })).toMatchObject({ status: 200 });
  await settled('inquiries-given');
  expect(await textOf((await mailsOf(ben, 'inquiries-given'))[0]?.id ?? '')).toContain(id);
});

it('tells of customers who are handed over as each wants it; those of nobody wait for managers, not for agents', async () => {
  const [leaver, daily, none] = [await anAgent('none'), await anAgent('daily'), await anAgent('none')];
  const handOver = async (to: { id: string } | undefined) => {
    const id = await desk.asked();
    await work(id, { assignee_id: leaver.id });
    await desk.api.db.query('UPDATE inquiry SET created_at = $2 WHERE id = $1', [id, at(-2)]);
    const hand_over = to ? [{ kind: 'customers', to: to.id }] : [];
    const body = { removes: false, hand_over };
    expect(await call(desk.api, 'POST', `/staff/${leaver.id}/leave`, { as: desk.admin, body })).toMatchObject(
      { status: 200 },
    );
    await desk.api.db.query('UPDATE staff SET disabled_at = NULL WHERE id = $1', [leaver.id]);
    return id;
  };
  const theirs = await handOver(daily);
  await handOver(none);
  await settled('inquiries-given');
  await desk.api.app.get(InquiryMails).tellOfDay();
  const told = (one: { email: string }) => mailsOf(one, 'inquiries-given', 'inquiry-digest');
  const [digest, ...others] = await told(daily);
  expect([digest?.template, others]).toEqual(['inquiry-digest', []]);
  const text = await textOf(digest?.id ?? '');
  expect(text).toContain('Given to you since yesterday');
  expect(text).toContain(theirs);
  expect(await told(none)).toEqual([]);
  expect((await waiting(daily.as)).given).toMatchObject({ id: theirs, by: 'Administrator' });

  const [managers, agents] = [await waiting(desk.manager), await waiting(daily.as)];
  const left = await handOver(undefined);
  expect((await waiting(desk.manager)).unanswered).toBe(managers.unanswered + 1);
  expect((await waiting(daily.as)).unanswered).toBe(agents.unanswered);
  await work(left, { status: 'lost', lost_reason: 'price' });
});

it('mails what is due in the morning, once: also of who has bought; to others in their mail of the day', async () => {
  const [once, daily, none] = [await anAgent('at-once'), await anAgent('daily'), await anAgent('none')];
  const bought = await desk.asked();
  await desk.set(bought, 'sold');
  for (const { id } of [once, daily, none]) {
    const theirs = await desk.asked();
    await work(theirs, { assignee_id: id, next_step: 'Call them', next_step_on: inDays(-2) });
    await work(await desk.asked(), { assignee_id: id, next_step: 'Not yet', next_step_on: inDays(1) });
  }
  await work(bought, { assignee_id: once.id, next_step: 'Bring the papers', next_step_on: inDays(0) });
  const mails = desk.api.app.get(WorkMails);
  for (let n = 0; n < 2; n += 1) {
    await mails.tellDue();
    await desk.api.app.get(InquiryMails).tellOfDay();
  }
  const due = await mailsOf(once, 'inquiries-due', 'inquiry-digest');
  expect(due.map(({ template }) => template)).toEqual(['inquiries-due']);
  const text = await textOf(due[0]?.id ?? '');
  expect(text).toContain('Bring the papers (today)');
  expect(text).toContain('Call them (for 2 days)');
  expect(text).not.toContain('Not yet');
  const digest = await mailsOf(daily, 'inquiries-due', 'inquiry-digest');
  expect(digest.map(({ template }) => template)).toEqual(['inquiry-digest']);
  expect(await textOf(digest[0]?.id ?? '')).toContain('Call them (for 2 days)');
  expect(await mailsOf(none, 'inquiries-due', 'inquiry-digest')).toEqual([]);
  // The page says it too: theirs and what they sold, not that of tomorrow.
  expect([(await waiting(once.as)).due, (await waiting(none.as)).due]).toEqual([2, 1]);
  await desk.set(bought, null);
});

it('tells once of what nobody answered in time: at once or in the mail of the day, and nobody who has left', async () => {
  const [once, daily, none] = [await anAgent('at-once'), await anAgent('daily'), await anAgent('none')];
  const gone = [await anAgent('at-once'), await anAgent('daily')];
  const { api, admin } = desk;
  const before = dataOf<object>(await call(api, 'GET', '/inquiry/work/settings', { as: admin }));
  const settings = (body: object) => call(api, 'PUT', '/inquiry/work/settings', { as: admin, body });
  expect(await settings({ ...before, return_after_hours: 1 })).toMatchObject({ status: 200 });
  const id = await desk.asked();
  await work(id, { assignee_id: none.id });
  await settled('inquiries-given');
  await api.db.query(`UPDATE inquiry SET created_at = $2, assigned_at = $2, assignee_id = $3 WHERE id = $1`, [
    id,
    at(-10),
    none.id,
  ]);
  await api.db.query('UPDATE staff SET disabled_at = now() WHERE id = ANY ($1)', [gone.map((one) => one.id)]);
  for (let n = 0; n < 2; n += 1) {
    await api.app.get(InquiryReturns).run();
    await api.app.get(InquiryMails).tellOfDay();
  }
  const told = async (one: { email: string }) => mailsOf(one, 'inquiries-returned', 'inquiry-digest');
  expect((await told(once)).map(({ template }) => template)).toEqual(['inquiries-returned']);
  expect((await told(daily)).map(({ template }) => template)).toEqual(['inquiry-digest']);
  for (const one of [once, daily]) expect(await textOf((await told(one))[0]?.id ?? '')).toContain(id);
  expect((await Promise.all([none, ...gone].map(told))).flat()).toEqual([]);
  // In the page everybody hears of it, until somebody answers.
  for (const { as } of [none, daily]) expect(await waiting(as)).toMatchObject({ returned: { id } });
  await call(api, 'POST', inquiryPath(id, '/answers'), { as: once.as, body: { via: 'mail' } });
  expect((await waiting(none.as)).returned).toBeNull();
  await settings(before);
});

describe('a reservation', () => {
  it('is told some days before its end and when it has ended, each once, also by two processes', async () => {
    const agent = await anAgent('daily');
    const id = await desk.asked();
    await work(id, { assignee_id: agent.id });
    await desk.set(id, 'reserved', { until: inDays(5) }, agent.as);
    const remind = (days: number) =>
      Promise.all([1, 2].map(() => desk.api.app.get(WorkMails).remind(at(days))));
    const told = () => mailsOf(agent, 'reservation-ending', 'reservation-ended');
    await remind(0);
    await remind(1);
    expect(await told()).toEqual([]);
    await remind(2);
    await remind(3);
    expect(await told()).toHaveLength(1);
    expect(await textOf((await told())[0]?.id ?? '')).toContain('Villa');
    // One that was extended is told anew, and the mail of before says nothing.
    const body = { until: inDays(8), reason: 'Their bank decides on Friday.' };
    await call(desk.api, 'PUT', inquiryPath(id, '/home/until'), { as: agent.as, body });
    const [before] = await told();
    expect(await isGone(before?.id ?? '')).toBe(true);
    await remind(5);
    await Promise.all([1, 2].map(() => desk.api.app.get(ReservationEnds).run(at(9))));
    expect((await told()).map(({ template }) => template)).toEqual([
      ...['reservation-ending', 'reservation-ending', 'reservation-ended'],
    ]);
    expect(await textOf((await told())[2]?.id ?? '')).toContain('Villa');
    expect((await desk.read(id)).home_name).toBeNull();
  });

  it('of nobody is told to managers, and to nobody on the day on which it was reserved', async () => {
    const manager = await addStaff(desk.api, 'manager');
    const id = await desk.asked();
    await desk.set(id, 'reserved', { until: inDays(1) }, desk.manager);
    await desk.api.db.query('UPDATE inquiry SET assignee_id = NULL WHERE id = $1', [id]);
    await desk.api.app.get(WorkMails).remind();
    expect(await mailsOf(manager, 'reservation-ending')).toEqual([]);
    await desk.api.app.get(WorkMails).remind(at(1));
    expect(await mailsOf(manager, 'reservation-ending')).toHaveLength(1);
    await desk.set(id, null, {}, desk.manager);
  });

  it('is not told where the owner wants it so', async () => {
    const settings = dataOf<object>(
      await call(desk.api, 'GET', '/inquiry/work/settings', { as: desk.manager }),
    );
    expect(settings).toMatchObject({ reservation_notice_days: 3 });
    const put = (reservation_notice_days: number) =>
      call(desk.api, 'PUT', '/inquiry/work/settings', {
        as: desk.manager,
        body: { ...settings, reservation_notice_days },
      });
    expect(await put(0)).toMatchObject({ status: 200 });
    expect(await desk.api.app.get(WorkMails).remind(at(3))).toBe(0);
    await put(3);
  });
});
