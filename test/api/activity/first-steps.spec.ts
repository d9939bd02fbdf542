import { ADMIN } from '../../support/jest/admin.js';
import { fixture } from '../../support/jest/fixture.js';
import { startMailServer } from '../../support/mail/mail-server.js';
import { addStaff, call, dataOf, signIn } from '../../support/requests/callers.js';
import { anEvent } from '../../support/requests/records.js';
import { startApi, type Api } from '../../support/server/api.js';

interface Steps {
  hidden: boolean;
  steps: { step: string; done: boolean; event_id: string | null }[];
}
const mail = fixture(() => startMailServer());
const api = fixture(() => startApi());
const admin = fixture(() => signIn(api));

const read = async (from: Api = api, as = admin) =>
  dataOf<Steps>(await call(from, 'GET', '/dashboard/first-steps', { as }));
const done = async () => (await read()).steps.filter((step) => step.done).map(({ step }) => step);
const ask = (method: string, path: string, body: object) => call(api, method, path, { as: admin, body });

it('are told from how things are, each as it is done', async () => {
  const { hidden, steps } = await read();
  expect(hidden).toBe(false);
  expect(steps.map(({ step }) => step)).toEqual([
    ...['domain', 'mail', 'account', 'logo', 'contacts', 'payee', 'event', 'staff', 'backups'],
  ]);
  expect(await done()).toEqual(['account']);
  // No mail reaches the address that the first account comes with.
  await api.db.query(`UPDATE staff SET email = 'admin@localhost' WHERE email = $1`, [ADMIN.email]);
  expect(await done()).toEqual([]);
  await api.db.query(`UPDATE staff SET email = $1 WHERE email = 'admin@localhost'`, [ADMIN.email]);

  await ask('PUT', '/mail-server', {
    ...{ host: '127.0.0.1', port: mail.port, encryption: 'none', user_name: null },
    ...{ from_name: 'Example Homes', from_address: 'site@example.com' },
  });
  expect(await done()).toEqual(['mail', 'account']);
  await addStaff(api);
  expect(await done()).toEqual(['mail', 'account', 'staff']);

  // The account that the sample came with is nobody's, whatever the owner's own event says.
  const own = dataOf<{ id: string }>(await ask('POST', '/events', anEvent()));
  expect(await done()).toEqual(['mail', 'account', 'event', 'staff']);
  const sample = (await read()).steps.find(({ step }) => step === 'payee')?.event_id ?? '';
  expect(sample).not.toBe(own.id);
  await api.db.query(`UPDATE event SET state = 'draft' WHERE id = $1`, [sample]);
  expect(await done()).toEqual(['mail', 'account', 'payee', 'event', 'staff']);
  await api.db.query(
    'UPDATE event SET gcash_number = (SELECT gcash_number FROM event WHERE id = $1) WHERE id = $2',
    [...[sample, own.id]],
  );
  expect(await done()).toEqual(['mail', 'account', 'event', 'staff']);
  // Nor is an account paid by the code that came with the program, under whatever name.
  await api.db.query(
    'UPDATE event SET gcash_number = NULL, gcash_qr = (SELECT gcash_qr FROM event WHERE id = $1) WHERE id = $2',
    [...[sample, own.id]],
  );
  expect(await done()).toEqual(['mail', 'account', 'event', 'staff']);
  await api.db.query('UPDATE event SET gcash_qr = NULL WHERE id = $1', [own.id]);
  expect(await done()).toContain('payee');
});

it('contacts are done once none that came with the program is public', async () => {
  const piece = dataOf<{ data: Record<string, unknown> }>(
    await call(api, 'GET', '/content/items/company/site', { as: admin }),
  );
  const schema = dataOf<{ kind: string; schema: unknown }[]>(
    await call(api, 'GET', '/content/kinds', { as: admin }),
  ).find(({ kind }) => kind === 'company');
  const samples = [...JSON.stringify(schema).matchAll(/"placeholders":\[([^\]]*)\]/g)].flatMap(
    ([, list]) => JSON.parse(`[${list}]`) as string[],
  );
  const own = samples.reduce((text, sample, n) => {
    const now = /@/.test(sample)
      ? `own${n}@example.ph`
      : /^https?:/.test(sample)
        ? `https://example.ph/${n}`
        : /^[+\d ()]+$/.test(sample)
          ? '+63 32 234 5678'
          : 'Mango Avenue 1';
    return text.replaceAll(JSON.stringify(sample), JSON.stringify(now));
  }, JSON.stringify(piece.data));
  const saved = await ask('PUT', '/content/items/company/site', { data: JSON.parse(own) as object });
  expect([saved.status, JSON.stringify(saved.body).slice(0, 300)]).toEqual([200, expect.any(String)]);
  expect(await done()).not.toContain('contacts');
  const items = [{ kind: 'company', slug: 'site' }];
  expect((await ask('POST', '/content/publish', { items, note: null })).status).toBeLessThan(300);
  expect(await done()).toContain('contacts');
});

it('a domain and a second place for backups are the environment’s', async () => {
  const other = await startApi({
    env: { PUBLIC_URL: 'https://example.ph', BACKUP_COPY_DIR: '/tmp/second-place' },
  });
  const { steps } = await read(other, await signIn(other));
  expect(steps.filter((step) => step.done).map(({ step }) => step)).toEqual(['domain', 'account', 'backups']);
  await other.close();
});

it('an admin hides them from all', async () => {
  expect(dataOf<Steps>(await ask('PUT', '/dashboard/first-steps', { hidden: true })).hidden).toBe(true);
  expect((await read()).hidden).toBe(true);
  expect((await ask('PUT', '/dashboard/first-steps', { hidden: 'yes' })).status).toBe(400);
  await ask('PUT', '/dashboard/first-steps', { hidden: false });
});
