import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { PasswordNeeded } from '../../../web-admin/src/account/Guarded';
import { renewal } from '../../../web-admin/src/api/account/session';
import type { ApiError } from '../../../web-admin/src/api/ApiError';
import { call } from '../../../web-admin/src/api/client';
import { fakeApi, showDesk } from './desk';

const NEEDED = 'You signed in some time ago. Enter your own password to confirm this.';

/** As the API answers a quarter of an hour after the sign-in, until the password was given again. */
function staleSession() {
  let given = false;
  return fakeApi(({ path }) => {
    if (path === '/auth/reauthenticate') {
      given = true;
      return { data: {} };
    }
    const errors = [{ field: 'current_password', message: NEEDED }];
    return given ? { data: { path } } : { status: 403, body: { message: NEEDED, errors } };
  });
}

it.each([
  ['POST', '/events'],
  ['PATCH', '/events/019f'],
  ['POST', '/content/publish'],
  ['PUT', '/webhooks/019f'],
  ['POST', '/webhooks/019f/secret'],
  ['DELETE', '/auth/sessions/019f'],
  ['POST', '/backups/archives/a/download'],
  ['DELETE', '/staff/019f'],
])(
  '%s %s: the answer that asks for the password opens the dialog, and the call goes on',
  async (method, path) => {
    const asked = staleSession();
    await showDesk(<PasswordNeeded />);
    const body = { name: 'Typed with care' };
    const answer = call(method, path, body);
    fireEvent.change(await screen.findByLabelText(/Your password/), { target: { value: 'mangga' } });
    fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await expect(answer).resolves.toEqual({ path });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked.map((one) => one.body)).toEqual([body, { current_password: 'mangga' }, body]);
  },
);

it('says why it was not done to whoever closes the dialog, at no field, since no form has one', async () => {
  staleSession();
  await showDesk(<PasswordNeeded />);
  const failure = call('POST', '/events', {}).catch((error: ApiError) => error);
  const cancel = await screen.findByRole('button', { name: 'Cancel' });
  await act(async () => {
    fireEvent.click(cancel);
    await Promise.resolve();
  });
  expect(await failure).toMatchObject({ message: NEEDED, status: 403, body: {} });
});

it('asks nobody to sign in again whose call crossed a change of the password', async () => {
  let renewed: () => void = () => undefined;
  let asks = 0;
  fakeApi(async ({ path }) => {
    if (path === '/auth/password') await new Promise<void>((resolve) => (renewed = resolve));
    // The old session has ended on the server, and the answer with the new one is on its way.
    else if (++asks === 1) return { status: 401, body: { message: 'Sign in' } };
    return { data: { path } };
  });
  await showDesk(<PasswordNeeded />);
  const change = call('PUT', '/auth/password', {});
  const crossing = call('GET', '/jobs');
  await waitFor(() => expect(asks).toBe(1));
  renewed();
  await expect(Promise.all([change, crossing])).resolves.toEqual([
    { path: '/auth/password' },
    { path: '/jobs' },
  ]);
  expect(renewal.get()).toBeUndefined();
});
