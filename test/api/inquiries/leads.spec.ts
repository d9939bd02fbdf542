import { randomUUID } from 'node:crypto';
import { inquiryPath, openInquiryDesk, type WorkedInquiry } from '../../support/desks/inquiry-desk.js';
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

interface Lead extends WorkedInquiry {
  first_name: string;
  last_name: string;
  email: string | null;
  phone_number: string | null;
  channel: string;
}
interface Imported {
  state: string;
  id: string | null;
  message: string | null;
  known: { id: string; same: string[] }[];
}

const desk = fixture(() => openInquiryDesk());

const phone = () => `0917${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
const add = (body: object, as: Credentials = desk.staff, headers: Credentials = {}) =>
  call(desk.api, 'POST', '/inquiry/properties', { as, body, headers });

describe('a lead entered by hand', () => {
  it('needs a name and one way to be reached', async () => {
    const number = phone();
    const answer = await add({
      first_name: 'Nena',
      phone_number: number,
      channel: 'telephone',
      answered: true,
    });
    expect(answer.status).toBe(201);
    const lead = dataOf<Lead>(answer);
    expect(lead).toMatchObject({
      first_name: 'Nena',
      last_name: '',
      phone_number: `63${number.slice(1)}`,
      email: null,
      channel: 'telephone',
      status: 'contacted',
      assignee_id: desk.luz.id,
    });
    expect(lead.answered_at).not.toBeNull();
    const none = await add({ first_name: 'Nena' });
    expect(refusalOf(none)).toEqual([400, 'phone_number: Enter a phone number or an e-mail address']);
    const odd = await add({ first_name: 'Nena', email: 'nena@', channel: 'website' });
    expect(messageOf(odd)).toBe(
      'email: Invalid email address; channel: One of telephone, walk-in, messenger, referral, agent, other',
    );
  });

  it('tells who entered it, and mails nobody a receipt', async () => {
    const { id } = dataOf<Lead>(await add({ first_name: 'Nena', email: `${randomUUID()}@example.ph` }));
    const history = await call(desk.api, 'GET', inquiryPath(id, '/history'), { as: desk.staff });
    expect(dataOf<object[]>(history)).toMatchObject([{ type: 'inquiry.created', caller_name: 'Luz Reyes' }]);
    const mails = await desk.api.db.query('SELECT FROM mail WHERE record_id = $1', [id]);
    expect(mails.rowCount).toBe(0);
  });

  it('is one, however often it is sent', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const body = { first_name: 'Twice', phone_number: phone() };
    const [first, again] = [await add(body, desk.staff, headers), await add(body, desk.staff, headers)];
    expect(dataOf<Lead>(again).id).toBe(dataOf<Lead>(first).id);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
  });

  it('can be corrected, and keeps one way to be reached', async () => {
    const number = phone();
    const { id } = dataOf<Lead>(await add({ first_name: 'Nena', phone_number: number }));
    const put = (body: object) => call(desk.api, 'PUT', inquiryPath(id), { as: desk.staff, body });
    const record = dataOf<Lead>(await call(desk.api, 'GET', inquiryPath(id), { as: desk.staff }));
    expect((await put(record)).status).toBe(200);
    expect(dataOf(await put({ ...record, last_name: 'Cruz', email: 'nena@example.ph' }))).toMatchObject({
      last_name: 'Cruz',
      email: 'nena@example.ph',
    });
    const refused = await put({ ...record, phone_number: null, email: null });
    expect(refusalOf(refused)).toEqual([400, 'phone_number: Enter a phone number or an e-mail address']);
  });

  it('is the agent’s who enters it', async () => {
    const account = await addStaff(desk.api, 'agent');
    const lead = dataOf<Lead>(
      await add({ first_name: 'Walk', phone_number: phone() }, await sessionOf(desk.api, account)),
    );
    expect(lead).toMatchObject({ assignee_id: account.id, status: 'new' });
  });
});

describe('a file of leads', () => {
  it('is previewed, leaves out who is known, and names what is wrong', async () => {
    const number = phone();
    const there = dataOf<Lead>(await add({ first_name: 'There', phone_number: number }));
    const email = `${randomUUID().slice(0, 8)}@example.ph`;
    const leads = [
      { first_name: 'New', email, external_id: randomUUID() },
      { first_name: 'Known', phone_number: `+63 ${number.slice(1)}` },
      { first_name: 'Odd', email: 'nowhere' },
      { first_name: 'Extra', email: 'x@example.ph', budget: 3 },
    ];
    const send = async (more: object = {}) =>
      dataOf<Imported[]>(
        await call(desk.api, 'POST', '/inquiry/properties/import', {
          as: desk.staff,
          body: { leads, ...more },
        }),
      );
    const preview = await send({ preview: true });
    expect(preview.map(({ state, message }) => [state, message])).toEqual([
      ['new', null],
      ['known', null],
      ['refused', 'email: Invalid email address'],
      ['refused', 'budget: Unknown field'],
    ]);
    expect(preview[1]?.known).toMatchObject([{ id: there.id, same: ['phone_number'] }]);
    const done = await send();
    expect(done.map(({ state }) => state)).toEqual(['added', 'known', 'refused', 'refused']);
    expect((await send()).map(({ state }) => state)).toEqual(['there', 'known', 'refused', 'refused']);
    const forced = await send({ add_known: true });
    expect(forced.map(({ state }) => state)).toEqual(['there', 'added', 'refused', 'refused']);
  });
});

describe('the next step', () => {
  it('has an hour, and may be a viewing of a project at a place', async () => {
    const { id } = await desk.send();
    const viewing = {
      next_step: 'Bring the price list',
      next_step_on: '2026-12-01',
      next_step_time: '14:30',
      next_step_kind: 'viewing',
      next_step_project: 'Alpha Tower',
      next_step_place: 'Showroom',
    };
    expect(dataOf(await desk.work(id, viewing))).toMatchObject({ ...viewing, status: 'viewing' });
    expect(dataOf(await desk.work(id, { next_step_time: '15:00' }))).toMatchObject({
      ...viewing,
      next_step_time: '15:00',
      status: 'viewing',
    });
    const dayless = await desk.work(id, { next_step_on: null });
    expect(messageOf(dayless)).toBe('next_step_on: Say on which day the viewing is');
    expect(dataOf(await desk.work(id, { next_step_kind: 'task', next_step_on: null }))).toMatchObject({
      next_step_on: null,
      next_step_time: null,
      next_step_project: null,
      next_step_place: null,
    });
    expect(messageOf(await desk.work(id, { next_step_time: '25:00' }))).toBe(
      'next_step_time: Must be a time of day, HH:MM',
    );
  });

  it('ends “unanswered” with the status contacted; new again, it waits again', async () => {
    const { id } = await desk.send();
    expect(dataOf<WorkedInquiry>(await desk.work(id, { status: 'contacted' })).answered_at).not.toBeNull();
    const back = dataOf<WorkedInquiry>(await desk.work(id, { status: 'new' }));
    expect(back).toMatchObject({ status: 'new', answered_at: null });
  });
});

describe('a colleague’s calendar', () => {
  it('holds their next steps, and ends with its address', async () => {
    const account = await addStaff(desk.api, 'agent');
    const as = await sessionOf(desk.api, account);
    const calendar = (method: string) => call(desk.api, method, '/inquiry/calendar', { as });
    expect(dataOf(await calendar('GET'))).toEqual({ address: null });
    const { id } = await desk.send({ first_name: 'Nena', last_name: 'Peña' });
    const step = { next_step: 'Call back', next_step_on: '2026-12-01', next_step_time: '09:00' };
    await desk.work(id, { assignee_id: account.id, ...step });
    await desk.work((await desk.send()).id, { assignee_id: desk.luz.id, ...step });
    const { address } = dataOf<{ address: string }>(await calendar('POST'));
    const path = new URL(address).pathname.replace('/api/v1', '');
    const read = () => fetch(`${desk.api.url}/api/v1${path}`);
    const answer = await read();
    const text = await answer.text();
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(text).toContain('DTSTART:20261201T010000Z');
    expect(text).toContain('SUMMARY:Call back: Nena Peña');
    await calendar('POST');
    expect((await read()).status).toBe(404);
  });
});
