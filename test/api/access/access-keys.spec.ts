import { randomUUID } from 'node:crypto';
import { fixture } from '../../support/jest/fixture.js';
import { call, makeKey, signIn, type Credentials, refusalOf } from '../../support/requests/callers.js';
import { startApi } from '../../support/server/api.js';
import { until } from '../../support/server/until.js';

const api = fixture(() => startApi());
const admin = fixture(() => signIn(api));

const create = (body: object) => call(api, 'POST', '/api-keys', { as: admin, body });
const dataOf = (body: unknown) =>
  (body as { data: Record<string, unknown> & { id: string; key: string } }).data;
const delegates = (as: Credentials) => call(api, 'GET', '/delegates', { as });
const bearer = (key: string): Credentials => ({ authorization: `Bearer ${key}` });

describe('API keys', () => {
  it('are shown once and kept as a hash', async () => {
    const made = await create({ name: 'Check-in app', scopes: ['delegates:read'] });
    expect(made.status).toBe(201);
    const { key, ...record } = dataOf(made.body);
    expect(key).toMatch(/^rd_[\w-]{43}$/);
    expect(record).toMatchObject({ name: 'Check-in app', scopes: ['delegates:read'], expires_at: null });

    const list = await call(api, 'GET', '/api-keys', { as: admin });
    expect(JSON.stringify(list.body)).toContain(record.id);
    expect(JSON.stringify(list.body)).not.toContain(key);
    const { rows } = await api.db.query('SELECT row_to_json(api_key)::text AS row FROM api_key');
    expect(JSON.stringify(rows)).not.toContain(key);
  });

  it('open what their scopes name and nothing else', async () => {
    const key = await makeKey(api, admin, ['delegates:read']);
    expect((await delegates(key)).status).toBe(200);
    const refused = await call(api, 'GET', '/inquiry/properties', { as: key });
    expect(refusalOf(refused)).toEqual([403, 'This API key lacks the scope inquiries:read.']);
    expect((await call(api, 'GET', '/staff', { as: key })).status).toBe(403);
  });

  it('are told what they may do', async () => {
    const key = await makeKey(api, admin, ['inquiries:read', 'delegates:read']);
    const own = await call(api, 'GET', '/api-keys/own', { as: key });
    expect(dataOf(own.body)).toMatchObject({
      scopes: ['inquiries:read', 'delegates:read'],
      limits: { leads_per_minute: null, rows_per_call: 1000, body_bytes: 131_072 },
    });
    expect(JSON.stringify(own.body)).not.toMatch(/rd_|hash/);
    expect((await call(api, 'GET', '/api-keys/own', { as: admin })).status).toBe(404);
    expect((await call(api, 'GET', '/api-keys/own', { as: bearer(`rd_${'x'.repeat(43)}`) })).status).toBe(
      401,
    );
  });

  it('stop working the moment they are revoked', async () => {
    const { id, key } = dataOf((await create({ name: 'Old', scopes: ['delegates:read'] })).body);
    expect((await delegates(bearer(key))).status).toBe(200);
    const revoked = await call(api, 'DELETE', `/api-keys/${id}`, { as: admin });
    expect(revoked.status).toBe(200);
    expect(dataOf(revoked.body)).toMatchObject({ id, name: 'Old' });
    const answer = await delegates(bearer(key));
    expect(refusalOf(answer)).toEqual([401, 'This API key is not valid: it is unknown, expired or revoked.']);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer realm="api", error="invalid_token"');
    expect((await call(api, 'DELETE', `/api-keys/${id}`, { as: admin })).status).toBe(404);
  });

  it('stop working when they expire', async () => {
    const expires_at = new Date(Date.now() + 3_600_000).toISOString();
    const short = { name: 'Short', scopes: ['delegates:read'], expires_at };
    const { id, key } = dataOf((await create(short)).body);
    expect((await delegates(bearer(key))).status).toBe(200);
    await api.db.query('UPDATE api_key SET expires_at = now() WHERE id = $1', [id]);
    expect((await delegates(bearer(key))).status).toBe(401);
  });

  it('remember their last use to the minute', async () => {
    const { id, key } = dataOf((await create({ name: 'Busy', scopes: ['delegates:read'] })).body);
    const used = async () =>
      (await api.db.query<{ at: Date }>('SELECT last_used_at AS at FROM api_key WHERE id = $1', [id])).rows[0]
        ?.at;
    expect(await used()).toBeNull();
    await delegates(bearer(key));
    const first = await used();
    expect(Date.now() - Number(first)).toBeLessThan(60_000);
    await delegates(bearer(key));
    expect(await used()).toEqual(first);
    await api.db.query(`UPDATE api_key SET last_used_at = last_used_at - interval '61 s' WHERE id = $1`, [
      id,
    ]);
    await delegates(bearer(key));
    expect(Number(await used())).toBeGreaterThanOrEqual(Number(first));
  });

  it('write their last use once, though two processes find it stale at the same moment', async () => {
    const { id, key } = dataOf((await create({ name: 'Busier', scopes: ['delegates:read'] })).body);
    await api.db.query(`
      CREATE TABLE key_use (id uuid);
      CREATE FUNCTION note_key_use() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN INSERT INTO key_use VALUES (NEW.id); RETURN NEW; END $$;
      CREATE TRIGGER note_key_use AFTER UPDATE OF last_used_at ON api_key FOR EACH ROW EXECUTE FUNCTION note_key_use()`);
    const other = await startApi({ settings: { databaseUrl: api.settings.databaseUrl } });
    // Both have read that it is due, and both wait to write it, until the row is let go.
    const holder = await api.db.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT FROM api_key WHERE id = $1 FOR UPDATE', [id]);
    const asked = Promise.all(
      [api, other].map((each) => call(each, 'GET', '/delegates', { as: bearer(key) })),
    );
    const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database()
       AND wait_event_type = 'Lock' AND query LIKE 'UPDATE api_key SET last_used_at%'`;
    await until(async () => (await api.db.query(waiting)).rowCount === 2);
    await holder.query('COMMIT');
    holder.release();
    expect((await asked).map(({ status }) => status)).toEqual([200, 200]);
    const uses = await api.db.query('SELECT FROM key_use WHERE id = $1', [id]);
    expect(uses.rowCount).toBe(1);
    await other.close();
    await api.db.query(
      'DROP TRIGGER note_key_use ON api_key; DROP FUNCTION note_key_use; DROP TABLE key_use',
    );
  });

  it.each(['rd_', 'rd_' + 'A'.repeat(43), '\u00e9', 'a b', 'x'.repeat(6000)])(
    'are not guessed with %s',
    async (key) => {
      const answer = await delegates({ authorization: `Bearer ${encodeURI(key)}` });
      expect(answer.status).toBe(401);
    },
  );

  it('are the only thing the Authorization header may bear', async () => {
    expect((await delegates({ authorization: 'Basic YWRtaW46YWRtaW4=' })).status).toBe(401);
  });

  it.each([
    ['no name', { name: '' }, 'name'],
    ['no scope', { scopes: [] }, 'scopes'],
    ['an unknown scope', { scopes: ['everything'] }, 'scopes'],
    ['the same scope twice', { scopes: ['delegates:read', 'delegates:read'] }, 'scopes'],
    ['scopes that are no list', { scopes: 'delegates:read' }, 'scopes'],
    ['a moment in the past', { expires_at: '2020-01-01T00:00:00Z' }, 'expires_at'],
    ['no moment at all', { expires_at: 'soon' }, 'expires_at'],
    ['a key of their own', { key: 'rd_mine' }, 'key'],
  ])('refuse %s', async (_, wrong, field) => {
    const answer = await create({ name: 'Test', scopes: ['delegates:read'], ...wrong });
    expect(answer.body).toMatchObject({ statusCode: 400, errors: [{ field }] });
  });

  it('are not found by an id that none has', async () =>
    expect((await call(api, 'DELETE', `/api-keys/${randomUUID()}`, { as: admin })).status).toBe(404));
});
