import { fireEvent, screen, within } from '@testing-library/react';
import { PublishDialog } from '../../../../web-admin/src/content/publishing/PublishDialog';
import { fakeApi, showDesk } from '../desk';

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
const ABOUT = { kind: 'about', schema: { properties: { intro: { title: 'Introduction', widget: 'text' } } } };
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
