import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { content } from '../../../web-public/src/content/index';
import { keepTyped, loadRecord, saveRecord } from '../../../web-public/src/forms/record';
import RegistrationForm from '../../../web-public/src/registration/RegistrationForm';
import { Frame } from '../../../web-public/src/ui/island';
import { fakeServer, type Call } from '../fake-server';

const { options, event } = content;
const price = (id: string, amount: number, isDefault: boolean) => ({
  id,
  name: id,
  amount,
  until: '',
  isDefault,
});
const prices = [price('regular', 800, true), price('student', 350.5, false)];
const NAME = `registration-${event.slug}`;
const page = (
  <Frame
    content={{ options, event: { ...event, prices, takesCodes: true } as never }}
    props={{}}
    of={RegistrationForm}
  />
);

/** As a visitor gets the page: the HTML, which knows no draft, and then the script. */
async function open() {
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  document.body.replaceChildren(root);
  await act(() => hydrateRoot(root, page));
  return root.querySelector<HTMLSelectElement>('select[name=price]');
}

let calls: Call[];
beforeEach(() => {
  calls = fakeServer();
  localStorage.clear();
});

it('the price that was chosen on an earlier visit is chosen again', async () => {
  saveRecord(NAME, { values: { first_name: 'Ana', price: 'student' } });
  expect((await open())?.value).toBe('student');
  expect(loadRecord(NAME)?.values).toMatchObject({ first_name: 'Ana', price: 'student' });
});

it('the code of an earlier visit opens its price again', async () => {
  saveRecord(NAME, { values: { price: 'code', price_code: 'SPEAKER27' } });
  const chosen = await open();
  const asked = calls.filter(({ path }) => path.endsWith('/price-codes'));
  expect(asked.map(({ body }) => body)).toEqual([{ code: 'SPEAKER27' }]);
  const data = { id: 'speaker', name: 'Speaker', amount_centavos: 10_000, ends_on: null, is_default: false };
  await asked[0]?.answer(200, { data });
  await screen.findByText('Speaker: ₱100', { selector: 'option' });
  expect(chosen?.value).toBe('code');
});

it('the price that stands there by itself is nothing that somebody typed', async () => {
  expect((await open())?.value).toBe('regular');
  expect(Object.keys(localStorage)).toEqual([]);
});

it('what an earlier visit left outlives a page that is loaded anew for want of its script', () => {
  document.body.innerHTML = renderToString(page);
  saveRecord(NAME, { values: { first_name: 'Ana', last_name: 'Reyes', agree_terms: true } });
  const first = document.querySelector<HTMLInputElement>('[name=first_name]');
  if (first) first.value = 'Maria';
  keepTyped(NAME);
  expect(loadRecord(NAME)?.values).toEqual({ first_name: 'Maria', last_name: 'Reyes', agree_terms: true });
});
