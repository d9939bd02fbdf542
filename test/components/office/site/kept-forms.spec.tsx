import '../../../../web-admin/src/messages/site/content';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  pageOf,
  projectOf,
  type NewProject,
} from '../../../../web-admin/src/content/new-project/new-project';
import { NewProjectPage } from '../../../../web-admin/src/content/new-project/NewProjectPage';
import { PublishDialog } from '../../../../web-admin/src/content/publishing/PublishDialog';
import { fakeApi, showDesk, type Asked } from '../desk';

/** The server, as far as it keeps what is being written. */
const REGIONS = { kind: 'regions', slug: 'site', data: [{ slug: 'visayas', name: 'Visayas' }] };
const answerOf = ({ path }: Asked): unknown => (path.includes('/regions') ? REGIONS : []);

function keeping(answer = answerOf, kept = new Map<string, object>()) {
  const asked = fakeApi((call) => {
    const { method, path, body } = call;
    if (path.startsWith('/content/unfinished/')) {
      if (method === 'PUT') kept.set(path, (body as { data: object }).data);
      if (method === 'DELETE') kept.delete(path);
      const data = kept.get(path);
      return { data: data && method === 'GET' ? [{ mine: true, data, at: '2026-11-27T02:00:00Z' }] : [] };
    }
    return { data: answer(call) };
  });
  return { asked, kept };
}

it('keeps a new project until it is a draft', async () => {
  const { kept } = keeping();
  await showDesk(<NewProjectPage />);
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Mango Court' } });
  await waitFor(() => expect(kept.size).toBe(1));
  cleanup();
  await showDesk(<NewProjectPage />);
  expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Mango Court');
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(kept.size).toBe(0));
});

it('says of a new project no license that nobody entered', () => {
  const begun = {
    name: 'Mango Court',
    sector: 'agriculture',
    region: '',
    pictures: [],
  } as unknown as NewProject;
  expect(projectOf(begun)).toMatchObject({ href: pageOf(begun), details: { homes: [] } });
  expect(projectOf(begun).details).not.toHaveProperty('license');
});

it('says once, at its field, that a time has passed', async () => {
  const draft = {
    ...{ kind: 'about', slug: 'site', title: 'About us', version: 'v', published_version: null },
    ...{
      state: 'draft',
      on_site: true,
      taken_off: false,
      changed_at: null,
      changed_by: null,
      unfinished_by: [],
    },
  };
  const passed = 'This time has passed. To publish at once, choose now.';
  fakeApi(({ method, path }) =>
    method === 'POST'
      ? { status: 400, body: { message: `at: ${passed}`, errors: [{ field: 'at', message: passed }] } }
      : { data: path === '/content' ? [draft] : [] },
  );
  await showDesk(<PublishDialog chosen={draft} onClose={() => undefined} />);
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(await within(dialog).findByRole('radio', { name: 'At a time' }));
  const time = within(dialog).getByLabelText('Day and time in Manila');
  fireEvent.change(time, { target: { value: '2020-01-01T00:00' } });
  const plan = within(dialog).getByRole('button', { name: 'Plan it' });
  await waitFor(() => expect(plan.hasAttribute('disabled')).toBe(false));
  fireEvent.click(plan);
  await waitFor(() => expect(within(dialog).getAllByText(passed, { exact: false })).toHaveLength(1));
  expect(dialog.textContent).not.toContain('at: ');
});
