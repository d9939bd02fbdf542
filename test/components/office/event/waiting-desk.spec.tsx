import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { WaitingListPage } from '../../../../web-admin/src/waiting-list/WaitingListPage';
import { fakeApi, showDesk } from '../desk';

const entry = (first_name: string, more: object) => ({
  ...{ id: first_name, state: 'waiting', place: 1, places: 1, delegates: [`${first_name} Cruz`] },
  contact: { first_name, last_name: 'Cruz', email: 'ana@example.ph', phone_number: '639171234567' },
  ...{ offered_until: null, spam: false, to_confirm: false, registration_id: null },
  ...{ created_at: '2026-11-27T02:00:00Z', decided_at: null },
  ...more,
});

it('says who is not in line yet, for the e-mail is not confirmed', async () => {
  const entries = [entry('Ana', {}), entry('Ben', { place: null, to_confirm: true })];
  fakeApi(({ path }) => ({
    data: path.endsWith('/waiting-list') ? { places_free: 0, entries } : { id: 'e1', name: 'Camp' },
  }));
  await showDesk(
    <Routes>
      <Route path="/events/:id/waiting-list" element={<WaitingListPage />} />
    </Routes>,
    '/events/e1/waiting-list',
  );
  const [ana, ben] = await screen.findAllByRole('listitem');
  if (!ana || !ben) throw new Error('Two wait');
  within(ben).getByText('E-mail not confirmed');
  expect(ana.textContent).not.toContain('not confirmed');
  within(ana).getByRole('link', { name: '+63 917 123 4567' });
  expect(ben.textContent).not.toMatch(/^1\. /);
});
