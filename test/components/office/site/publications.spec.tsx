import '../../../../web-admin/src/messages/site/content';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { PlannedNote } from '../../../../web-admin/src/content/publishing/PlannedNote';
import { PublishDialog } from '../../../../web-admin/src/content/publishing/PublishDialog';
import { ReleasesPage } from '../../../../web-admin/src/content/publishing/ReleasesPage';
import { fakeApi, showDesk } from '../desk';

describe('what is planned', () => {
  const ABOUT = { kind: 'about', slug: 'site', title: 'About us' };
  const plan = (more: object = {}) => ({
    ...{ id: 'p1', at: '2026-12-31T16:00:00.000Z', by_name: 'Ana Reyes', note: 'New year', state: 'waiting' },
    ...{ failure: null, items: [{ ...ABOUT, changed_since: false }] },
    ...more,
  });
  /** As it was typed: midnight in Manila, which is 4 PM of the day before where tests run. */
  const NEW_YEAR = /^Jan 1, 2027, 12:00\sAM, Manila time$/;
  const draft = {
    ...ABOUT,
    ...{ version: 'v', published_version: null, state: 'draft', on_site: true, taken_off: false },
    ...{ changed_at: null, changed_by: null, unfinished_by: [] },
  };

  it('plans what is chosen for a time in Manila, wherever the reader sits', async () => {
    const asked = fakeApi(({ method, path }) =>
      method === 'POST' ? { data: plan() } : { data: path === '/content' ? [draft] : [] },
    );
    await showDesk(<PublishDialog chosen={ABOUT} onClose={() => undefined} />);
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(await within(dialog).findByRole('radio', { name: 'At a time' }));
    const planIt = within(dialog).getByRole('button', { name: 'Plan it' });
    expect(planIt.hasAttribute('disabled')).toBe(true);
    fireEvent.change(within(dialog).getByLabelText('Day and time in Manila'), {
      target: { value: '2027-01-01T00:00' },
    });
    await waitFor(() => expect(planIt.hasAttribute('disabled')).toBe(false));
    fireEvent.click(planIt);
    await waitFor(() =>
      expect(asked).toContainEqual(
        expect.objectContaining({
          path: '/content/planned',
          body: { items: [{ kind: 'about', slug: 'site' }], note: null, at: '2027-01-01T00:00:00+08:00' },
        }),
      ),
    );
  });

  it('lists what is planned, says why one failed and what was changed since, and takes it back', async () => {
    const failed = plan({ state: 'failed', failure: 'A page would be broken.' });
    const changed = plan({ id: 'p2', items: [{ ...ABOUT, changed_since: true }] });
    const asked = fakeApi(({ path }) => ({ data: path === '/content/planned' ? [failed, changed] : [] }));
    await showDesk(<ReleasesPage />);
    const [first, second] = await screen.findAllByRole('listitem');
    if (!first || !second) throw new Error('Two lines are missing.');
    within(first).getByText('A page would be broken.');
    within(second).getByText(NEW_YEAR);
    fireEvent.click(within(second).getByRole('button', { name: 'Change the time' }));
    const dialog = await screen.findByRole('dialog', { name: /^Planned for .*, Manila time$/ });
    const time = within(dialog).getByLabelText<HTMLInputElement>('Day and time in Manila');
    expect(time.value).toBe('2027-01-01T00:00');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(within(second).getByRole('button', { name: 'Use what is written now' }));
    await waitFor(() =>
      expect(asked).toContainEqual(
        expect.objectContaining({
          method: 'PUT',
          path: '/content/planned/p2',
          body: expect.objectContaining({ anew: true }) as object,
        }),
      ),
    );
    fireEvent.click(within(first).getByRole('button', { name: 'Take back' }));
    await waitFor(() =>
      expect(asked).toContainEqual(
        expect.objectContaining({ method: 'DELETE', path: '/content/planned/p1' }),
      ),
    );
  });

  it('says the time in Manila on a page too, and where it is changed', async () => {
    fakeApi(() => ({ data: [plan()] }));
    await showDesk(<PlannedNote of={ABOUT} />);
    await screen.findByRole('link', {
      name: /^A publication is planned for Jan 1, 2027, 12:00\sAM, Manila time\.$/,
    });
  });
});

describe('an earlier publication', () => {
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
});

describe('before it is public', () => {
  const line = (title: string) => ({ title, widget: 'line', type: 'string' });
  const PROJECTS = {
    kind: 'projects',
    many: true,
    schema: {
      properties: {
        name: line('Name'),
        story: { title: 'Story', widget: 'text' },
        prices: { title: 'Price list', properties: { currency: line('Currency') } },
        details: {
          title: 'Details',
          properties: {
            license: { title: 'License', widget: 'group', properties: { state: line('State') } },
            homes: {
              title: 'Homes',
              widget: 'list',
              items: {
                properties: {
                  name: line('Name'),
                  price: { title: 'Price', widget: 'number', money: true, per: 'sqm' },
                },
              },
            },
          },
        },
      },
    },
  };
  const ABOUT = {
    kind: 'about',
    schema: { properties: { intro: { title: 'Introduction', widget: 'text' } } },
  };
  const LONG = 'Homes by the sea, built by people who live here and stay for what they build. '.repeat(3);
  const tower = (price: number, more: object = {}) => ({
    name: 'Alpha Tower',
    story: LONG,
    prices: { currency: 'PHP' },
    details: { license: { state: 'issued' }, homes: [{ name: 'Studio', price }], ...more },
  });
  const item = (kind: string, slug: string, title: string) => ({
    ...{ kind, slug, title, state: 'draft', on_site: true, taken_off: false },
    ...{ changed_by: 'Ben', changed_at: null, unfinished_by: [] },
  });

  /** @param after the tower as it becomes */
  const office = (after: object) =>
    fakeApi(({ path, method }) => {
      if (method === 'POST') return { data: { id: 'r1' } };
      if (path === '/content/kinds') return { data: [PROJECTS, ABOUT] };
      if (path === '/content')
        return { data: [item('projects', 'alpha-tower', 'Alpha Tower'), item('about', 'site', 'About us')] };
      if (path === '/content/changes')
        return {
          data: [
            {
              ...{ kind: 'projects', slug: 'alpha-tower', title: 'Alpha Tower', by: ['Ana', 'Ben'] },
              ...{ before: tower(210_000), after },
            },
            {
              ...{ kind: 'about', slug: 'site', title: 'About us', by: ['Ben'] },
              ...{
                before: { intro: `${LONG} We began in 2012.` },
                after: { intro: `${LONG} We began in 2013.` },
              },
            },
          ],
        };
      if (path === '/content/problems')
        return {
          data: [
            {
              page: '/about-us',
              message: 'The link “More” leads to /abut, where there is no page.',
              place: 'about/site:intro',
            },
          ],
        };
      return { data: [] };
    });

  const rowOf = async (name: RegExp) => {
    const row = (await screen.findByRole('checkbox', { name })).closest('div');
    if (!row) throw new Error('There is no such draft.');
    return row;
  };

  it('says before it is public what changes, by whom, and marked within the paragraph', async () => {
    office(tower(225_000));
    await showDesk(<PublishDialog onClose={() => undefined} />);
    const homes = await rowOf(/Alpha Tower by Ana, Ben/);
    const price = (await within(homes).findByText('Price of Studio')).closest('li');
    expect(price?.textContent).toBe('Price of Studio: ₱210,000 per sqm → ₱225,000 per sqm');
    const about = await rowOf(/About us/);
    const text = (await within(about).findByText('Introduction')).closest('li');
    expect(text?.querySelector('del')?.textContent).toBe('2012');
    expect(text?.querySelector('ins')?.textContent).toBe('2013');
  });

  it('says what would keep the chosen from being published, and nothing of what is left out', async () => {
    const asked = office(tower(225_000));
    await showDesk(<PublishDialog onClose={() => undefined} />);
    await screen.findByText(/where there is no page/);
    fireEvent.click(screen.getByRole('checkbox', { name: /About us/ }));
    expect(screen.queryByText(/where there is no page/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
    await screen.findByText(/Published/);
    expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({
      items: [{ kind: 'projects', slug: 'alpha-tower' }],
    });
  });

  it('doubts a page that lost its license, its homes or its words, with the way to each', async () => {
    office({ name: 'Alpha Tower', story: 'Soon.', details: { homes: [] } });
    await showDesk(<PublishDialog onClose={() => undefined} />);
    const license = (await screen.findByText(/names no License to Sell/)).closest('li');
    const link = license && within(license).getByRole('link');
    expect(link?.getAttribute('href')).toBe('/content/projects/alpha-tower?field=details.license');
    expect(screen.getByText(/has nothing under “Homes” any more/)).toBeTruthy();
    expect(screen.getByText(/visitors find an empty page/)).toBeTruthy();
  });
});
