import '../../../../web-admin/src/messages/site/content';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { WaitingProposals } from '../../../../web-admin/src/content/approval/WaitingProposals';
import { ContentPage } from '../../../../web-admin/src/content/ContentPage';
import { PublishDialog } from '../../../../web-admin/src/content/publishing/PublishDialog';
import { ReleasesPage } from '../../../../web-admin/src/content/publishing/ReleasesPage';
import { fakeApi, LOST, showDesk, type Answer, type Asked } from '../desk';

const ABOUT = { kind: 'about', slug: 'site', title: 'About us' };
const draft = {
  ...ABOUT,
  ...{ version: 'v', published_version: null, state: 'draft', on_site: true, taken_off: false },
  ...{ changed_at: null, changed_by: null, unfinished_by: [] },
};
const since = { written_since_by: null, published_since_by: null, left_out: false };
const proposal = (more: object = {}) => ({
  ...{ id: 'p1', does: 'publish', at: '2026-11-28T08:00:00.000Z', by_name: 'Luz Reyes', mine: false },
  ...{ note: 'New words', publish_at: null, state: 'waiting', answer: null, decided_by: null },
  ...{ decided_at: null, release: null, shown: 'r1', outdated: false, items: [{ ...ABOUT, ...since }] },
  ...more,
});
const change = { ...ABOUT, before: { intro: 'Old words' }, after: { intro: 'New words' }, by: ['Luz Reyes'] };
const release = {
  ...{ id: 'r1', at: '2026-11-27T08:00:00.000Z', by_name: 'Ana Reyes', note: null, current: true },
  ...{ undoable: true, undone: false, planned: false, proposed_by: 'Luz Reyes', changes: [] },
};

/** The server with approval on. @param answers to what the test is about */
const server = (
  may_publish: boolean,
  answers: Record<string, unknown>,
  act?: (asked: Asked) => Answer | typeof LOST,
) =>
  fakeApi((asked) => {
    if (asked.method !== 'GET' && act) return act(asked);
    if (asked.path === '/content/approval') return { data: { needed: true, may_publish } };
    return { data: answers[asked.path] ?? [] };
  });

it('proposes what is chosen, with a note and a time, where an admin publishes', async () => {
  const asked = server(false, { '/content': [draft] }, () => ({ data: proposal() }));
  await showDesk(<PublishDialog chosen={ABOUT} onClose={() => undefined} />);
  const dialog = await screen.findByRole('dialog', { name: 'Propose to publish' });
  await within(dialog).findByRole('checkbox', { name: /About us/ });
  fireEvent.change(within(dialog).getByLabelText('What is new (optional)'), {
    target: { value: 'New words' },
  });
  fireEvent.click(within(dialog).getByRole('radio', { name: 'At a time' }));
  fireEvent.change(within(dialog).getByLabelText('Day and time in Manila'), {
    target: { value: '2027-01-01T00:00' },
  });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Propose' }));
  await waitFor(() =>
    expect(asked).toContainEqual(
      expect.objectContaining({
        path: '/content/proposals',
        body: {
          ...{ does: 'publish', note: 'New words', at: '2027-01-01T00:00:00+08:00' },
          items: [{ kind: 'about', slug: 'site' }],
        },
      }),
    ),
  );
  expect(asked.filter(({ method }) => method !== 'GET')).toHaveLength(1);
  await screen.findByText(/^Proposed\. The admins are told/);
});

it('shows an admin what waits, with the differences, and publishes it as they were read; a lost answer is tried again', async () => {
  let tries = 0;
  const answers = {
    '/content/proposals': [proposal({ items: [{ ...ABOUT, ...since, written_since_by: 'Ben Cruz' }] })],
    '/content/proposals/p1/changes': [change],
    '/content/releases': [release],
  };
  const asked = server(true, answers, () =>
    ++tries === 1 ? LOST : { data: proposal({ state: 'published' }) },
  );
  await showDesk(<ReleasesPage />);
  await screen.findByText('About us: Ben Cruz has written there since. That is not part of this.');
  await screen.findByText(/proposed by Luz Reyes/);
  fireEvent.click(screen.getByRole('button', { name: 'Look and publish' }));
  const dialog = await screen.findByRole('dialog', { name: 'What Luz Reyes proposes' });
  await within(dialog).findByText(/written by Luz Reyes/);
  const publish = within(dialog).getByRole('button', { name: 'Publish' });
  fireEvent.click(publish);
  await within(dialog).findByRole('alert');
  fireEvent.click(await within(dialog).findByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = asked.filter(({ path }) => path === '/content/proposals/p1/publish');
  expect(sent.map(({ body }) => body)).toEqual([{ shown: 'r1' }, { shown: 'r1' }]);
});

it('sends it back with a sentence, and never without one', async () => {
  const answers = { '/content/proposals': [proposal()], '/content/proposals/p1/changes': [change] };
  const asked = server(true, answers, () => ({ data: proposal({ state: 'sent back' }) }));
  await showDesk(<ReleasesPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Look and publish' }));
  const dialog = await screen.findByRole('dialog');
  const back = within(dialog).getByRole('button', { name: 'Send back' });
  fireEvent.click(back);
  expect(back.hasAttribute('disabled')).toBe(true);
  fireEvent.change(within(dialog).getByLabelText('What is to be changed'), {
    target: { value: 'The year.' },
  });
  fireEvent.click(back);
  await waitFor(() =>
    expect(asked).toContainEqual(
      expect.objectContaining({ path: '/content/proposals/p1/send-back', body: { answer: 'The year.' } }),
    ),
  );
  await screen.findByText('Sent back. Luz Reyes is told.');
});

it('says what clashes, and publishes nothing that is out of date', async () => {
  const item = { ...ABOUT, ...since, published_since_by: 'Ben Cruz', left_out: true };
  server(true, { '/content/proposals': [proposal({ outdated: true, items: [item] })] });
  await showDesk(<ReleasesPage />);
  await screen.findByText('About us: Ben Cruz has published something newer there. It stays as it is.');
  fireEvent.click(screen.getByRole('button', { name: 'Look and publish' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('button', { name: 'Publish' }).hasAttribute('disabled')).toBe(true);
});

it('an editor withdraws their own, proposes to undo, and reads on Today and at the site what was sent back', async () => {
  const back = proposal({
    id: 'p2',
    state: 'sent back',
    answer: 'The year.',
    decided_by: 'Ana Reyes',
    mine: true,
  });
  const answers = {
    '/content': [draft],
    '/content/proposals': [proposal({ mine: true }), back],
    '/content/releases': [release],
  };
  const asked = server(false, answers, () => ({ data: [] }));
  await showDesk(
    <>
      <ReleasesPage />
      <ContentPage />
      <WaitingProposals />
    </>,
  );
  const today = await screen.findByRole('region', { name: 'Proposed for the site' });
  within(today).getByText('Ana Reyes sent it back: “The year.”');
  await screen.findByRole('button', { name: 'Propose…' });
  expect(screen.queryByRole('button', { name: 'Look and publish' })).toBeNull();
  fireEvent.click((await screen.findAllByRole('button', { name: 'Withdraw' }))[0] as HTMLElement);
  await waitFor(() =>
    expect(asked).toContainEqual(
      expect.objectContaining({ method: 'DELETE', path: '/content/proposals/p1' }),
    ),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Undo the last one' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Propose' }));
  await waitFor(() =>
    expect(asked).toContainEqual(
      expect.objectContaining({ path: '/content/proposals', body: { does: 'undo', release: 'r1' } }),
    ),
  );
});

it('an admin switches it on', async () => {
  const asked = server(true, {}, () => ({ data: { needed: false, may_publish: true } }));
  await showDesk(<ReleasesPage />);
  fireEvent.click(await screen.findByRole('switch', { name: 'An admin approves what editors publish' }));
  await waitFor(() =>
    expect(asked).toContainEqual(
      expect.objectContaining({ path: '/content/approval', body: { needed: false } }),
    ),
  );
});
