import { fireEvent, screen, within } from '@testing-library/react';
import { ReleasesPage } from '../../../../web-admin/src/content/publishing/ReleasesPage';
import { fakeApi, showDesk } from '../desk';

const release = (id: string, current = false) => ({
  id,
  at: '2026-11-20T02:00:00.000Z',
  by_name: 'Ana Reyes',
  note: null,
  current,
  changes: [{ kind: 'about', slug: 'site', title: 'About us' }],
});
const ABOUT = {
  kind: 'about',
  title: 'About us',
  schema: { properties: { intro: { title: 'Introduction' } } },
};
const DIFFERENCES = [
  { kind: 'about', slug: 'site', title: 'About us', now: { intro: 'New' }, then: { intro: 'Old' } },
  { kind: 'projects', slug: 'x', title: 'Later Tower', now: { name: 'Later Tower' }, then: null },
];

it('says in words what showing an earlier publication again changes, before it does so', async () => {
  const asked = fakeApi(({ method, path }) => {
    if (method === 'POST')
      return { status: 409, body: { message: 'A colleague has published in the meantime.' } };
    if (path === '/content/kinds') return { data: [ABOUT] };
    if (path === '/content/planned' || path.endsWith('/changes')) return { data: [] };
    return { data: path.endsWith('/differences') ? DIFFERENCES : [release('new', true), release('old')] };
  });
  await showDesk(<ReleasesPage />);
  const [current, earlier] = await screen.findAllByRole('listitem');
  if (!current || !earlier) throw new Error('Two lines are missing.');
  expect(within(current).queryByRole('button')).toBeNull();
  fireEvent.click(within(earlier).getByRole('button', { name: 'Show this again' }));
  const dialog = await screen.findByRole('dialog');
  const change = (await within(dialog).findByText('Introduction')).closest('li');
  expect(change?.querySelector('del')?.textContent).toBe('New');
  expect(change?.querySelector('ins')?.textContent).toBe('Old');
  const project = within(dialog).getByRole('heading', { name: 'Later Tower' }).closest('section');
  expect(project?.textContent).toContain('Taken off the site.');
  expect(asked.some(({ method }) => method === 'POST')).toBe(false);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Show it again' }));
  await screen.findByText('A colleague has published in the meantime.');
  expect(asked).toContainEqual(
    expect.objectContaining({ path: '/content/roll-back', body: { release: 'old', shown: 'new' } }),
  );
});
