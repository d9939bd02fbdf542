import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { v7 } from 'uuid';
import { Jobs } from '../../../src/platform/jobs/jobs.js';
import { Restart } from '../../../src/restoring/restart.js';
import { Restoring } from '../../../src/restoring/restoring.service.js';
import { fixture } from '../../support/jest/fixture.js';
import { startApi } from '../../support/server/api.js';
import { until } from '../../support/server/until.js';

/** What another process, or one started by this one, does to the database of a process that runs. */
const api = fixture(() => startApi());
const ran: string[] = [];
const add = (name: string) =>
  api.app.get(DataSource).transaction((tx) => api.app.get(Jobs).add(tx, { kind: 'send', payload: { name } }));

it('nothing of a restored copy is run by a process that found none when it began, until it is released', async () => {
  const jobs = api.app.get(Jobs);
  jobs.handle({ kind: 'send', run: ({ payload }) => (ran.push(String(payload.name)), Promise.resolve()) });
  await add('before');
  await until(() => ran.length === 1);

  await api.db.query('CREATE TABLE restored_copy AS SELECT now() AS restored_at');
  await add('a mail that was sent since the archive was made');
  await sleep(1_500);
  expect(ran).toEqual(['before']);

  await api.db.query('DROP TABLE restored_copy');
  jobs.wake();
  await until(() => ran.length === 2);
});

it('it begins anew on other tables, also where they were released before it looked', async () => {
  let begun = 0;
  api.app.get(Restart).handle(() => (begun += 1));
  const restoring = api.app.get(Restoring);
  await restoring.watch();
  await api.db.query('ALTER TABLE migrations RENAME TO replaced');
  await restoring.watch();
  await api.db.query('CREATE TABLE migrations AS TABLE replaced');
  expect(begun).toBe(0);
  await restoring.watch();
  await until(() => begun === 1);
});

it('a restoring that ended before it said so is not told as one that changed nothing', async () => {
  const name = 'backup-20260101T000000Z.rows.tar.gz';
  const { folder } = api.settings.backups;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), '');
  // The tables are others than those that this application began on, as of the test above.
  const refused = () =>
    api.app.get(Restoring).restore(name, { kind: 'staff', id: v7(), name: 'Ana' } as never);
  await expect(refused()).rejects.toMatchObject({ code: 'restored_unheard' });
  // Nor while the database does not say what it holds.
  await api.db.query('ALTER TABLE migrations RENAME TO away');
  await expect(refused()).rejects.not.toHaveProperty('code', 'restore_failed');
});
