import { fireEvent, screen, within } from '@testing-library/react';
import { ToReturnPage } from '../../../../web-admin/src/review/ToReturnPage';
import { fakeApi, LOST, showDesk } from '../desk';

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
    if (path === '/payments/to-return') return list(left > 0 ? [{ ...OWED, to_return_centavos: left }] : []);
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
  expect(screen.queryByRole('dialog')).toBeNull();
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
