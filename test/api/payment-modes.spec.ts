import { findDelegate, howToPay } from '../../src/registrations/mails/registration-received.js';
import { type Api, startApi } from '../support/api.js';
import { anonymous, type Answer, call, type Credentials, signIn } from '../support/callers.js';
import { aDelegate } from '../support/records.js';

let api: Api;
let admin: Credentials;
beforeAll(async () => {
  api = await startApi();
  admin = await signIn(api);
});
afterAll(() => api.close());

type Json = Record<string, unknown>;
const dataOf = <T = Json>({ body }: Answer): T => (body as { data: T }).data;
const page = (path: string) => fetch(`${api.url}${path}`);
const LISTS = '/content/items/formLists/site';
const publish = async (data: Json) => {
  expect((await call(api, 'PUT', LISTS, { as: admin, body: { data } })).status).toBe(200);
  expect((await call(api, 'POST', '/content/publish', { as: admin, body: {} })).status).toBe(200);
};

describe('the ways to pay', () => {
  const register = (more: Json) => call(api, 'POST', '/delegates', { body: aDelegate(more), as: anonymous });
  const wrong = (modes: string) => ({
    status: 400,
    body: { errors: [{ field: 'payment_mode', message: `One of ${modes}` }] },
  });

  it('are those that the owner lists, in the form, the API, the mails, the lists and the file; old records keep their words', async () => {
    const cash = dataOf(await register({ payment_mode: 'cash' }));
    const lists = dataOf<{ data: { paymentModes: Json[] } }>(
      await call(api, 'GET', LISTS, { as: admin }),
    ).data;
    const maya = { value: 'maya', label: 'Maya', how: 'Send it to 0917 555 0000 in the Maya app.' };
    const withoutCash = lists.paymentModes.filter(({ value }) => value !== 'cash');
    expect(await register({ payment_mode: 'maya' })).toMatchObject(wrong('gcash, bank-transfer, cash'));
    await publish({ ...lists, paymentModes: [...withoutCash, maya] });
    expect(await (await page('/register')).text()).toMatch(/<option value="maya"[^>]*>Maya/);
    expect(await (await page('/thank-you/x')).text()).toContain('"formerPaymentModes":[{"value":"cash"');
    const paying = await register({ payment_mode: 'maya' });
    expect(paying).toMatchObject({ status: 201, body: { data: { payment_mode: 'maya' } } });
    expect(await register({ payment_mode: 'cash' })).toMatchObject(wrong('gcash, bank-transfer, maya'));
    const group = {
      contact: { first_name: 'A', last_name: 'B', email: 'a@b.ph', phone_number: '639171234567' },
      delegates: [{ first_name: 'A', last_name: 'B' }],
      payment_mode: 'cash',
    };
    expect(await call(api, 'POST', '/registrations', { body: group, as: anonymous })).toMatchObject(
      wrong('gcash, bank-transfer, maya'),
    );
    const staff = { as: admin };
    // An old record may be changed, and keeps its way to pay.
    const { id } = cash;
    const change = { ...aDelegate({ payment_mode: 'cash' }), church_name: 'Another' };
    expect((await call(api, 'PUT', `/delegates/${String(id)}`, { ...staff, body: change })).status).toBe(200);
    const found = await call(api, 'GET', '/delegates?filter={"payment_mode":"maya"}', staff);
    expect(dataOf<Json[]>(found)).toHaveLength(1);
    const file = await fetch(`${api.url}/api/v1/delegates/export.csv?readable=true`, { headers: admin });
    expect(await file.text()).toMatch(/,Maya,[^]*,Cash,|,Cash,[^]*,Maya,/);
    expect(dataOf(await call(api, 'GET', '/payment-modes', { as: anonymous }))).toEqual([
      { value: 'gcash', label: 'GCash', offered: true },
      { value: 'bank-transfer', label: 'Bank transfer', offered: true },
      { value: 'maya', label: 'Maya', offered: true },
      { value: 'cash', label: 'Cash', offered: false },
    ]);
    const facts = await findDelegate(api.db, String(dataOf(paying).id));
    if (!facts) throw new Error('The delegate is gone');
    expect(howToPay(facts.mode, { ...facts.event, sum: '₱1,500' })).toBe(
      'Send it to 0917 555 0000 in the Maya app. Then open your registration and upload a picture of the receipt.',
    );
    await publish(lists);
    expect(dataOf<Json[]>(await call(api, 'GET', '/payment-modes', { as: anonymous })).at(-1)).toEqual({
      value: 'maya',
      label: 'Maya',
      offered: false,
    });
  });
});
