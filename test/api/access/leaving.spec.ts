import { randomUUID } from 'node:crypto';
import type { Role } from '../../../src/platform/http/caller.js';
import { inquiryPath, openInquiryDesk, type WorkedInquiry } from '../../support/desks/inquiry-desk.js';
import { makeDevice } from '../../support/door/door-devices.js';
import { fixture } from '../../support/jest/fixture.js';
import {
  type Account,
  addStaff,
  call,
  type Credentials,
  dataOf,
  sessionOf,
  queryOf,
} from '../../support/requests/callers.js';
import { aDelegate, anEvent, anInquiry } from '../../support/requests/records.js';
import { until } from '../../support/server/until.js';

const desk = fixture(() => openInquiryDesk());

interface Holding {
  kind: string;
  count: number;
  names: string[];
  takers: { id: string; name: string }[];
}
interface Someone {
  account: Account;
  as: Credentials;
}
const someone = async (role: Role): Promise<Someone> => {
  const account = await addStaff(desk.api, role);
  return { account, as: await sessionOf(desk.api, account) };
};
const holdings = async ({ account }: Someone) =>
  dataOf<Holding[]>(await call(desk.api, 'GET', `/staff/${account.id}/holdings`, { as: desk.admin }));
const holding = async (who: Someone, kind: string) =>
  (await holdings(who)).find((each) => each.kind === kind);
const leave = ({ account }: Someone, body: object) =>
  call(desk.api, 'POST', `/staff/${account.id}/leave`, { as: desk.admin, body });
const disable = (who: Someone, ...hand_over: object[]) => leave(who, { removes: false, hand_over });
const listOf = async (as: Credentials, filter = {}) => {
  const path = `/inquiry/properties?${queryOf({ filter, range: [0, 999] })}`;
  return dataOf<{ id: string }[]>(await call(desk.api, 'GET', path, { as })).map(({ id }) => id);
};
const inquiriesOf = async ({ account }: Someone, count = 3) => {
  const ids: string[] = [];
  for (let n = 0; n < count; n++) {
    const { id } = await desk.send();
    await desk.work(id, { assignee_id: account.id });
    ids.push(id);
  }
  return ids;
};

describe('the customers of somebody who leaves', () => {
  it.each(['removed', 'removed by the plain call', 'disabled'])(
    'wait for a manager when the account is %s: no agent sees them',
    async (how) => {
      const [leaver, agent] = [await someone('agent'), await someone('agent')];
      const [open, lost, reserved] = await inquiriesOf(leaver);
      await desk.work(lost ?? '', { status: 'lost', lost_reason: 'price' });
      await desk.api.db.query(`UPDATE inquiry SET status = 'reserved' WHERE id = $1`, [reserved]);
      const { id: free } = await desk.send();
      const answer =
        how === 'removed by the plain call'
          ? await call(desk.api, 'DELETE', `/staff/${leaver.account.id}`, { as: desk.admin })
          : await leave(leaver, { removes: how === 'removed', hand_over: [] });
      expect(answer.status).toBe(200);
      const seen = await listOf(agent.as);
      expect(seen).toContain(free);
      for (const id of [open, lost, reserved]) {
        expect(seen).not.toContain(id);
        const read = await call(desk.api, 'GET', inquiryPath(id ?? ''), { as: agent.as });
        expect(read).toMatchObject({
          status: 403,
          body: {
            message: 'The colleague who had this inquiry has left: it waits until a manager assigns it.',
          },
        });
      }
      const waiting = await listOf(desk.staff, { awaits_manager: true });
      expect(waiting).toEqual(expect.arrayContaining([open, lost, reserved]));
      // A manager says who answers; or that everybody may.
      await desk.work(open ?? '', { assignee_id: agent.account.id });
      await desk.work(lost ?? '', { assignee_id: null });
      expect(await listOf(agent.as)).toEqual(expect.arrayContaining([open, lost, free]));
      expect(await listOf(desk.staff, { awaits_manager: true })).not.toContain(open);
      const history = dataOf<{ before: object; after: object; caller_name: string }[]>(
        await call(desk.api, 'GET', inquiryPath(reserved ?? '', '/history'), { as: desk.staff }),
      );
      expect(history[0]).toMatchObject({
        caller_name: 'Administrator',
        before: { assignee_name: 'Luz Reyes' },
        after: { assignee_name: null, awaits_manager: true },
      });
    },
  );

  it('go to the colleague who is named, with what was agreed about new ones', async () => {
    const [leaver, agent, other] = [await someone('agent'), await someone('agent'), await someone('agent')];
    const ids = await inquiriesOf(leaver);
    const rules = [{ project_interest: 'Alpha Tower', assignee_id: leaver.account.id }];
    await desk.api.db.query(`UPDATE inquiry_settings SET data = data || $1`, [JSON.stringify({ rules })]);
    expect(await holding(leaver, 'customers')).toMatchObject({ count: 3 });
    expect(await holding(leaver, 'inquiry-rules')).toMatchObject({ count: 1, names: ['Alpha Tower'] });
    const to = agent.account.id;
    const answer = await disable(leaver, { kind: 'customers', to }, { kind: 'inquiry-rules', to });
    expect(answer.status).toBe(200);
    expect(await listOf(agent.as)).toEqual(expect.arrayContaining(ids));
    expect(await listOf(other.as)).not.toEqual(expect.arrayContaining(ids));
    const { rows } = await desk.api.db.query<{ rules: object }>(
      `SELECT data->'rules' AS rules FROM inquiry_settings`,
    );
    expect(rows[0]?.rules).toEqual([{ project_interest: 'Alpha Tower', assignee_id: to }]);
    expect(await holdings(leaver)).toEqual([]);
  });

  it('go to nobody who could not answer them', async () => {
    const [leaver, editor] = [await someone('agent'), await someone('editor')];
    const [id] = await inquiriesOf(leaver, 1);
    for (const to of [editor.account.id, leaver.account.id, randomUUID()])
      expect(await disable(leaver, { kind: 'customers', to })).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'hand_over', message: 'Nobody with this id can take it over' }] },
      });
    expect(await disable(leaver, { kind: 'keys to the car', to: editor.account.id })).toMatchObject({
      status: 400,
    });
    expect((await desk.read(id ?? '')).assignee_id).toBe(leaver.account.id);
  });

  it('wait for a manager too when their colleague becomes an editor, or left while they lay in the bin', async () => {
    const [mover, agent] = [await someone('agent'), await someone('agent')];
    const [kept, binned] = await inquiriesOf(mover, 2);
    expect((await call(desk.api, 'DELETE', inquiryPath(binned ?? ''), { as: desk.staff })).status).toBe(200);
    const { email } = mover.account;
    const body = { email, name: 'Luz Reyes', role: 'editor' };
    const put = await call(desk.api, 'PUT', `/staff/${mover.account.id}`, { as: desk.admin, body });
    expect(put.status).toBe(200);
    expect((await leave(mover, { removes: true, hand_over: [] })).status).toBe(200);
    await call(desk.api, 'POST', `/inquiry/properties/bin/${binned}/restore`, { as: desk.staff });
    const seen = await listOf(agent.as);
    for (const id of [kept, binned]) expect(seen).not.toContain(id);
    expect(await listOf(desk.staff, { awaits_manager: true })).toEqual(
      expect.arrayContaining([kept, binned]),
    );
  });
});

describe('what somebody who leaves has begun', () => {
  const inAWeek = () => new Date(Date.now() + 7 * 86_400_000).toISOString();
  const planOf = async ({ as }: Someone) => {
    const about = dataOf<{ data: object }>(await call(desk.api, 'GET', '/content/items/about/site', { as }));
    const data = { ...about.data, intro: randomUUID() };
    await call(desk.api, 'PUT', '/content/items/about/site', { as, body: { data } });
    const plan = await call(desk.api, 'POST', '/content/planned', { as, body: { at: inAWeek() } });
    expect(plan.status).toBe(201);
    return dataOf<WorkedInquiry>(plan).id;
  };
  const stateOf = async (id: string) =>
    (
      await desk.api.db.query<{ state: string; by_name: string; by_id: string }>(
        'SELECT state, by_name, by_id FROM content_plan WHERE id = $1',
        [id],
      )
    ).rows[0];

  it('ends: the publication is taken back, links to drafts open nothing', async () => {
    const editor = await someone('editor');
    const id = await planOf(editor);
    const link = dataOf<{ address: string }>(
      await call(desk.api, 'POST', '/content/previews', { as: editor.as }),
    );
    const path = new URL(link.address).pathname;
    expect((await fetch(desk.api.url + path)).status).toBe(200);
    expect(await holding(editor, 'publications')).toMatchObject({ count: 1 });
    expect(await holding(editor, 'preview-links')).toMatchObject({ count: 1, takers: [] });
    expect((await disable(editor)).status).toBe(200);
    expect(await stateOf(id)).toMatchObject({ state: 'taken back' });
    expect((await fetch(desk.api.url + path)).status).toBe(404);
  });

  it('or is handed over, and is theirs who took it', async () => {
    const [editor, other] = [await someone('editor'), await someone('editor')];
    const id = await planOf(editor);
    await disable(editor, { kind: 'publications', to: other.account.id });
    expect(await stateOf(id)).toMatchObject({ state: 'waiting', by_id: other.account.id });
    expect(await holding(other, 'publications')).toMatchObject({ count: 1 });
  });

  it('mails to guests that have not begun are undone, or handed over', async () => {
    const [first, second, heir] = [
      await someone('event-desk'),
      await someone('event-desk'),
      await someone('manager'),
    ];
    const slug = `e-${randomUUID()}`;
    const event = dataOf<WorkedInquiry>(
      await call(desk.api, 'POST', '/events', { as: desk.admin, body: anEvent({ slug }) }),
    );
    await call(desk.api, 'POST', '/delegates', { as: desk.admin, body: aDelegate({ event: slug }) });
    const plan = async ({ as }: Someone) =>
      dataOf<WorkedInquiry>(
        await call(desk.api, 'POST', `/events/${event.id}/guest-mails`, {
          ...{ as, headers: { 'idempotency-key': randomUUID() } },
          body: { subject: 'What to bring', words: 'A warm jacket.', begin_at: inAWeek() },
        }),
      ).id;
    const [ended, kept] = [await plan(first), await plan(second)];
    expect(await holding(first, 'guest-mails')).toMatchObject({ count: 1, names: ['What to bring'] });
    await leave(first, { removes: true, hand_over: [] });
    await leave(second, { removes: true, hand_over: [{ kind: 'guest-mails', to: heir.account.id }] });
    const { rows } = await desk.api.db.query<{ id: string; state: string; by_id: string }>(
      'SELECT id, state, by_id FROM guest_mail WHERE id = ANY($1)',
      [[ended, kept]],
    );
    expect(rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: ended, state: 'undone' }),
        expect.objectContaining({ id: kept, state: 'planned', by_id: heir.account.id }),
      ]),
    );
  });

  it('keys that they made are named, and go on', async () => {
    const maker = await someone('admin');
    await call(desk.api, 'POST', '/api-keys', {
      as: maker.as,
      body: { name: 'Sheets', scopes: ['events:read'] },
    });
    expect(await holding(maker, 'api-keys')).toMatchObject({ count: 1, names: ['Sheets'], takers: [] });
  });

  it.each(['left', 'were given another role'])(
    'devices at the door are signed out when they %s',
    async (how) => {
      const [maker, other] = [await someone('event-desk'), await someone('event-desk')];
      const device = await makeDevice(desk.api, maker.as, { name: 'Their telephone' });
      const kept = await makeDevice(desk.api, other.as, { name: 'Of a colleague' });
      expect(await holding(maker, 'door-devices')).toMatchObject({ names: ['Their telephone'], takers: [] });
      const { email } = maker.account;
      const body = { email, name: 'Luz Reyes', role: 'editor' };
      const ended =
        how === 'left'
          ? await disable(maker)
          : await call(desk.api, 'PUT', `/staff/${maker.account.id}`, { as: desk.admin, body });
      expect(ended.status).toBe(200);
      const statusOf = async (as: Credentials) =>
        (await call(desk.api, 'GET', '/door/session', { as })).status;
      expect([await statusOf(device), await statusOf(kept)]).toEqual([401, 200]);
    },
  );

  it('what a key planned ends with the key', async () => {
    const editor = await someone('editor');
    const made = await call(desk.api, 'POST', '/api-keys', {
      as: desk.admin,
      body: { name: 'Planner', scopes: ['content:read', 'content:write'] },
    });
    const { id: keyId, key } = dataOf<{ id: string; key: string }>(made);
    const id = await planOf({ ...editor, as: { authorization: `Bearer ${key}` } });
    await call(desk.api, 'DELETE', `/api-keys/${keyId}`, { as: desk.admin });
    expect(await stateOf(id)).toMatchObject({ state: 'taken back' });
  });
});

describe('a calendar’s address', () => {
  const addressOf = async ({ as }: Someone) =>
    new URL(dataOf<{ address: string }>(await call(desk.api, 'POST', '/inquiry/calendar', { as })).address)
      .pathname;
  const reads = async (path: string) => (await fetch(desk.api.url + path)).status;

  it('ends with the password that was there when it was made', async () => {
    const agent = await someone('agent');
    const path = await addressOf(agent);
    expect(await reads(path)).toBe(200);
    const changed = await call(desk.api, 'PUT', '/auth/password', {
      as: agent.as,
      body: { current_password: agent.account.password, new_password: 'a wholly new password' },
    });
    expect(changed.status).toBe(200);
    expect(await reads(path)).toBe(404);
  });

  it('ends with the account’s sessions, and does not come back with the account', async () => {
    const agent = await someone('agent');
    const path = await addressOf(agent);
    expect(await holding(agent, 'calendar')).toMatchObject({ count: 1, takers: [] });
    await disable(agent);
    const { email } = agent.account;
    const body = { email, name: 'Luz Reyes', role: 'agent', disabled: false };
    await call(desk.api, 'PUT', `/staff/${agent.account.id}`, { as: desk.admin, body });
    expect(await reads(path)).toBe(404);
  });
});

test('the stream of changes of somebody who may no longer read ends at once', async () => {
  const leaver = await someone('agent');
  const answer = await fetch(`${desk.api.url}/api/v1/activity/live`, { headers: leaver.as });
  expect(answer.status).toBe(200);
  let [heard, ended] = ['', false];
  const reading = (async () => {
    for await (const part of answer.body ?? []) heard += Buffer.from(part as Uint8Array).toString();
    ended = true;
  })();
  // The stream is being served before its reader leaves: it tells of a change.
  await until(async () => {
    await call(desk.api, 'POST', '/inquiry/property', { body: anInquiry() });
    return heard.includes('inquiries');
  }, 200);
  expect(ended).toBe(false);
  await disable(leaver);
  const since = Date.now();
  await reading;
  // By itself it ends after five minutes.
  expect(Date.now() - since).toBeLessThan(60_000);
});
