import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUp } from '../../../src/backups/backup.js';
import { withInstallation } from '../../../src/backups/installation.js';
import { restore } from '../../../src/backups/restoring/restore.js';
import { release } from '../../../src/platform/database/restored-copy.js';
import { parseSettings } from '../../../src/platform/settings/parse-settings.js';
import { eraseAgain } from '../../../src/privacy/erase-again.js';
import { emptyPlace } from '../../cluster/support/empty-place.js';
import { within } from '../../support/jest/database.js';
import { fixture } from '../../support/jest/fixture.js';
import { asking, signIn } from '../../support/requests/callers.js';
import { aDelegate } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';
import { until } from '../../support/server/until.js';

const SECRET = { AUTH_SECRET: 'the same secret in both places, of 32 and more' };
const api = fixture(() => startApi({ env: SECRET }));
const staff = fixture(() => signIn(api));
const ask = asking(() => ({ api, as: staff }));

it('sends the tickets of who stays, where a restored backup had brought back whom they waited for', async () => {
  const one = await ask<{ id: string }>('POST', '/delegates', aDelegate({ email: 'ana@x.example' }));
  await ask('PUT', `/delegates/verify/${one.id}`, { payment_status: true });
  const more = {
    ...{ first_name: 'Nina', last_name: 'Reyes' },
    ...{ email: 'nina@x.example', phone_number: '639170002222' },
  };
  await ask('POST', `/registrations/${one.id}/delegates`, more);
  const archive = join(mkdtempSync(join(process.env.TEST_FOLDER ?? tmpdir(), 'owed-')), 'before.tar.gz');
  await withInstallation(
    api.settings,
    () => undefined,
    (place) => backUp(place, archive),
  );
  const found = await ask<{ records: { kind: string; id: string }[] }>('POST', '/privacy/find', {
    email: more.email,
  });
  const records = found.records.map(({ kind, id }) => ({ kind, id }));
  await ask('POST', '/privacy/erase', { email: more.email, records });

  const place = await emptyPlace();
  const settings = parseSettings({ ...place, ...SECRET });
  await withInstallation(
    settings,
    () => undefined,
    async (into) => {
      await restore(into, archive);
      await eraseAgain(into, settings, api.settings.backups.folder);
    },
  );
  await within(place.DATABASE_URL, release);
  const restored = await startApi({ env: { ...SECRET, ...place } });
  const paid = async () =>
    (
      await restored.db.query<{ payment_status: boolean }>(
        'SELECT payment_status FROM delegate WHERE registration_id = $1',
        [one.id],
      )
    ).rows.map(({ payment_status }) => payment_status);
  await until(async () => (await paid())[0] === true);
  expect(await paid()).toEqual([true]);
  await restored.close();
});
