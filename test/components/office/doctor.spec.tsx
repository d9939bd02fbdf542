import { fireEvent, screen, within } from '@testing-library/react';
import { DoctorPage } from '../../../web-admin/src/doctor/DoctorPage';
import { fakeApi, showDesk } from './desk';

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
