import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { fixture } from '../../support/jest/fixture.js';
import { startApi } from '../../support/server/api.js';

describe('the database of a running API', () => {
  const api = fixture(() => startApi());

  it('is a real PostgreSQL in UTF-8 with every migration applied', async () => {
    const { rows } = await api.db.query<{ encoding: string; migrated: number }>(
      `SELECT current_setting('server_encoding') AS encoding, (SELECT count(*)::int FROM migrations) AS migrated`,
    );
    expect(rows[0]?.encoding).toBe('UTF8');
  });

  it('folds case beyond ASCII, which filters rely on', async () => {
    const { rows } = await api.db.query<{ folded: string }>(`SELECT lower('PEÑA ÉÜ') AS folded`);
    expect(rows[0]?.folded).toBe('peña éü');
  });

  it('has one pool, which entities and plain SQL share', async () => {
    const pool = api.app.get(Pool);
    const dataSource = api.app.get(DataSource);
    const size = api.settings.databasePoolSize;
    await Promise.all(
      Array.from({ length: size }, () => [
        pool.query('SELECT pg_sleep(0.1)'),
        dataSource.query('SELECT pg_sleep(0.1)'),
      ]).flat(),
    );
    const { rows } = await api.db.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = 'developer-site'`,
    );
    // One more listens for releases.
    expect(rows[0]?.n).toBe(size + 1);
  });

  it('survives that a connection breaks while somebody holds it, the first one too', async () => {
    const pool = api.app.get(Pool);
    const held = await Promise.all(
      Array.from({ length: api.settings.databasePoolSize }, () => pool.connect()),
    );
    const broken = held.map((client) => new Promise((resolve) => client.once('end', resolve)));
    await api.db.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = 'developer-site'`,
    );
    await Promise.all(broken);
    // Nobody here listens to their errors.
    for (const client of held) {
      expect(client.listenerCount('error')).toBe(1);
      client.release();
    }
    expect((await pool.query<{ one: number }>('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });
});
