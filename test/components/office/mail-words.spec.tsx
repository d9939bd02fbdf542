import { fireEvent, screen, waitFor } from '@testing-library/react';
import { WordsForm } from '../../../web-admin/src/mail/WordsForm';
import { fakeApi, Kept, showDesk } from './desk';

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
