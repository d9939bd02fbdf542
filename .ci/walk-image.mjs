// walk-image.mjs URL: what loads the libraries that nothing else of a start loads, in the image without what was pruned.
// Needs Node alone. Ends with 1 and the reason.
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const url = process.argv[2];
const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = process.env;
let cookie = '';
async function ask(method, path, body) {
  const json = body !== undefined && !(body instanceof FormData);
  const answer = await fetch(`${url}/api/v1${path}`, {
    method,
    headers: { cookie, ...(json && { 'content-type': 'application/json' }) },
    body: json ? JSON.stringify(body) : body,
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}
const data = async (...request) => (await (await ask(...request)).json()).data;

const delegate = {
  ...{ first_name: 'Maria', last_name: 'Santos', age: 34, church_name: 'Grace', ministry: 'Music' },
  ...{
    email: 'maria@example.com',
    phone_number: '+63 917 123 4567',
    address: 'Cebu City',
    payment_mode: 'gcash',
  },
};
const { id } = await data('POST', '/delegates', delegate);
const form = new FormData();
form.set('image', new Blob([readFileSync(new URL('receipt.png', import.meta.url))]), 'receipt.png');
await ask('PATCH', `/delegates/proof-of-payment/upload/${id}`, form);

const signedIn = await ask('POST', '/auth/sign-in', { email, password });
cookie = signedIn.headers.getSetCookie()[0].split(';')[0];
const [proof] = (await data('POST', '/proofs/claim', {})).proofs;
let found = null;
for (let n = 0; n < 120 && found === null; n++) {
  await sleep(500);
  ({ found } = await data('GET', `/proofs/${proof.id}`));
}
if (found?.amount_centavos !== 150_000) throw new Error(`The receipt was read as ${JSON.stringify(found)}.`);

const sheet = await ask('GET', '/computations/alpha-tower?years=15&roomType=3&downpayment=20');
if (!(await sheet.text()).startsWith('%PDF')) throw new Error('The computation is no PDF.');
for (const path of [
  '/',
  '/register',
  '/admin',
  '/admin/door',
  '/api/docs',
  '/api/docs/swagger-ui-bundle.js',
]) {
  const { status } = await fetch(url + path);
  if (status !== 200) throw new Error(`${path} answers ${status}.`);
}
