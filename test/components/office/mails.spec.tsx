import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { smsParts } from '../../../web-admin/src/guest-mails/calls';
import { GuestMailsPage } from '../../../web-admin/src/guest-mails/GuestMailsPage';
import { WordsForm } from '../../../web-admin/src/mail/WordsForm';
import { NewslettersPage } from '../../../web-admin/src/newsletters/NewslettersPage';
import { fakeApi, LOST, showDesk, Kept, type Asked } from './desk';

describe('a mail to the guests', () => {
  const EVENT = { id: 'e1', slug: 'common-ground', name: 'Common Ground 2027', state: 'published' };
  const COUNTS = { mails: 214, people: 230, cancelled: 3, spam: 0, unconfirmed: 0, stopped: 1, failing: 2 };
  const A_MAIL = {
    ...{
      id: 'm1',
      event_id: 'e1',
      subject: 'What to bring',
      words: 'A jacket.',
      recipients: 'each',
      who: 'all',
    },
    ...{
      filter: {},
      state: 'planned',
      begins_at: '2026-11-24T03:00:00Z',
      ended_at: null,
      by_name: 'Ana Reyes',
    },
    ...{ undone_by_name: null, created_at: '2026-11-24T02:58:00Z' },
    ...{ mails: 0, sent: 0, waiting: 0, failed: 0, uncertain: 0, withheld: 0 },
  };

  /** A server that loses so many answers, and keeps what it was sent under each key. */
  function server({ lose = 0, configured = true } = {}) {
    const kept = new Map<string, object>();
    const answer = ({ method, path, body, key }: Asked) => {
      if (path === '/payment-modes') return { data: [{ value: 'gcash', label: 'GCash' }] };
      if (path === '/mails/summary') return { data: { configured, withheld: 0, failed: 0, uncertain: 0 } };
      if (path.endsWith('/preview')) {
        const { subject, words } = body as { subject: string; words: string };
        return {
          data: {
            counts: COUNTS,
            subject,
            html: `<p>${words}</p>`,
            text: words,
            message: `${subject}: ${words}`,
          },
        };
      }
      if (path.endsWith('/test')) return { data: { to: 'ana@example.ph' } };
      if (path.endsWith('/undo')) {
        for (const mail of kept.values())
          Object.assign(mail, { state: 'undone', undone_by_name: 'Ana Reyes' });
        return { data: A_MAIL };
      }
      if (path === '/events/common-ground/guest-mails' || path === '/events/e1/guest-mails') {
        if (method === 'GET') return { data: [...kept.values()] };
        kept.set(String(key), { ...A_MAIL, ...(body as object) });
        return lose-- > 0 ? LOST : { status: 201, data: A_MAIL };
      }
      if (path.startsWith('/events?')) return { data: [EVENT] };
      return { data: EVENT };
    };
    return { kept, asked: fakeApi(answer) };
  }
  const write = () => {
    fireEvent.change(screen.getByLabelText(/^Subject/), { target: { value: 'What to bring' } });
    fireEvent.change(screen.getByLabelText(/^Message/), { target: { value: 'A warm jacket.' } });
  };
  const sendButton = () => screen.findByRole('button', { name: 'Send 214 mails…' });

  it('says whom it reaches and leaves out, and sends once although the answer was lost; then it can be undone', async () => {
    const { kept, asked } = server({ lose: 1 });
    await showDesk(<GuestMailsPage />);
    const reach = within(await screen.findByRole('region', { name: 'Who will get it' }));
    await reach.findByText('214');
    expect(reach.getByText('Left out: Mail does not arrive').nextSibling?.textContent).toBe('2');
    expect(reach.queryByText(/Looks like spam/)).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send a test to me' }).disabled).toBe(true);
    write();
    fireEvent.click(await sendButton());
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText('Send “What to bring” to 214 addresses?');
    fireEvent.click(dialog.getByRole('button', { name: 'Send it' }));
    await dialog.findByRole('alert');
    fireEvent.click(dialog.getByRole('button', { name: 'Send it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(kept.size).toBe(1);
    expect([...kept.values()][0]).toMatchObject({
      who: 'all',
      recipients: 'each',
      filter: {},
      begin_at: null,
    });
    expect(screen.getByLabelText<HTMLInputElement>(/^Subject/).value).toBe('');
    fireEvent.click(await screen.findByRole('button', { name: 'Undo “What to bring”' }));
    await screen.findByText(/Undone by Ana Reyes/);
    expect(asked.filter(({ path }) => path === '/guest-mails/m1/undo')).toHaveLength(1);
  });

  it('shows the text for a messenger with its parts, and sends a test to oneself', async () => {
    const { asked } = server({ configured: false });
    await showDesk(<GuestMailsPage />);
    await screen.findByRole('region', { name: 'Who will get it' });
    await screen.findByText(/No mail server is set/);
    write();
    fireEvent.change(screen.getByLabelText('Church begins with'), { target: { value: 'Grace' } });
    fireEvent.click(await screen.findByRole('tab', { name: 'Messenger or SMS' }));
    await screen.findByText('What to bring: A warm jacket.');
    screen.getByText('29 characters: as SMS 1 part');
    fireEvent.click(screen.getByRole('button', { name: 'Send a test to me' }));
    await screen.findByText('On its way to ana@example.ph');
    expect(asked.find(({ path }) => path.endsWith('/test'))?.body).toMatchObject({
      subject: 'What to bring',
      filter: { church_name: 'Grace' },
    });
  });

  it('counts the parts of an SMS', () => {
    expect([smsParts('a'.repeat(160)), smsParts('a'.repeat(161)), smsParts('a'.repeat(307))]).toEqual([
      1, 2, 3,
    ]);
    expect([smsParts('₱'.repeat(70)), smsParts('₱'.repeat(71))]).toEqual([1, 2]);
    expect(smsParts('€'.repeat(81))).toBe(2);
  });
});

describe('news', () => {
  const COUNTS = { mails: 214, stopped: 3, failing: 1, spam: 0 };
  const A_LETTER = {
    ...{ id: 'n1', subject: 'Topped out', preview: '', pieces: [], projects: [], state: 'planned' },
    ...{ begins_at: '2026-11-24T03:00:00Z', ended_at: null, by_name: 'Ana Reyes', undone_by_name: null },
    ...{ created_at: '2026-11-24T02:58:00Z', mails: 0, sent: 0, waiting: 0, failed: 0, uncertain: 0 },
    ...{ withheld: 0, stopped: 0 },
  };
  const PICTURE = {
    file: 'uploaded/1',
    name: 'Lobby',
    alt: 'The lobby',
    thumbnail: '/1.webp',
    width: 4,
    height: 3,
  };

  /** A server that loses so many answers, and keeps what it was sent under each key. */
  function server({ lose = 0 } = {}) {
    const kept = new Map<string, object>();
    const asked = fakeApi(({ method, path, body, key }: Asked) => {
      if (path === '/mails/summary')
        return { data: { configured: true, withheld: 0, failed: 0, uncertain: 0 } };
      if (path === '/newsletters/projects') return { data: { projects: ['Alpha Tower', 'Grove Tower'] } };
      if (path === '/newsletters/pictures') return { data: [PICTURE] };
      if (path === '/newsletters/count') return { data: COUNTS };
      if (path === '/newsletters/readers')
        return {
          data: {
            readers: [{ id: 'i1', first_name: 'Ana', last_name: 'Cruz', email: 'ana@example.ph' }],
            next: null,
          },
        };
      if (path === '/newsletters/preview')
        return { data: { counts: COUNTS, subject: 'S', html: '<p>Shown</p>', text: 'As text' } };
      if (path === '/newsletters/test') return { data: { to: 'ana@example.ph' } };
      if (path.endsWith('/undo')) {
        for (const letter of kept.values())
          Object.assign(letter, { state: 'undone', undone_by_name: 'Ana Reyes' });
        return { data: A_LETTER };
      }
      if (method === 'GET') return { data: [...kept.values()] };
      kept.set(String(key), { ...A_LETTER, ...(body as object) });
      return lose-- > 0 ? LOST : { status: 201, data: A_LETTER };
    });
    return { kept, asked };
  }
  const type = (label: RegExp | string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });

  it('is written from parts, says whom it reaches, and goes once although the answer was lost; then it is undone', async () => {
    const { kept, asked } = server({ lose: 1 });
    await showDesk(<NewslettersPage />);
    const reach = within(await screen.findByRole('region', { name: 'Who will get it' }));
    await reach.findByText('214');
    expect(reach.getByText('Left out: Unsubscribed, or chose other projects').nextSibling?.textContent).toBe(
      '3',
    );
    fireEvent.click(reach.getByRole('button', { name: 'Show who' }));
    await screen.findByText('ana@example.ph');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    type(/^Subject/, 'Topped out');
    type(/^Text/, 'The last floor is cast.');
    fireEvent.click(screen.getByRole('button', { name: 'Button' }));
    // A part that is not filled in yet holds it back.
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send a test to me' }).disabled).toBe(true);
    type(/^What the button says/, 'See it');
    type(/^Where it leads/, '/properties');
    fireEvent.click(screen.getByRole('button', { name: 'Picture' }));
    fireEvent.click(screen.getByRole('button', { name: 'Choose a picture' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Lobby' }));
    fireEvent.click(screen.getByRole('button', { name: 'Move Picture 3 up' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Send 214 mails…' }));
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText('Send “Topped out” to 214 readers?');
    fireEvent.click(dialog.getByRole('button', { name: 'Send it' }));
    await dialog.findByRole('alert');
    fireEvent.click(dialog.getByRole('button', { name: 'Send it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([...kept.values()]).toMatchObject([
      {
        subject: 'Topped out',
        ...{ projects: [], begin_at: null },
        pieces: [
          { kind: 'text', text: 'The last floor is cast.' },
          { kind: 'picture', file: 'uploaded/1', alt: 'The lobby' },
          { kind: 'button', text: 'See it', href: '/properties' },
        ],
      },
    ]);
    fireEvent.click(await screen.findByRole('button', { name: 'Undo “Topped out”' }));
    await screen.findByText(/Undone by Ana Reyes/);
    expect(asked.filter(({ path }) => path === '/newsletters/n1/undo')).toHaveLength(1);
  });

  it('is shown as on a computer, a phone and as text, and tried by its author', async () => {
    const { asked } = server();
    await showDesk(<NewslettersPage />);
    type(/^Subject/, 'Topped out');
    type(/^Text/, 'The last floor is cast.');
    fireEvent.click(await screen.findByRole('tab', { name: 'Text' }));
    await screen.findByText('As text');
    fireEvent.click(screen.getByRole('tab', { name: 'Phone' }));
    await screen.findByTitle('S');
    fireEvent.click(screen.getByRole('button', { name: 'Send a test to me' }));
    await screen.findByText('On its way to ana@example.ph');
    expect(asked.find(({ path }) => path === '/newsletters/test')?.body).toMatchObject({
      ...{ subject: 'Topped out', pieces: [{ kind: 'text', text: 'The last floor is cast.' }] },
    });
  });
});

describe('the words of a mail', () => {
  const VIEW = {
    ...{ kind: 'ticket', title: 'Ticket', audience: 'The delegate' },
    ...{ subject: null as string | null, opening: null as string | null, closing: null as string | null },
    factory: { subject: 'Your ticket', opening: null, closing: 'Open the attached file.' },
    placeholders: [{ name: 'event', sample: 'Common Ground 2027' }],
  };
  const kept = new Kept(VIEW);
  const office = () =>
    fakeApi((asked) => {
      const { method, path, body } = asked;
      if (path === '/mail-words/ticket')
        return method === 'PUT' ? kept.write(asked, { ...VIEW, ...(body as object) }) : kept.read();
      if (path.endsWith('/preview')) {
        const { subject } = body as { subject: string | null };
        return { data: { subject: subject ?? 'Your ticket', to: null, html: '<p>Hi</p>', text: 'Hi' } };
      }
      return { data: path.endsWith('/test') ? { to: 'ana@example.ph' } : [] };
    });
  const field = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name);

  const TEST = 'Send a test in these words to me';

  it('shows what the program says, how the mail looks as it is typed, and sends it so', async () => {
    const asked = office();
    await showDesk(<WordsForm kind="ticket" />);
    await screen.findByText('Left empty: “Open the attached file.”');
    await screen.findByText(/Your words stand before what the program says/);
    expect(screen.getByText('{event}')).toBeTruthy();
    fireEvent.change(await field(/^Subject/), { target: { value: 'See you: {event}' } });
    await screen.findByText('See you: {event}', { selector: 'p' });
    fireEvent.click(screen.getByRole('button', { name: TEST }));
    await screen.findByText('A test to ana@example.ph is on its way.');
    // What is typed is tested, and not saved by it.
    expect(asked.find(({ path }) => path.endsWith('/test'))?.body).toMatchObject({
      subject: 'See you: {event}',
    });
    expect(kept.data.subject).toBeNull();
  });

  it('saves, tests and goes back to the program’s words', async () => {
    const asked = office();
    await showDesk(<WordsForm kind="ticket" />);
    fireEvent.change(await field(/^First sentences/), { target: { value: 'Dear guest,' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(kept.data.opening).toBe('Dear guest,'));
    expect(kept.data.subject).toBeNull();
    const test = screen.getByRole<HTMLButtonElement>('button', { name: TEST });
    await waitFor(() => expect(test.disabled).toBe(false));
    fireEvent.click(test);
    await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/test'))).toBe(true));

    fireEvent.click(screen.getByRole('button', { name: 'Back to the program’s words' }));
    const [, confirm] = await screen.findAllByRole('button', {
      name: 'Back to the program’s words',
      hidden: true,
    });
    if (confirm) fireEvent.click(confirm);
    await waitFor(async () => expect((await field(/^First sentences/)).value).toBe(''));
    fireEvent.click(screen.getByRole('button', { name: 'Save changes', hidden: true }));
    await waitFor(() => expect(kept.data.opening).toBeNull());
  });
});
