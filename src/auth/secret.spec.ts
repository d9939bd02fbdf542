import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { authSecret } from './secret.js';

describe('authSecret', () => {
  let dataDir: string;
  beforeEach(async () => void (dataDir = await mkdtemp(join(tmpdir(), 'secret-'))));
  afterEach(() => rm(dataDir, { recursive: true }));

  it('is AUTH_SECRET where it is set, and nothing is written', async () => {
    expect(await authSecret({ authSecret: 'given', dataDir })).toBe('given');
    expect(await readdir(dataDir)).toEqual([]);
  });

  it('is made once, by whoever is first of many, for its owner alone', async () => {
    const made = await Promise.all(
      Array.from({ length: 20 }, () => authSecret({ authSecret: undefined, dataDir })),
    );
    expect(new Set(made).size).toBe(1);
    expect(made[0]).toMatch(/^[\w-]{43}$/);
    expect(await readdir(dataDir)).toEqual(['auth-secret']);
    expect((await stat(join(dataDir, 'auth-secret'))).mode & 0o777).toBe(0o600);
  });
});
