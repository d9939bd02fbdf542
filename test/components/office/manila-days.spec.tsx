import { screen } from '@testing-library/react';
import { ResourceContextProvider } from 'ra-core';
import { PaymentDialog } from '../../../web-admin/src/delegates/payment/EnterPayment';
import { NotInBankList } from '../../../web-admin/src/statement/NotInBankList';
import { fakeApi, showDesk } from './desk';

/** Half past midnight in Manila: in most zones, that of a server among them, it is the day before. */
beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-21T00:30:00+08:00'), advanceTimers: true }));
afterEach(() => jest.useRealTimers());

it('a payment is received on the day that it is in Manila, which the API takes for today', async () => {
  fakeApi(() => ({ data: [] }));
  await showDesk(
    <PaymentDialog
      {...{ owed: 150_000, channel: 'cash', title: 'Enter', action: 'Enter' }}
      onEnter={() => Promise.resolve()}
      onClose={() => undefined}
    />,
  );
  const day = await screen.findByLabelText<HTMLInputElement>(/^Day received/);
  expect([day.value, day.max]).toEqual(['2026-11-21', '2026-11-21']);
});

it('what came yesterday is not in the bank for a day since midnight in Manila', async () => {
  const row = {
    ...{ id: '1', since_on: '2026-11-20', created_at: '2026-11-20T01:00:00Z', received_on: '2026-11-20' },
    ...{ kind: 'payment', amount_centavos: 150_000, channel: 'gcash', reference: null, event_id: 'e' },
    ...{ event_name: 'Camp', registration_id: 'r', code: 'C0DE', contact_name: 'Ana', delegate_id: null },
  };
  fakeApi(({ path }) =>
    path.startsWith('/not-in-bank?') ? { data: [row], range: 'not-in-bank 0-0/1' } : { data: [] },
  );
  await showDesk(
    <ResourceContextProvider value="not-in-bank">
      <NotInBankList />
    </ResourceContextProvider>,
  );
  expect((await screen.findAllByText(/1 day\b/)).length).toBeGreaterThan(0);
});
