import '../../web-admin/src/messages/content';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addressOf, projectOf, type Beginning } from '../../web-admin/src/content/new-project';
import { NewProjectPage } from '../../web-admin/src/content/NewProjectPage';
import { PublishDialog } from '../../web-admin/src/content/PublishDialog';
import { emptyOf } from '../../web-admin/src/content/schema';
import { EventPage } from '../../web-admin/src/events/EventPage';
import { fakeApi, showDesk, type Asked } from './desk';

const line = (title: string) => ({ title, widget: 'line', type: 'string', minLength: 1 });
const form = {
  widget: 'form',
  type: 'object',
  properties: {
    what: {
      title: 'What',
      widget: 'group',
      type: 'object',
      properties: {
        name: line('Name'),
        slug: line('Address'),
        program: {
          ...{ title: 'Program', widget: 'list', type: 'array', one: 'point' },
          items: {
            widget: 'group',
            type: 'object',
            properties: { title: line('Point') },
            required: ['title'],
          },
        },
      },
      required: ['name', 'slug', 'program'],
    },
  },
  required: ['what'],
};

const openEvent = async () => {
  await showDesk(<EventPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'What' }));
};

/** The server, as far as it keeps what is being written. */
function keeping(answer: (asked: Asked) => unknown = () => [], kept = new Map<string, object>()) {
  const asked = fakeApi((call) => {
    const { method, path, body } = call;
    if (path.startsWith('/content/unfinished/')) {
      if (method === 'PUT') kept.set(path, (body as { data: object }).data);
      if (method === 'DELETE') kept.delete(path);
      const data = kept.get(path);
      return { data: data && method === 'GET' ? [{ mine: true, data, at: '2026-11-27T02:00:00Z' }] : [] };
    }
    if (path === '/events/form') return { data: { schema: form } };
    if (path.startsWith('/events/preview'))
      return {
        status: 400,
        body: {
          message: 'name: Required',
          errors: [
            { field: 'name', message: 'Required' },
            { field: 'program.0.title', message: 'Say what it is' },
          ],
        },
      };
    return { data: answer(call) };
  });
  return { asked, kept };
}

it('keeps a new event while it is typed, and shows it again after a reload', async () => {
  const { kept } = keeping();
  await openEvent();
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Youth camp' } });
  await screen.findByText('Kept for you, not saved yet', undefined, { timeout: 5_000 });
  expect([...kept.keys()]).toEqual(['/content/unfinished/events/new']);
  cleanup();
  await openEvent();
  expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Youth camp');
  screen.getByText(/^This is what you were writing on/);
  fireEvent.click(screen.getByRole('button', { name: 'Begin anew' }));
  await waitFor(() => expect(kept.size).toBe(0), { timeout: 5_000 });
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('');
});

it('calls a field that was just added wrong once somebody was there', async () => {
  keeping();
  await openEvent();
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Youth camp' } });
  fireEvent.click(screen.getByRole('button', { name: /^Program/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Add a point' }));
  const point = await screen.findByLabelText('Point');
  // Longer than the preview takes to say so.
  await act(() => new Promise((resolve) => setTimeout(resolve, 600)));
  expect(screen.queryByText('Say what it is')).toBeNull();
  fireEvent.focus(point);
  fireEvent.focus(screen.getByLabelText('Name'));
  await screen.findAllByText('Say what it is');
});

it('keeps a new project until it is a draft', async () => {
  const { kept } = keeping();
  await showDesk(<NewProjectPage />);
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Mango Court' } });
  await waitFor(() => expect(kept.size).toBe(1), { timeout: 5_000 });
  cleanup();
  await showDesk(<NewProjectPage />);
  expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Mango Court');
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(kept.size).toBe(0), { timeout: 5_000 });
});

it('says of a new project no license that nobody entered', () => {
  const begun = {
    name: 'Mango Court',
    sector: 'agriculture',
    region: '',
    pictures: [],
  } as unknown as Beginning;
  expect(projectOf(begun)).toMatchObject({ href: addressOf(begun), details: { homes: [] } });
  expect(projectOf(begun).details).not.toHaveProperty('license');
});

it('begins a count with nothing: nobody has sold out what was not counted', () => {
  const count = { type: 'integer', minimum: 0 };
  const units = {
    type: 'object',
    properties: { count: { ...count, begins: 'empty' as const }, sold: count },
    required: ['count', 'sold'],
  };
  expect(emptyOf(units)).toEqual({ sold: 0 });
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
  fakeApi(({ method }) =>
    method === 'POST'
      ? { status: 400, body: { message: `at: ${passed}`, errors: [{ field: 'at', message: passed }] } }
      : { data: [draft] },
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
