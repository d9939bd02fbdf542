import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { smsParts } from '../../../../web-admin/src/guest-mails/calls';
import { GuestMailsPage } from '../../../../web-admin/src/guest-mails/GuestMailsPage';
import { fakeApi, LOST, showDesk, type Asked } from '../desk';

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
      for (const mail of kept.values()) Object.assign(mail, { state: 'undone', undone_by_name: 'Ana Reyes' });
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
  expect([...kept.values()][0]).toMatchObject({ who: 'all', recipients: 'each', filter: {}, begin_at: null });
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
