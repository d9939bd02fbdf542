import { screen } from '@testing-library/react';
import { BadgesPage } from '../../../../web-admin/src/delegates/tickets/BadgesPage';
import { fakeApi, showDesk } from '../desk';

const given = { id: 'd1', first_name: 'Ana', last_name: 'Cruz', cancelled_at: null, qr_code: null };

it('leads on to the list where there is no badge to print, and prints nothing', async () => {
  fakeApi(() => ({ data: [{ ...given, cancelled_at: '2026-11-27T02:00:00Z' }] }));
  await showDesk(<BadgesPage />, '/badges?ids=d1');
  const next = await screen.findByRole('link', { name: 'Choose delegates' });
  expect(next.getAttribute('href')).toBe('/delegates');
  screen.getByText(/then press “Print badges”/);
  screen.getByText(/^Left out: 1/);
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
});

it('prints at once where there is one', async () => {
  fakeApi(() => ({ data: [given] }));
  await showDesk(<BadgesPage />, '/badges?ids=d1');
  await screen.findByRole('button', { name: 'Print' });
  expect(screen.queryByRole('link', { name: 'Choose delegates' })).toBeNull();
});
