import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { BackupsPage } from '../../../web-admin/src/backups/BackupsPage';
import { PausedNotices } from '../../../web-admin/src/frame/PausedNotices';
import { fakeApi, showDesk } from './desk';

const ARCHIVE = {
  name: 'backup-20261121T020000Z.rows.tar.gz',
  bytes: 2_000_000,
  made_at: '2026-11-21T02:00:00Z',
};
const RESTORED = {
  made_at: ARCHIVE.made_at,
  rows: 55,
  missing: 0,
  saved_as: 'backup-20261128T020000Z.rows.tar.gz',
};
const BACKUPS = { hourly: true, last_good: null, failure: null };
const press = (name: RegExp | string, within_ = screen.getByRole('dialog')) =>
  fireEvent.click(within(within_).getByRole('button', { name }));

it('an archive is restored once that is confirmed, and one signs in again when the server is back', async () => {
  let isBack = false;
  const asked = fakeApi(
    ({ path }) => {
      if (path.endsWith('/restore')) return { data: RESTORED };
      return { data: path === '/backups' ? BACKUPS : [ARCHIVE] };
    },
    () => (isBack ? { data: { restored_copy: true } } : { status: 503 }),
  );
  await showDesk(<BackupsPage />);
  fireEvent.click(await screen.findByRole('button', { name: /^Restore the backup of/ }));
  press('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked.filter(({ method }) => method === 'POST')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: /^Restore the backup of/ }));
  press('Restore');
  await screen.findByText(/^Everything is as it was on/);
  expect(asked.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
    `/backups/archives/${ARCHIVE.name}/restore`,
  ]);
  const again = screen.getByRole<HTMLButtonElement>('button', { name: 'Sign in again' });
  expect(again.disabled).toBe(true);
  isBack = true;
  await waitFor(() => expect(again.disabled).toBe(false));
});

it('why it can’t be restored is said, and the list stays', async () => {
  fakeApi(({ path }) => {
    if (path.endsWith('/restore')) return { status: 409, body: { message: 'The archive is cut short.' } };
    return { data: path === '/backups' ? BACKUPS : [ARCHIVE] };
  });
  await showDesk(<BackupsPage />);
  fireEvent.click(await screen.findByRole('button', { name: /^Restore the backup of/ }));
  press('Restore');
  await screen.findByText('The archive is cut short.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  screen.getByRole('button', { name: /^Restore the backup of/ });
});

it('what was restored is released from the bar that says that it is paused', async () => {
  let isPaused = true;
  const asked = fakeApi(
    ({ path }) => {
      if (path === '/backups/release') isPaused = false;
      return {};
    },
    () => ({ data: { restored_copy: isPaused } }),
  );
  await showDesk(<PausedNotices />);
  fireEvent.click(await screen.findByRole('button', { name: 'This is the live system' }));
  press('This is the live system');
  await waitFor(() => expect(screen.queryByText(/^This was restored from a backup/)).toBeNull());
  expect(asked.map(({ path }) => path)).toContain('/backups/release');
});
