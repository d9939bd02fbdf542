import '../../../../web-admin/src/messages/sales/viewings';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ResourceContextProvider } from 'ra-core';
import { ActivityPage } from '../../../../web-admin/src/activity/ActivityPage';
import type { Inquiry, ProjectForSale } from '../../../../web-admin/src/api/types';
import { PaymentDialog } from '../../../../web-admin/src/delegates/payment/EnterPayment';
import { HomePanel } from '../../../../web-admin/src/inquiries/homes/HomePanel';
import { DayOffDialog, HoursDialog } from '../../../../web-admin/src/inquiries/viewings/HoursDialogs';
import { HoursPage } from '../../../../web-admin/src/inquiries/viewings/HoursPage';
import { NotInBankList } from '../../../../web-admin/src/statement/NotInBankList';
import { fakeApi, showDesk } from '../desk';

describe('the home of an inquiry', () => {
  const room = (name: string, room_type: number, left: number) => ({
    ...{ name, room_type, bedrooms: 1, area_from: 30, area_to: 40, price: 1, asks_area: true },
    units: { count: 5, reserved: 0, sold: 5 - left },
  });
  const tower = (slug: string, name: string, licensed = true): ProjectForSale => ({
    ...{
      slug,
      page: `/properties/${slug}`,
      name,
      interest: name,
      licensed,
      price_list: '2026-11, 2026-11-01',
    },
    homes: [room('Studio', 1, 3), room('Two bedrooms', 2, 0)],
    calculator: {
      ...{ currency: 'PHP', list: '2026-11', date: '2026-11-01', finishes: ['Bare', 'Full'], parking: true },
      ...{ area: { min: 30, max: 40 }, years: { min: 3, max: 15 } },
      usual: { years: 3, finish: 1, downpayment: 20 },
    },
  });
  const inquiry = (more: Partial<Inquiry> = {}) =>
    ({
      ...{ id: 'i1', first_name: 'Maria', last_name: 'Santos', email: 'm@example.com', message: 'Hello' },
      ...{
        project_interest: 'grove tower',
        status: 'new',
        home_project: null,
        home_name: null,
        home_state: null,
      },
      ...more,
    }) as Inquiry;
  const open = async (of: Inquiry) => {
    const asked = fakeApi(({ path }) => ({
      data:
        path === '/inquiry/work/homes'
          ? [tower('alpha', 'Alpha Tower'), tower('grove', 'Grove Tower'), tower('cove', 'Cove House', false)]
          : of,
    }));
    await showDesk(<HomePanel inquiry={of} />);
    await screen.findByText('Home and price');
    return asked;
  };
  const sheet = () => screen.getByRole<HTMLAnchorElement>('link', { name: 'Open it (PDF)' }).href;

  it('begins with the project of the inquiry, and reserves one of the home that is chosen', async () => {
    const asked = await open(inquiry());
    expect(screen.getByLabelText<HTMLSelectElement>('Project').value).toBe('grove');
    screen.getByText('3 of 5 are left: 2 sold, 0 reserved.');
    fireEvent.change(screen.getByLabelText('Home'), { target: { value: 'Two bedrooms' } });
    screen.getByText('None is left of 5: 5 sold, 0 reserved.');
    expect(screen.queryByRole('button', { name: 'Reserve one' })).toBeNull();
    fireEvent.change(screen.getByLabelText('Home'), { target: { value: 'Studio' } });
    fireEvent.click(screen.getByRole('button', { name: 'Reserve one' }));
    await waitFor(() =>
      expect(asked).toContainEqual(
        expect.objectContaining({
          ...{ method: 'PUT', path: '/inquiry/properties/i1/home' },
          body: { project: 'grove', home: 'Studio', state: 'reserved' },
        }),
      ),
    );
  });

  it('neither reserves nor sells of a project without a License to Sell, and says why', async () => {
    await open(inquiry({ project_interest: 'Cove House' }));
    screen.getByText(
      /^No License to Sell has been issued for Cove House, so none of its homes may be reserved or sold\./,
    );
    for (const name of ['Reserve one', 'Sell one']) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('only gives back what they have of a project that lost its License to Sell', async () => {
    await open(inquiry({ home_project: 'cove', home_name: 'Studio', home_state: 'reserved' }));
    expect(screen.queryByRole('button', { name: 'It is sold' })).toBeNull();
    // Also where another project is looked at.
    fireEvent.change(screen.getByLabelText('Project'), { target: { value: 'alpha' } });
    expect(screen.queryByRole('button', { name: 'It is sold' })).toBeNull();
    screen.getByRole('button', { name: 'Give it back' });
  });

  it('gives back what they have, also where it is not on the site any more', async () => {
    const asked = await open(inquiry({ home_project: 'gone', home_name: 'Villa', home_state: 'reserved' }));
    screen.getByText('Villa is reserved for them.');
    fireEvent.click(screen.getByRole('button', { name: 'Give it back' }));
    await waitFor(() =>
      expect(asked).toContainEqual(
        expect.objectContaining({ method: 'PUT', body: { project: 'gone', home: 'Villa', state: null } }),
      ),
    );
  });

  it('makes the computation with what the visitor chose, and with what staff change of it', async () => {
    const address = `${location.origin}/api/v1/computations/alpha?years=7&roomType=2&area=33&finish=0&parking=1&downpayment=30&currency=USD`;
    await open(inquiry({ message: `I would like to ask.\n${address}` }));
    expect(sheet()).toBe(address);
    fireEvent.change(screen.getByLabelText('Years'), { target: { value: '15' } });
    fireEvent.change(screen.getByLabelText('Downpayment, %'), { target: { value: '400' } });
    expect(sheet()).toBe(address.replace('years=7', 'years=15').replace('downpayment=30', 'downpayment=100'));
    const mail = screen.getByRole<HTMLAnchorElement>('link', { name: 'Answer with it by mail' }).href;
    expect(decodeURIComponent(mail)).toContain(
      `Here is the sample computation for Two bedrooms, Alpha Tower:\r\n${sheet()}`,
    );
  });

  it('begins as the calculator does where nothing is known, and has none without a price', async () => {
    await open(inquiry({ project_interest: 'Somewhere' }));
    expect(screen.queryByLabelText('Home')).toBeNull();
    fireEvent.change(screen.getByLabelText('Project'), { target: { value: 'alpha' } });
    expect(sheet()).toContain(
      '/alpha?years=3&roomType=1&area=30&finish=1&parking=0&downpayment=20&currency=PHP',
    );
  });

  it('says until when a home is theirs, and keeps it for longer with a reason', async () => {
    const held = { home_project: 'grove', home_name: 'Studio', home_state: 'reserved' as const };
    const asked = await open(inquiry({ ...held, home_until: '2027-01-09', home_reason: 'Travels' }));
    screen.getByText(/^The last day is .*9.*; then it is free again by itself\. Extended: Travels$/);
    fireEvent.click(screen.getByRole('button', { name: 'Extend' }));
    fireEvent.change(screen.getByLabelText(/^The last day/), { target: { value: '2027-02-01' } });
    fireEvent.change(screen.getByLabelText(/^Why/), { target: { value: 'Their bank' } });
    const [, send] = screen.getAllByRole('button', { name: 'Extend', hidden: true });
    fireEvent.click(send as HTMLElement);
    await waitFor(() =>
      expect(asked).toContainEqual(
        expect.objectContaining({
          ...{ method: 'PUT', path: '/inquiry/properties/i1/home/until' },
          body: { until: '2027-02-01', reason: 'Their bank' },
        }),
      ),
    );
  });
});

describe('the forms of hours', () => {
  const choices = {
    assignees: [
      { id: 'me', name: 'Ana Reyes' },
      { id: 'ben', name: 'Ben Cruz' },
    ],
    statuses: {},
  };
  const type = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });

  it('sends hours as they were filled in, and no place for a video call', async () => {
    const asked = fakeApi(({ method }) => ({ data: method === 'GET' ? choices : {} }));
    const closed = jest.fn();
    await showDesk(
      <HoursDialog projects={[{ slug: 'alpha', name: 'Alpha', homes: [] } as never]} onClose={closed} />,
    );
    await screen.findByLabelText(/Who shows it/);
    type(/Who shows it/, 'ben');
    type(/^Project/, 'alpha');
    fireEvent.click(screen.getByLabelText('Monday'));
    fireEvent.click(screen.getByLabelText('Sunday'));
    type(/First viewing begins/, '10:00');
    type(/Minutes of one viewing/, '45');
    type(/Viewings at the same time/, '2');
    expect(screen.queryByLabelText(/Where you meet/)).not.toBeNull();
    type(/^How/, 'video');
    expect(screen.queryByLabelText(/Where you meet/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Add hours' }));
    await waitFor(() => expect(closed).toHaveBeenCalled());
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
      staff_id: 'ben',
      project: 'alpha',
      days: [2, 3, 4, 5, 7],
      opens: '10:00',
      closes: '17:00',
      minutes: 45,
      at_once: 2,
      how: 'video',
    });
  });

  it('moves the last day behind the first, and takes days off for everybody', async () => {
    const asked = fakeApi(({ method }) => ({ data: method === 'GET' ? choices : {} }));
    const closed = jest.fn();
    await showDesk(<DayOffDialog onClose={closed} />);
    type(/First day/, '2027-01-04');
    expect(screen.getByLabelText<HTMLInputElement>(/Last day/).value).toBe('2027-01-04');
    type(/Last day/, '2027-01-06');
    type(/First day/, '2027-01-05');
    expect(screen.getByLabelText<HTMLInputElement>(/Last day/).value).toBe('2027-01-06');
    fireEvent.click(screen.getByRole('button', { name: 'Add days off' }));
    await waitFor(() => expect(closed).toHaveBeenCalled());
    expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({
      staff_id: null,
      first_day: '2027-01-05',
      last_day: '2027-01-06',
    });
  });
});

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
