import { fireEvent, screen, within, waitFor } from '@testing-library/react';
import { BackupsPage } from '../../../web-admin/src/backups/BackupsPage';
import { DoctorPage } from '../../../web-admin/src/doctor/DoctorPage';
import { PausedNotices } from '../../../web-admin/src/frame/PausedNotices';
import { JobsPage } from '../../../web-admin/src/jobs/JobsPage';
import { whyOf } from '../../../web-admin/src/layout/reasons';
import { fakeApi, showDesk } from './desk';

describe('the system check', () => {
  const WELL = { about: 'clock', state: 'well', says: 'The clock is believed.', todo: null };
  const LOOK = { about: 'mail', state: 'look', says: 'No mail server is set.', todo: 'Set SMTP_URL.' };
  const WRONG = {
    about: 'uploads',
    state: 'wrong',
    says: '1 of 2 uploads are gone: a.jpg.',
    todo: 'What the backups have comes back by: deploy/run uploads mend',
  };

  it('shows what is wrong first, with what to do, and asks again when it is told to', async () => {
    let found: object[] = [WELL, LOOK, WRONG];
    const asked = fakeApi(({ path }) => ({ data: path === '/doctor' ? found : [] }));
    await showDesk(<DoctorPage />);
    await screen.findByText('1 thing is wrong.');
    const panels = screen.getAllByRole('region').map((panel) => panel.textContent);
    expect(panels).toEqual([
      `WrongUploads${WRONG.says}${WRONG.todo}`,
      `Worth a lookMail${LOOK.says}${LOOK.todo}`,
      `In orderClock${WELL.says}`,
      expect.stringMatching(/^Set where the server is started/),
    ]);

    found = [WELL];
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await screen.findByText('Nothing is wrong.');
    within(screen.getByRole('region', { name: 'In order' })).getByText(WELL.says);
    expect(screen.queryByRole('region', { name: 'Wrong' })).toBeNull();
    expect(asked.map(({ path }) => path).filter((path) => path === '/doctor')).toHaveLength(2);
  });

  it('shows what the environment sets, and that a secret is set', async () => {
    const settings = [
      { name: 'PUBLIC_URL', value: 'https://site.example', is_default: false },
      { name: 'AUTH_SECRET', value: null, is_default: false },
      { name: 'REDIS_URL', value: null, is_default: true },
    ];
    fakeApi(({ path }) => ({ data: path === '/doctor' ? [] : settings }));
    await showDesk(<DoctorPage />);
    const panel = await screen.findByRole('region', { name: 'Set where the server is started' });
    expect(
      within(panel)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['https://site.example', 'set, not shown', 'not set']);
    within(panel).getByText('the site’s address, in links and QR codes');
  });

  it('says why nothing can be shown', async () => {
    fakeApi(() => ({ status: 503, body: { message: 'The database does not answer.' } }));
    await showDesk(<DoctorPage />);
    await screen.findByText('The database does not answer.');
  });
});

describe('the jobs', () => {
  const NOW = '2026-11-20T02:00:00.000Z';
  const FAILED = {
    id: '0199c0de-0000-7000-8000-000000000001',
    kind: 'webhook',
    payload: {},
    attempts: 3,
    last_error: 'connect ECONNREFUSED 10.0.0.4:443',
    run_at: NOW,
    failed_at: null,
    created_at: NOW,
  };
  const BACKUP = {
    name: 'backup',
    description: 'Makes a backup',
    run_at: NOW,
    started_at: NOW,
    finished_at: NOW,
    done: null,
    last_error: 'ENOSPC: no space left on device, write',
  };

  it('says in words what failed and what to do, and keeps the server’s own text closed', async () => {
    const asked = fakeApi(({ method }) =>
      method === 'GET' ? { data: { failed: [FAILED], waiting: [], periodic: [BACKUP] } } : {},
    );
    await showDesk(<JobsPage />);
    const [failed, backup] = await screen.findAllByRole('listitem');
    if (!failed || !backup) throw new Error('Two lines are missing.');
    within(failed).getByText(/The other system did not answer/);
    within(failed).getByText(/It continues automatically/);
    within(backup).getByText(/The server’s disk is full. Make room on it/);
    within(backup).getByText(/it went wrong/);
    for (const raw of [/ECONNREFUSED/, /ENOSPC/])
      expect(screen.getByText(raw).closest('details')?.open).toBe(false);
    fireEvent.click(within(failed).getByRole('button', { name: 'Try now' }));
    await screen.findByText('It is tried again now.');
    expect(asked).toContainEqual(
      expect.objectContaining({ method: 'POST', path: `/jobs/${FAILED.id}/retry` }),
    );
  });

  it.each([
    ['getaddrinfo ENOTFOUND hooks.example.ph', 'unreachable'],
    ['The operation timed out', 'unreachable'],
    ['535 5.7.8 Authentication failed', 'refused_login'],
    ["EACCES: permission denied, open '/var/x'", 'not_allowed'],
    ['could not extend file "base/5/16": No space left on device', 'disk_full'],
    ['terminating connection due to administrator command', 'database'],
    ['self-signed certificate in certificate chain', 'certificate'],
    ['550 5.1.1 <x@example.ph>: User unknown', 'address'],
    ["Cannot read properties of undefined (reading 'id')", 'unexpected'],
  ])('%s: %s', (error, reason) => expect(whyOf(error)).toBe(`desk.why.${reason}`));

  it('leaves a sentence of the program as it is', () => {
    const sentence = 'The process that made the backup ended before it was done (SIGKILL).';
    expect(whyOf(sentence)).toBe(sentence);
  });
});

describe('restoring', () => {
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
});
