import { fixture } from '../../support/jest/fixture.js';
import { call, signIn, dataOf } from '../../support/requests/callers.js';
import { aDelegate } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';

const api = fixture(() => startApi());
const staff = fixture(() => signIn(api));

test('a registration goes from the form to a paid ticket with a QR code', async () => {
  const made = await call(api, 'POST', '/delegates', { body: aDelegate() });
  expect(made.status).toBe(201);
  const { id, uuid } = dataOf<{ id: string; uuid: string }>(made);
  const paid = await call(api, 'PUT', `/delegates/verify/${id}`, {
    as: staff,
    body: { payment_status: true },
  });
  expect(paid.status).toBe(200);
  expect((await call(api, 'PATCH', `/delegates/qr-code/${id}`, { as: staff })).status).toBe(200);
  const ticket = await call(api, 'GET', `/delegates/uuid/${uuid}`);
  expect(ticket.body).toMatchObject({
    data: { payment_status: true, qr_code: `/api/v1/delegates/uuid/${uuid}/qr.png` },
  });
});
