import { fixture } from '../../support/jest/fixture.js';
import { Authenticator } from '../../support/requests/authenticator.js';
import {
  addStaff,
  call,
  makeKey,
  sessionOf,
  signIn,
  type Credentials,
  dataOf,
} from '../../support/requests/callers.js';
import { ADMIN, startApi } from '../../support/server/api.js';

describe('where REQUIRE_SECOND_FACTOR is "admins"', () => {
  const strict = fixture(() => startApi({ env: { REQUIRE_SECOND_FACTOR: 'admins' } }));

  afterAll(() => strict.close());
  const get = async (path: string, as: Credentials) => (await call(strict, 'GET', path, { as })).status;

  it('an admin without one may only set it up, and can not switch it off again', async () => {
    const session = await signIn(strict);
    const refused = await call(strict, 'GET', '/delegates', { as: session });
    expect(refused.body).toMatchObject({
      statusCode: 403,
      message: 'A second factor is required here. Switch yours on to continue.',
    });
    expect([await get('/auth/me', session), await get('/staff', session)]).toEqual([200, 403]);
    expect((await call(strict, 'GET', '/auth/account', { as: session })).body).toMatchObject({
      data: { second_factor_required: true, second_factor_since: null },
    });

    const body = { current_password: ADMIN.password };
    const made = await call(strict, 'POST', '/auth/second-factor', { as: session, body });
    const phone = new Authenticator(dataOf<{ secret: string }>(made).secret);
    await call(strict, 'PUT', '/auth/second-factor', { as: session, body: { code: phone.code() } });
    expect([await get('/delegates', session), await get('/staff', session)]).toEqual([200, 200]);
    const proof = { ...body, code: phone.code(1) };
    const off = await call(strict, 'POST', '/auth/second-factor/switch-off', { as: session, body: proof });
    expect(off.status).toBe(409);

    const ben = await sessionOf(strict, await addStaff(strict));
    expect(await get('/delegates', ben)).toBe(200);
    const key = await makeKey(strict, session);
    expect(await get('/delegates', key)).toBe(200);
  });
});
