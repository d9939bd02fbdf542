import { type Api, startApi } from '../support/api.js';

describe('the database of a running API', () => {
  let api: Api;
  beforeAll(async () => (api = await startApi()));
  afterAll(() => api.close());

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
});
