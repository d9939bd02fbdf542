import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Inquiry, ProjectForSale } from '../../../../web-admin/src/api/types';
import { HomePanel } from '../../../../web-admin/src/inquiries/homes/HomePanel';
import { fakeApi, showDesk } from '../desk';

const room = (name: string, room_type: number, left: number) => ({
  ...{ name, room_type, bedrooms: 1, area_from: 30, area_to: 40, price: 1, asks_area: true },
  units: { count: 5, reserved: 0, sold: 5 - left },
});
const tower = (slug: string, name: string, licensed = true): ProjectForSale => ({
  ...{ slug, page: `/properties/${slug}`, name, interest: name, licensed, price_list: '2026-11, 2026-11-01' },
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
