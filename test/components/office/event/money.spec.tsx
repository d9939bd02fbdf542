import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { PricesPage } from '../../../../web-admin/src/events/PricesPage';
import { ToReturnPage } from '../../../../web-admin/src/review/ToReturnPage';
import { fakeApi, showDesk, LOST, type Answer } from '../desk';

describe('the prices', () => {
  const price = { name: 'Regular', amount_centavos: 150_000, starts_on: null, ends_on: null, most: null };
  const state = { shown_to: 'everyone', is_default: true, ended: false, uses: 3, in_use: true, codes: [] };
  const listAt = (updated_at: string, amount_centavos = 150_000) => ({
    ...{ event_id: 'e1', updated_at, fee_centavos: 150_000 },
    prices: [{ id: 'p1', open: true, ...price, ...state, amount_centavos }],
  });

  const CHANGED = { message: 'A colleague changed the prices.' };

  async function open(read: () => object, save: (body: unknown) => Answer = () => ({ data: listAt('2') })) {
    const asked = fakeApi(({ method, path, body }) => {
      if (method === 'PUT') return save(body);
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
      () => ({ data: listAt('3', 180_000) }),
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
    const put = () => asked.findLast(({ method }) => method === 'PUT');
    await waitFor(() => expect(put()).toMatchObject({ body: { seen_at: '3' } }));
  });

  it('keeps what was typed over a reload, saves it with its codes, and has nothing left to save', async () => {
    const codes = [{ id: 'c1', code: 'YOUTH', uses: 0, most: null }];
    const coded = {
      ...listAt('1').prices[0],
      id: 'p2',
      name: 'Students',
      shown_to: 'code',
      is_default: false,
    };
    const both = { ...listAt('1'), prices: [...listAt('1').prices, { ...coded, codes }] };
    await open(() => both);
    const [, name] = await screen.findAllByLabelText<HTMLInputElement>(/^Name/);
    fireEvent.change(name as Element, { target: { value: 'Pupils' } });
    await waitFor(() => expect(Object.values(sessionStorage).join()).toContain('Pupils'));
    // The tab is loaded anew: nothing is told to the page that goes.
    window.dispatchEvent(new Event('pagehide'));
    const before = { ...sessionStorage } as Record<string, string>;
    cleanup();
    for (const [key, value] of Object.entries(before)) sessionStorage.setItem(key, value);
    const { asked } = await open(
      () => both,
      (body) => ({ data: { ...both, ...(body as object) } }),
    );
    await screen.findByRole('listitem', { name: 'Pupils' });
    fireEvent.click(screen.getByRole('button', { name: 'Save the prices' }));
    await screen.findByText('The prices are saved');
    expect(asked.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({
      prices: [{ name: 'Regular' }, { name: 'Pupils', codes: [{ code: 'YOUTH' }] }],
    });
    expect(screen.queryByText('Not saved yet')).toBeNull();
  });

  it('puts both together where a colleague saved another field first', async () => {
    let now = listAt('1');
    const { asked, amount } = await open(
      () => now,
      (body) => {
        if ((body as { seen_at: string }).seen_at !== now.updated_at) return { status: 412, body: CHANGED };
        return { data: listAt('3', 180_000) };
      },
    );
    fireEvent.change(await amount(), { target: { value: '1800' } });
    now = { ...listAt('2'), prices: listAt('2').prices.map((one) => ({ ...one, name: 'Early bird' })) };
    fireEvent.click(screen.getByRole('button', { name: 'Save the prices' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('Prices › 1 › Name');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Keep both and save' }));
    await screen.findByText('The prices are saved');
    const puts = asked.filter(({ method }) => method === 'PUT');
    expect(puts.at(-1)?.body).toMatchObject({
      ...{ seen_at: '2', prices: [{ id: 'p1', name: 'Early bird', amount_centavos: 180_000 }] },
    });
  });

  it('says at its field what the server says of it, and of the whole list above; the next save goes', async () => {
    const { asked, amount } = await open(
      () => listAt('1'),
      () => {
        const errors = { 'prices[0].amount_centavos': 'Too much', prices: 'One must be the usual' };
        const list = Object.entries(errors).map(([field, message]) => ({ field, message }));
        return { status: 400, body: { message: 'Not valid', errors: list } };
      },
    );
    fireEvent.change(await amount(), { target: { value: '180000' } });
    const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save the prices' }));
    save();
    await waitFor(async () => expect((await amount()).getAttribute('aria-invalid')).toBe('true'));
    await screen.findByText('Too much');
    await screen.findByText('One must be the usual');
    await screen.findByText('Prices › 1 › Pesos for each person: Too much; Prices: One must be the usual');
    save();
    await waitFor(() => expect(asked.filter(({ method }) => method === 'PUT')).toHaveLength(2));
  });

  it('adds a price, makes it the usual one, and moves it up', async () => {
    const { asked, amount } = await open(() => listAt('1'));
    await amount();
    const click = (name: string | RegExp) =>
      fireEvent.click(screen.getAllByRole('button', { name }).at(-1) as Element);
    click('Add a price');
    const names = await screen.findAllByLabelText<HTMLInputElement>(/^Name/);
    fireEvent.change(names[1] as Element, { target: { value: 'Students' } });
    fireEvent.change(screen.getAllByLabelText(/^Pesos/)[1] as Element, { target: { value: '₱1,000' } });
    click('The usual price');
    click('Move up');
    expect(screen.getAllByRole('listitem').map((one) => one.getAttribute('aria-label'))).toEqual([
      'Students',
      'Regular',
    ]);
    click('Save the prices');
    const put = () => asked.find(({ method }) => method === 'PUT')?.body;
    await waitFor(() =>
      expect(put()).toMatchObject({
        prices: [
          { name: 'Students', amount_centavos: 100_000, is_default: true, codes: [] },
          { id: 'p1', is_default: false, amount_centavos: 150_000 },
        ],
      }),
    );
  });

  it.each([
    ['', /^A price in pesos, such as 1,500/],
    ['a lot', /^A price in pesos, such as 1,500/],
    ['1,000,000.01', 'At most ₱1,000,000'],
  ])('speaks of pesos where a price is %j, and asks the server for nothing', async (text, words) => {
    const { asked, amount } = await open(() => listAt('1'));
    fireEvent.change(await amount(), { target: { value: text } });
    fireEvent.click(screen.getByRole('button', { name: 'Save the prices' }));
    await screen.findByText(words);
    expect((await amount()).getAttribute('aria-invalid')).toBe('true');
    expect(asked.filter(({ method }) => method === 'PUT')).toEqual([]);
  });
});

describe('what is to be returned', () => {
  const OWED = {
    registration_id: '0199c0de-0000-7000-8000-000000000001',
    delegate_id: '0199c0de-0000-7000-8000-000000000002',
    name: 'Maria Santos',
    event_id: '0199c0de-0000-7000-8000-000000000003',
    event_name: 'Common Ground 2027',
    to_return_centavos: 150_000,
    channel: 'gcash',
    since: '2026-11-20T02:00:00.000Z',
  };

  const list = (data: (typeof OWED)[], more = 0) => ({
    body: {
      data,
      meta: {
        total: data.length + more,
        to_return_centavos: data.reduce((sum, one) => sum + one.to_return_centavos, more * 150_000),
      },
    },
  });

  /** A ledger of one payer. @param lose how many refunds are entered and their answers lost */
  function ledger(lose: number) {
    let left = OWED.to_return_centavos;
    const entered = new Map<string, number>();
    const asked = fakeApi(({ method, path, body, key }) => {
      if (path === '/payments/to-return')
        return list(left > 0 ? [{ ...OWED, to_return_centavos: left }] : []);
      if (path === '/payment-modes') return { data: [{ value: 'gcash', label: 'GCash' }] };
      if (path.startsWith('/events')) return { data: [] };
      if (method !== 'POST') return {};
      const { amount_centavos, to_return_centavos } = body as Record<string, number>;
      if (to_return_centavos !== left && !(key !== null && entered.has(key)))
        return { status: 409, body: { message: 'Look at it again.', code: 'amount_differs' } };
      if (key !== null && !entered.has(key)) {
        entered.set(key, amount_centavos ?? 0);
        left -= amount_centavos ?? 0;
      }
      return lose-- > 0 ? LOST : { data: {} };
    });
    return { asked, entered, byColleague: (centavos: number) => (left -= centavos) };
  }

  it('enters a refund once, although its answer was lost, and shows what is left', async () => {
    const { entered } = ledger(1);
    await showDesk(<ToReturnPage />);
    fireEvent.click(await screen.findByRole('button', { name: 'Enter the refund to Maria Santos' }));
    const dialog = within(screen.getByRole('dialog'));
    const amount = dialog.getByLabelText<HTMLInputElement>(/Amount paid back/);
    expect(amount.value).toBe('1,500');
    fireEvent.change(amount, { target: { value: '1500,00' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Enter it' }));
    expect((await dialog.findByRole('alert')).textContent).toMatch(/^An amount in pesos/);
    fireEvent.change(amount, { target: { value: '₱500' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Enter it' }));
    expect((await dialog.findByText(/The answer was lost/)).textContent).toContain('only once');
    fireEvent.click(dialog.getByRole('button', { name: 'Enter it' }));
    await screen.findByText('₱1,000.00');
    expect([...entered.values()]).toEqual([50_000]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('enters nothing where a colleague returned a part meanwhile, and shows what is left', async () => {
    const { entered, byColleague } = ledger(0);
    await showDesk(<ToReturnPage />);
    fireEvent.click(await screen.findByRole('button', { name: 'Enter the refund to Maria Santos' }));
    const dialog = within(screen.getByRole('dialog'));
    byColleague(50_000);
    fireEvent.change(dialog.getByLabelText(/Amount paid back/), { target: { value: '500' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Enter it' }));
    await dialog.findByText('Look at it again.');
    expect(entered.size).toBe(0);
    await screen.findByText('₱1,000.00');
  });

  it('gives the focus to the row that takes the place of one that went, and decides nothing by it', async () => {
    const rows = ['Ana Cruz', 'Ben Lim', 'Carla Uy'].map((name) => ({
      ...OWED,
      name,
      registration_id: name,
    }));
    fakeApi(({ method, path }) => {
      if (method === 'POST') rows.splice(1, rows.length === 3 ? 1 : 2);
      return path === '/payments/to-return' ? list(rows) : { data: [] };
    });
    await showDesk(<ToReturnPage />);
    const enter = async (name: string) => {
      const button = await screen.findByRole('button', { name: `Enter the refund to ${name}` });
      act(() => button.focus());
      fireEvent.click(button);
      fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Enter it' }));
      await waitFor(() => expect(screen.queryByText(name)).toBeNull());
    };
    await enter('Ben Lim');
    expect(document.activeElement?.tagName).toBe('LI');
    expect(document.activeElement?.textContent).toContain('Carla Uy');
    // Where the last row goes, the one before it.
    await enter('Carla Uy');
    expect(document.activeElement?.textContent).toContain('Ana Cruz');
  });

  it('says that nothing is to be returned', async () => {
    fakeApi(() => list([]));
    await showDesk(<ToReturnPage />);
    await screen.findByText('There is nothing to return.');
  });

  it('says the sum of all, also of those who are not listed', async () => {
    fakeApi(({ path }) => (path === '/payments/to-return' ? list([OWED], 2) : { data: [] }));
    await showDesk(<ToReturnPage />);
    await screen.findByText('₱4,500.00 to 3 payers');
    await screen.findByText(/2 more follow/);
  });
});
