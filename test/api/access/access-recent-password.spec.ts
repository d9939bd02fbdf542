import { fixture } from '../../support/jest/fixture.js';
import { addStaff, call, makeKey, signIn } from '../../support/requests/callers.js';
import { ADMIN, startApi } from '../../support/server/api.js';

const api = fixture(() => startApi());
const admin = fixture(() => signIn(api));

/** As if the admin had signed in so long ago. */
const age = () =>
  api.db.query(
    `UPDATE staff_session SET created_at = created_at - interval '16 minutes', confirmed_at = confirmed_at - interval '16 minutes'`,
  );

it('grants and takes no rights in a session whose password was given long ago, until it is given again', async () => {
  const { id } = await addStaff(api);
  await makeKey(api, admin);
  const { rows } = await api.db.query<{ id: string }>('SELECT id FROM api_key');
  const body = { name: 'Ben', email: 'ben@test.example', role: 'admin', password: 'mangga sa tag-ulan' };
  const changes: [string, string, object?][] = [
    ['POST', '/staff', body],
    ['POST', '/api-keys', { name: 'All', scopes: ['delegates:read', 'delegates:write'] }],
    ['DELETE', `/api-keys/${rows[0]?.id ?? ''}`],
    ['DELETE', `/staff/${id}`],
    ['POST', '/webhooks', { url: 'https://crm.example.com/hooks', description: 'CRM', types: [] }],
    ['POST', `/webhooks/${id}/secret`],
    ['PUT', `/webhooks/${id}`, { url: 'https://crm.example.com/hooks', description: 'CRM', types: [] }],
    ['DELETE', `/webhooks/${id}`],
    ['POST', `/staff/${id}/second-factor/reset`, {}],
    ['PUT', `/staff/${id}`, { name: 'Luz', email: 'luz@test.example', role: 'admin' }],
    ['POST', '/auth/sign-out-everywhere'],
    ['POST', '/door/devices', {}],
    ['POST', '/privacy/export', { email: 'maria@example.com', records: [] }],
    ['POST', '/privacy/erase', { email: 'maria@example.com', records: [] }],
  ];
  await age();
  for (const [method, path, sent] of changes) {
    const { status, body: answer } = await call(api, method, path, { as: admin, body: sent });
    expect([path, status, answer]).toEqual([
      path,
      403,
      expect.objectContaining({ errors: [expect.objectContaining({ field: 'current_password' })] }),
    ]);
  }
  expect((await call(api, 'GET', '/staff', { as: admin })).status).toBe(200);
  const again = await call(api, 'POST', '/auth/reauthenticate', {
    as: admin,
    body: { current_password: ADMIN.password },
  });
  const [cookie = ''] = again.headers.getSetCookie();
  const renewed = { cookie: cookie.split(';')[0] ?? '' };
  for (const [method, path, sent] of changes.slice(0, 5))
    expect((await call(api, method, path, { as: renewed, body: sent })).status).toBeLessThan(300);
});

it('the former name of the call still answers, and the document says that it is former', async () => {
  const session = await signIn(api);
  const again = await call(api, 'POST', '/auth/confirm', {
    as: session,
    body: { current_password: ADMIN.password },
  });
  expect([again.status, again.headers.getSetCookie()]).toEqual([
    200,
    [expect.stringContaining('staff_session=')],
  ]);
  const { body } = await call(api, 'GET', '/openapi-office.json');
  const { paths } = body as { paths: Record<string, Record<string, { deprecated?: boolean }>> };
  const deprecated = Object.entries(paths).filter(([, { post }]) => post?.deprecated);
  expect(deprecated.map(([path]) => path)).toEqual(['/api/v1/auth/confirm']);
});
