import { screen } from '@testing-library/react';
import { ResourceContextProvider } from 'ra-core';
import { ActivityPage } from '../../../web-admin/src/activity/ActivityPage';
import { PaymentDialog } from '../../../web-admin/src/delegates/payment/EnterPayment';
import { HoursPage } from '../../../web-admin/src/inquiries/viewings/HoursPage';
import { NotInBankList } from '../../../web-admin/src/statement/NotInBankList';
import { fakeApi, showDesk } from './desk';

describe('days', () => {
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
});

describe('hours', () => {
  const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u202f', ' ');

  it('Activity says when something was done by the reader’s clock, and names its zone abroad', async () => {
    const entry = {
      ...{ id: 'a1', type: 'inquiry.noted', resource: 'inquiries', record_id: 'i1', record_name: 'Ana Cruz' },
      ...{ at: '2026-11-20T17:30:00Z', actor_kind: 'staff', actor_name: 'Ben Lim', fields: [] },
      ...{ before: null, after: null },
    };
    fakeApi(() => ({ body: { data: [entry], meta: { next: null } } }));
    await showDesk(<ActivityPage />);
    const name = await screen.findByRole('link', { name: 'Ana Cruz' });
    const time = name.closest('li')?.querySelector('time');
    expect(time?.dateTime).toBe('2026-11-20T17:30:00Z');
    const local = new Date(entry.at);
    const hour = `${local.getHours() % 12 || 12}:${String(local.getMinutes()).padStart(2, '0')}`;
    const zone = local.getTimezoneOffset() === -480 ? '$' : ' \\S+$';
    expect(plain(time?.textContent)).toMatch(new RegExp(`, 2026, ${hour} [AP]M${zone}`));
  });

  it('Hours are those of the Philippines, as they were entered, wherever the reader is', async () => {
    const hours = {
      ...{ id: 'h1', staff_id: 'me', staff_name: 'Ana Reyes', project: null, days: [1, 5], opens: '09:30' },
      ...{ closes: '17:00', minutes: 45, at_once: 1, how: 'video', place: null, booked: 0 },
    };
    const off = { id: 'o1', staff_id: null, staff_name: null, name: null, booked: 0 };
    const days_off = [
      { ...off, first_day: '2027-01-04', last_day: '2027-01-06' },
      { ...off, id: 'o2', first_day: '2027-04-09', last_day: '2027-04-09' },
    ];
    fakeApi(({ path }) => ({
      data: path.includes('hours') ? { hours: [hours], days_off, lead_hours: 4, horizon_days: 30 } : [],
    }));
    await showDesk(<HoursPage />);
    const [weekly, away, day] = await screen.findAllByRole('listitem');
    expect(plain(weekly?.textContent)).toContain('Monday, Friday, 9:30 AM–5:00 PM');
    expect(away?.textContent).toContain('Jan 4 – Jan 6');
    expect(day?.textContent).toMatch(/^Apr 9(?! –)/);
    screen.getByText(/Philippine time/);
  });
});
