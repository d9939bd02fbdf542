import { fireEvent, screen, waitFor } from '@testing-library/react';
import { MailServerPage } from '../../../web-admin/src/mail/MailServerPage';
import { fakeApi, showDesk } from './desk';

const NONE = {
  ...{ source: 'none', host: null, port: null, encryption: null, user_name: null, has_password: false },
  ...{ from_name: null, from_address: null, updated_at: null },
};
const OURS = {
  ...{ source: 'back-office', host: 'smtp.example.com', port: 465, encryption: 'tls', user_name: 'ana' },
  ...{
    has_password: true,
    from_name: 'Homes',
    from_address: 'a@example.com',
    updated_at: '2026-11-28T10:00:00Z',
  },
};
const PROBLEM = 'smtp.example.com does not take this name and password. It says: 535';
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('is entered, tested without being kept, and saved', async () => {
  const asked = fakeApi(({ method, path }) =>
    path.endsWith('/test')
      ? { data: { works: false, problem: PROBLEM } }
      : { data: method === 'GET' ? NONE : OURS },
  );
  await showDesk(<MailServerPage />);
  await screen.findByText('No mail server is set: mails are kept and not sent.');
  fireEvent.click(screen.getByRole('button', { name: 'Test the connection' }));
  expect(await screen.findAllByText('Required')).toHaveLength(3);
  expect(asked.filter(({ method }) => method !== 'GET')).toEqual([]);

  type(/^Server/, 'smtp.example.com');
  type(/^User name/, 'ana');
  type(/^Password/, 'a secret');
  type(/^Sender’s name/, 'Homes');
  type(/^Sender’s e-mail/, 'a@example.com');
  fireEvent.click(screen.getByRole('button', { name: 'Test the connection' }));
  await screen.findByText(PROBLEM);
  fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByText('The mail server is saved. Mails go out through it from now on.');
  const sent = {
    ...{
      host: 'smtp.example.com',
      port: 587,
      encryption: 'starttls',
      user_name: 'ana',
      password: 'a secret',
    },
    ...{ from_name: 'Homes', from_address: 'a@example.com' },
  };
  expect(asked.filter(({ method }) => method !== 'GET').map(({ path, body }) => [path, body])).toEqual([
    ['/mail-server/test', sent],
    ['/mail-server', sent],
  ]);
});

it('keeps the password that is saved, and says what the server says of a field', async () => {
  const asked = fakeApi(({ method }) =>
    method === 'GET'
      ? { data: OURS }
      : {
          status: 400,
          body: {
            message: 'No',
            errors: [{ field: 'password', message: 'Please enter the password of this server' }],
          },
        },
  );
  await showDesk(<MailServerPage />);
  await screen.findByText('A password is saved. Leave this empty to keep it.');
  type(/^Server/, 'elsewhere.example.com');
  fireEvent.click(screen.getByRole('button', { name: 'Test the connection' }));
  await screen.findByText('Please enter the password of this server');
  expect(asked.at(-1)?.body).toMatchObject({ host: 'elsewhere.example.com', password: null });
});

it('keeps what is typed where a colleague saves meanwhile, whose change comes into the other fields', async () => {
  let server = OURS;
  fakeApi(() => ({ data: server }));
  await showDesk(<MailServerPage />);
  await screen.findByText('A password is saved. Leave this empty to keep it.');
  type(/^Server/, 'typed.example.com');
  server = { ...OURS, host: 'theirs.example.com', from_name: 'Theirs', updated_at: '2026-11-28T10:05:00Z' };
  fireEvent(window, new Event('visibilitychange'));
  await screen.findByDisplayValue('Theirs');
  expect(screen.getByLabelText(/^Server/)).toHaveProperty('value', 'typed.example.com');
});

it('is removed after a question', async () => {
  let server: object = OURS;
  fakeApi(({ method }) => {
    if (method === 'DELETE') server = NONE;
    return { data: server };
  });
  await showDesk(<MailServerPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Remove the mail server' }));
  const [, yes] = await waitFor(() => {
    const found = screen.getAllByRole('button', { name: 'Remove the mail server', hidden: true });
    if (found.length < 2) throw new Error('no question');
    return found;
  });
  fireEvent.click(yes as HTMLElement);
  await screen.findByText('No mail server is set: mails are kept and not sent.');
  await waitFor(() => expect(screen.getByLabelText(/^Server/)).toHaveProperty('value', ''));
});

it('of the environment is shown, and not changed here', async () => {
  fakeApi(() => ({ data: { ...OURS, source: 'environment' } }));
  await showDesk(<MailServerPage />);
  await screen.findByText('smtp.example.com:465');
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
});
