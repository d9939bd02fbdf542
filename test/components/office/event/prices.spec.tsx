import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { PricesPage } from '../../../../web-admin/src/events/PricesPage';
import { fakeApi, showDesk } from '../desk';

const price = { name: 'Regular', amount_centavos: 150_000, starts_on: null, ends_on: null, most: null };
const state = { shown_to: 'everyone', is_default: true, ended: false, uses: 3, in_use: true, codes: [] };
const listAt = (updated_at: string, amount_centavos = 150_000) => ({
  ...{ event_id: 'e1', updated_at, fee_centavos: 150_000 },
  prices: [{ id: 'p1', open: true, ...price, ...state, amount_centavos }],
});

async function open(read: () => object, save: () => object = () => listAt('2')) {
  const asked = fakeApi(({ method, path }) => {
    if (method === 'PUT') return { data: save() };
    return { data: path.endsWith('/prices') ? read() : { event: { name: 'Common Ground 2027' } } };
  });
  await showDesk(
    <Routes>
      <Route path="*" element={<PricesPage />} />
    </Routes>,
  );
  const amount = () => screen.findByLabelText<HTMLInputElement>(/^Pesos for each person/);
  return { asked, amount };
}

it('keeps what was typed where a colleague saves meanwhile, and saves with one request', async () => {
  let now = listAt('1');
  const { asked, amount } = await open(
    () => now,
    () => listAt('3', 180_000),
  );
  fireEvent.change(await amount(), { target: { value: '1800' } });
  now = listAt('2', 90_000);
  // Back from another window, when the pages read again what they show.
  fireEvent(window, new Event('visibilitychange'));
  await waitFor(() => expect(asked.filter(({ path }) => path.startsWith('/dashboard'))).toHaveLength(2));
  await act(() => new Promise((later) => setTimeout(later, 50)));
  expect((await amount()).value).toBe('1800');
  const before = asked.length;
  fireEvent.click(screen.getByRole('button', { name: 'Save the prices' }));
  await screen.findByText('The prices are saved');
  const since = asked.slice(before).filter(({ path }) => path.endsWith('/prices'));
  expect(since).toMatchObject([
    { method: 'PUT', body: { seen_at: '1', prices: [{ amount_centavos: 180_000 }] } },
  ]);
  expect(screen.queryByText('Not saved yet')).toBeNull();
  // The next save is over what this one left.
  fireEvent.change(await amount(), { target: { value: '1900' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save the prices' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ method: 'PUT', body: { seen_at: '3' } }));
});
