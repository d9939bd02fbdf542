import { InquiryReturns } from '../../../src/inquiries/work/returns.js';
import { fixture } from '../../support/jest/fixture.js';
import {
  type Account,
  addStaff,
  call,
  type Credentials,
  dataOf,
  sessionOf,
  signIn,
} from '../../support/requests/callers.js';
import { anInquiry } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';
import { until } from '../../support/server/until.js';
import { onlyWhenCalled } from '../../support/server/waiting.js';

interface Inquiry {
  id: string;
  assignee_id: string | null;
  returned_at: string | null;
}
interface Settings {
  assigns: boolean;
  rules: { project_interest: string; assignee_id: string }[];
  left_out: string[];
  return_after_hours: number;
  work_days: number[];
  opens: string;
  closes: string;
}

let adminId: string;
let [ana, ben]: Account[] = [];
const api = fixture(() => startApi());
const admin = fixture(() => signIn(api));
beforeAll(async () => {
  adminId = dataOf<Inquiry>(await call(api, 'GET', '/auth/me', { as: admin })).id;
  ana = await addStaff(api);
  ben = await addStaff(api);
  await onlyWhenCalled(api, 'inquiry-returns');
});
beforeEach(() => api.db.query('DELETE FROM inquiry; DELETE FROM inquiry_settings; DELETE FROM mail'));

const settings = async () =>
  dataOf<Settings>(await call(api, 'GET', '/inquiry/work/settings', { as: admin }));
const set = async (change: Partial<Settings>) => {
  const answer = await call(api, 'PUT', '/inquiry/work/settings', {
    as: admin,
    body: { ...(await settings()), ...change },
  });
  expect(answer.status).toBe(200);
};
/** Each of somebody else, whom nobody has yet. */
let people = 0;
const somebody = () => {
  people += 1;
  return { email: `somebody${people}@example.ph`, phone_number: `63918${String(people).padStart(7, '0')}` };
};
const send = async (change: Record<string, unknown> = {}) =>
  dataOf<Inquiry>(
    await call(api, 'POST', '/inquiry/property', { body: anInquiry({ ...somebody(), ...change }) }),
  ).id;
const read = async (id: string) =>
  dataOf<Inquiry>(await call(api, 'GET', `/inquiry/properties/${id}`, { as: admin }));
/** All that follows an inquiry has happened once its job is done. */
const settled = () => until(async () => (await api.db.query('SELECT FROM job')).rowCount === 0);
const assigneeOf = async (id: string) => {
  await settled();
  return (await read(id)).assignee_id;
};

describe('a new inquiry', () => {
  it('goes to whoever has least, so that work is shared evenly; an admin gets none', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => send()));
    await settled();
    const counts = new Map<string | null, number>();
    for (const id of ids) {
      const { assignee_id } = await read(id);
      counts.set(assignee_id, (counts.get(assignee_id) ?? 0) + 1);
    }
    expect([counts.get(ana?.id ?? ''), counts.get(ben?.id ?? '')]).toEqual([4, 4]);
    expect(counts.has(adminId)).toBe(false);
  });

  it('goes by its project’s rule first, without regard to case', async () => {
    await set({ rules: [{ project_interest: 'grove TOWER', assignee_id: ben?.id ?? '' }] });
    const ids = [];
    for (let n = 0; n < 4; n += 1) ids.push(await send({ project_interest: 'Grove Tower' }));
    for (const id of ids) expect(await assigneeOf(id)).toBe(ben?.id);
    expect(await assigneeOf(await send({ project_interest: 'Alpha Tower' }))).not.toBe(ben?.id);
  });

  describe('that came by a colleague’s own link', () => {
    let cleo: Account;
    const change = (more: object) =>
      call(api, 'PUT', `/staff/${cleo.id}`, {
        as: admin,
        body: { name: 'Cleo', email: cleo.email, role: 'agent', ...more },
      });
    beforeAll(async () => {
      cleo = await addStaff(api);
      expect((await change({ agent_code: 'Cleo-Reyes' })).status).toBe(200);
    });
    afterAll(() => call(api, 'DELETE', `/staff/${cleo.id}`, { as: admin }));

    it('goes to them, in whatever case the code is written, before any rule', async () => {
      await set({ rules: [{ project_interest: 'Grove Tower', assignee_id: ben?.id ?? '' }] });
      const lead = { project_interest: 'Grove Tower', agent_code: 'cleo-reyes' };
      for (let n = 0; n < 3; n += 1) expect(await assigneeOf(await send(lead))).toBe(cleo.id);
    });

    it('goes to the colleague who has the person already', async () => {
      const person = somebody();
      const first = await send({ ...person, agent_code: 'cleo-reyes' });
      expect(await assigneeOf(first)).toBe(cleo.id);
      await call(api, 'PUT', `/inquiry/properties/${first}/work`, {
        as: admin,
        body: { assignee_id: ana?.id },
      });
      expect(await assigneeOf(await send({ ...person, agent_code: 'cleo-reyes' }))).toBe(ana?.id);
    });

    it('keeps its code where an account is changed without a word of it', async () => {
      expect(dataOf<{ agent_code: string }>(await change({ name: 'Cleo R.' })).agent_code).toBe('Cleo-Reyes');
    });

    it('refuses a code that a link cannot have, and one that another account has', async () => {
      const odd = await change({ agent_code: 'cleo reyes' });
      expect([odd.status, JSON.stringify(odd.body)]).toEqual([
        400,
        expect.stringContaining('Letters, digits, - and _'),
      ]);
      const taken = await call(api, 'PUT', `/staff/${ben?.id}`, {
        as: admin,
        body: { name: 'Ben', email: ben?.email, role: 'agent', agent_code: 'CLEO-reyes' },
      });
      expect([taken.status, taken.body]).toEqual([
        409,
        expect.objectContaining({ code: 'agent_code_taken' }),
      ]);
    });

    it('is shared as any other once they have left', async () => {
      await change({ disabled: true });
      expect([ana?.id, ben?.id]).toContain(await assigneeOf(await send({ agent_code: 'cleo-reyes' })));
      await change({ disabled: false, agent_code: null });
      expect(
        dataOf<{ agent_code: null }>(await call(api, 'GET', `/staff/${cleo.id}`, { as: admin })).agent_code,
      ).toBeNull();
    });
  });

  it('is not shared with those who are left out, and goes to the one who is left', async () => {
    const cleo = await addStaff(api);
    await set({ left_out: [cleo.id] });
    for (let n = 0; n < 4; n += 1) expect([ana?.id, ben?.id]).toContain(await assigneeOf(await send()));
    await set({ left_out: [cleo.id, ana?.id ?? ''] });
    expect(await assigneeOf(await send())).toBe(ben?.id);
  });

  it('stays everybody’s while nothing is shared out', async () => {
    await set({ assigns: false });
    expect(await assigneeOf(await send())).toBeNull();
  });

  it('is not given to a colleague who is gone', async () => {
    const leaver = await addStaff(api);
    await set({ rules: [{ project_interest: 'Alpha Tower', assignee_id: leaver.id }] });
    await call(api, 'DELETE', `/staff/${leaver.id}`, { as: admin });
    expect(await assigneeOf(await send())).not.toBeNull();
  });
});

describe('the settings', () => {
  it('are for managers to change, over what they have read', async () => {
    const first = await call(api, 'GET', '/inquiry/work/settings', { as: await signIn(api, ana) });
    const body = dataOf<Settings>(first);
    expect(body).toMatchObject({ assigns: true, return_after_hours: 8, opens: '09:00', closes: '18:00' });
    const put = (as: Credentials, change: object = {}) =>
      call(api, 'PUT', '/inquiry/work/settings', {
        as,
        body: { ...body, ...change },
        headers: { 'if-match': first.headers.get('etag') ?? '' },
      });
    const agent = await sessionOf(api, await addStaff(api, 'agent'));
    expect((await put(agent)).status).toBe(403);
    expect((await put(await signIn(api, ana), { opens: '08:00' })).status).toBe(200);
    expect((await put(admin, { opens: '07:00' })).status).toBe(412);
    expect((await settings()).opens).toBe('08:00');
  });

  it.each([
    [{ opens: '9' }, 'opens'],
    [{ opens: '18:00' }, 'closes'],
    [{ work_days: [0] }, 'work_days'],
    [{ return_after_hours: -1 }, 'return_after_hours'],
    [{ return_after_hours: 1.5 }, 'return_after_hours'],
    [{ reservation_days: 0 }, 'reservation_days'],
    [{ rules: [{ project_interest: ' ', assignee_id: 'x' }] }, 'rules[0].project_interest'],
    [{ rules: 'all' }, 'rules'],
    [{ left_out: ['x'] }, 'left_out'],
    [{ assigns: 'yes' }, 'assigns'],
  ])('refuse %j', async (change, field) => {
    const { status, body } = await call(api, 'PUT', '/inquiry/work/settings', {
      as: admin,
      body: { ...(await settings()), ...change },
    });
    expect([status, (body as { errors: { field: string }[] }).errors[0]?.field]).toEqual([400, field]);
  });
});

describe('an inquiry that nobody answers', () => {
  /** Saturday, 2026-11-21, at this time in Manila. */
  const at = (time: string) => new Date(`2026-11-21T${time}:00+08:00`);
  const run = (now: Date) => api.app.get(InquiryReturns).run(now);
  const assigned = async (id: string, to: string, since: Date) => {
    await settled();
    await api.db.query('UPDATE inquiry SET assignee_id = $2, assigned_at = $3 WHERE id = $1', [
      id,
      to,
      since,
    ]);
  };
  const returnMails = async () =>
    (
      await api.db.query<{ to_address: string }>(
        `SELECT to_address FROM mail WHERE template = 'inquiries-returned'`,
      )
    ).rows.map(({ to_address }) => to_address);

  it('is everybody’s again after so many working hours, and colleagues hear of it once', async () => {
    const [late, early, answered] = [await send(), await send(), await send()];
    await assigned(late, ana?.id ?? '', at('09:00'));
    await assigned(early, ana?.id ?? '', at('09:01'));
    await assigned(answered, ana?.id ?? '', at('09:00'));
    await call(api, 'POST', `/inquiry/properties/${answered}/answers`, { as: admin, body: { via: 'phone' } });

    expect(await run(at('16:59'))).toBe(0);
    expect(await run(at('17:00'))).toBe(1);
    expect(await read(late)).toMatchObject({ assignee_id: null, returned_at: at('17:00').toISOString() });
    expect((await read(early)).assignee_id).toBe(ana?.id);
    expect((await read(answered)).assignee_id).toBe(ana?.id);
    const recipients = await returnMails();
    expect(recipients).toEqual(expect.arrayContaining([ana?.email, ben?.email]));
    expect(new Set(recipients).size).toBe(recipients.length);
    expect(await run(at('17:00'))).toBe(0);
    expect(await returnMails()).toHaveLength(recipients.length);

    const history = dataOf<object[]>(
      await call(api, 'GET', `/inquiry/properties/${late}/history`, { as: admin }),
    );
    expect(history[0]).toMatchObject({ type: 'inquiry.changed', caller_kind: 'server' });
  });

  it('is not given back twice by two runs at once', async () => {
    const id = await send();
    await assigned(id, ana?.id ?? '', at('09:00'));
    const done = await Promise.all([run(at('17:00')), run(at('17:00')), run(at('17:00'))]);
    expect(done.sort()).toEqual([0, 0, 1]);
  });

  it('stays where it is when nobody wants it back', async () => {
    await set({ return_after_hours: 0 });
    const id = await send();
    await assigned(id, ana?.id ?? '', new Date('2020-01-01T00:00:00Z'));
    expect(await run(at('17:00'))).toBe(0);
  });

  it('is read in the mail as it is when the mail is sent', async () => {
    const id = await send({ first_name: 'Josefina', message: 'Hello?' });
    await assigned(id, ana?.id ?? '', new Date(Date.now() - 30 * 86_400_000));
    await run(new Date());
    const mails = await api.db.query<{ id: string }>(
      `SELECT id FROM mail WHERE template = 'inquiries-returned' LIMIT 1`,
    );
    const preview = await call(api, 'GET', `/mails/${mails.rows[0]?.id}/preview`, { as: admin });
    expect(JSON.stringify(preview.body)).toContain('Josefina');
    expect(JSON.stringify(preview.body)).toContain(`/admin/inquiries/${id}/show?answered=mail`);
  });
});
