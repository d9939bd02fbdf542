import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { keep, keyOf } from '../../../web-admin/src/api/account/keptTyping';
import { clearListState, createStore, listKey } from '../../../web-admin/src/api/account/store';
import { LimitsPage } from '../../../web-admin/src/limits/LimitsPage';
import { MailServerPage } from '../../../web-admin/src/mail/MailServerPage';
import { fakeApi, showDesk } from './desk';

describe('what is typed', () => {
  const LIMITS = {
    ...{ inquiries_months: 24, registrations_months: 12, mails_months: 12, activity_months: 24 },
    ...{ erase_at_once: 0, offer_hours: 48, fixed: { mails_months: 'RETENTION_MAILS_MONTHS' } },
  };
  let offer_hours = 48;
  const office = () =>
    fakeApi(({ method, path, body }) => {
      if (path === '/limits') {
        if (method === 'PUT') ({ offer_hours } = body as typeof LIMITS);
        return { data: { ...LIMITS, offer_hours }, etag: `"${offer_hours}"` };
      }
      if (path === '/mail-server')
        return {
          data: {
            ...{ source: 'none', host: null, port: null, encryption: null, user_name: null },
            ...{ has_password: false, from_name: null, from_address: null, updated_at: null },
          },
        };
      return { data: path.startsWith('/events') ? [] : { rows_a_day: 2_000 } };
    });
  const hours = () => screen.findByLabelText<HTMLInputElement>(/^Hours that an offered place/);
  const FOUND = /^What you had typed here is back/;
  const stored = () => Object.entries(sessionStorage).map(([name, value]) => `${name} ${String(value)}`);
  /** The tab is loaded anew: nothing is told to the page that goes. */
  function reload(): void {
    window.dispatchEvent(new Event('pagehide'));
    const before = { ...sessionStorage } as Record<string, string>;
    cleanup();
    for (const [name, value] of Object.entries(before)) sessionStorage.setItem(name, value);
  }
  beforeEach(() => {
    offer_hours = 48;
    sessionStorage.clear();
  });

  it('what was typed into settings is there again after a reload, until it is saved', async () => {
    office();
    await showDesk(<LimitsPage />);
    fireEvent.change(await hours(), { target: { value: '24' } });
    await waitFor(() => expect(stored().join()).toContain('24'));
    reload();
    office();
    await showDesk(<LimitsPage />);
    await screen.findByText(FOUND);
    expect((await hours()).value).toBe('24');
    fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(offer_hours).toBe(24));
    await waitFor(() => expect(stored()).toEqual([]));
    expect(screen.queryByText(FOUND)).toBeNull();
  });

  it('is discarded by a button, and gone with the page that was left', async () => {
    office();
    await showDesk(<LimitsPage />);
    fireEvent.change(await hours(), { target: { value: '24' } });
    await waitFor(() => expect(stored()).toHaveLength(1));
    reload();
    office();
    await showDesk(<LimitsPage />);
    fireEvent.click(await screen.findByRole('button', { name: 'Discard it' }));
    await waitFor(async () => expect((await hours()).value).toBe('48'));
    fireEvent.change(await hours(), { target: { value: '12' } });
    await waitFor(() => expect(stored()).toHaveLength(1));
    cleanup();
    expect(stored()).toEqual([]);
  });

  it('says that the record was changed meanwhile', async () => {
    office();
    await showDesk(<LimitsPage />);
    fireEvent.change(await hours(), { target: { value: '24' } });
    await waitFor(() => expect(stored()).toHaveLength(1));
    reload();
    offer_hours = 36;
    office();
    await showDesk(<LimitsPage />);
    expect((await screen.findByText(FOUND)).textContent).toContain('The record was changed meanwhile');
  });

  it('keeps no password, and nothing for whoever signs in next', async () => {
    office();
    await showDesk(<MailServerPage />);
    fireEvent.change(await screen.findByLabelText(/^Password/), { target: { value: 'a secret word' } });
    fireEvent.change(screen.getByLabelText(/^Server/), { target: { value: 'smtp.example.com' } });
    await waitFor(() => expect(stored().join()).toContain('smtp.example.com'));
    expect(stored().join()).not.toContain('a secret word');
    clearListState();
    expect(stored()).toEqual([]);
  });

  it('keeps codes that are no secret, and no secret by whatever name', async () => {
    office();
    await showDesk(<input name="pin" type="password" />);
    const typed = ['postal_code', 'agent_code', 'code', 'current_password', 'pin'];
    const key = keyOf('/here', typed);
    keep(key, Object.fromEntries(typed.map((name) => [name, { value: `my ${name}`, base: '' }])));
    expect(stored().join()).toMatch(/my postal_code.*my agent_code/);
    expect(stored().join()).not.toMatch(/my (code|current_password|pin)/);
  });

  it('what the environment sets is shown with its variable, and cannot be typed into', async () => {
    office();
    await showDesk(<LimitsPage />);
    const months = await screen.findByLabelText<HTMLInputElement>(/^Months that the list of mails/);
    expect(months.disabled).toBe(true);
    await screen.findByText('Set by RETENTION_MAILS_MONTHS where the program runs, and changed there.');
  });

  it('keeps of lists what is preferred, and not what was looked for', () => {
    const store = createStore();
    const lists = [listKey('inquiries'), `${listKey('inquiries')}.selectedIds`, 'delegates.selectedIds'];
    for (const key of [...lists, 'rows_per_page']) store.setItem(key, ['Maria']);
    clearListState();
    expect(
      Object.keys(store.listItems?.() ?? {}).filter((key) => /inquiries|delegates|rows/.test(key)),
    ).toEqual(['rows_per_page']);
  });
});

describe('a mail server', () => {
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
});
