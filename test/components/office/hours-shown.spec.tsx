import { screen } from '@testing-library/react';
import { ActivityPage } from '../../../web-admin/src/activity/ActivityPage';
import { HoursPage } from '../../../web-admin/src/inquiries/viewings/HoursPage';
import { fakeApi, showDesk } from './desk';

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
