import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { NewslettersPage } from '../../../../web-admin/src/newsletters/NewslettersPage';
import { fakeApi, LOST, showDesk, type Asked } from '../desk';

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
