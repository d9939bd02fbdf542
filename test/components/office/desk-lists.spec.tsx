import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ResourceContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Delegate, ListView, WorkChoices } from '../../../web-admin/src/api/types';
import { DelegateList } from '../../../web-admin/src/delegates/DelegateList';
import { InquiryList } from '../../../web-admin/src/inquiries/InquiryList';
import { PrevNextButtons, type FromList } from '../../../web-admin/src/kit/list/PrevNextButtons';
import { StockList } from '../../../web-admin/src/stock/StockList';
import { fakeApi, showDesk } from './desk';

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('from record to record', () => {
  const idOf = (n: number) => `0199c0de-0000-7000-8000-${String(n).padStart(12, '0')}`;
  const pathOf = (n: number) => `/inquiries/${idOf(n)}/show`;
  const Here = () => <p>At {useLocation().pathname}</p>;

  /** Opened from the middle page of three, each of two records. */
  async function open(kept: number[]) {
    fakeApi(({ path }) => {
      const query = new URLSearchParams(path.split('?')[1]);
      const [first, last] = JSON.parse(query.get('range') ?? '[0,1]') as [number, number];
      const rows = kept.slice(first, last + 1).map((n) => ({ id: idOf(n) }));
      return { data: rows, range: `inquiries ${first}-${last}/${kept.length}` };
    });
    const list = {
      ...{
        resource: 'inquiries',
        filter: { status: 'new' },
        sort: { field: 'created_at', order: 'ASC' as const },
      },
      ...{ perPage: 2, firstPage: 2, lastPage: 2, total: 6 },
    };
    const state: FromList = { paths: [pathOf(3), pathOf(4)], list };
    await showDesk(
      <>
        <Link to={pathOf(4)} state={state}>
          Open
        </Link>
        <Here />
        <PrevNextButtons />
      </>,
    );
    fireEvent.click(screen.getByRole('link', { name: 'Open' }));
    await at(4);
  }
  const at = (n: number) => screen.findByText(`At ${pathOf(n)}`);
  const key = (letter: string) => fireEvent.keyDown(window, { key: letter });

  it('goes on past the page of the list, in both directions', async () => {
    await open([1, 2, 3, 4, 5, 6]);
    press('Next');
    await at(5);
    for (const n of [6, 6]) {
      key('j');
      await at(n);
    }
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    for (const n of [5, 4, 3, 2, 1]) {
      key('k');
      await at(n);
    }
    expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull();
  });

  it('steps over nobody when those before have left the list meanwhile', async () => {
    await open([4, 5, 6]); // 1, 2 and 3 were answered
    press('Next');
    await at(5);
    key('j');
    await at(6);
  });
});

describe('the filters', () => {
  async function open(resource: string, list: ReactNode, address?: string) {
    const choices: WorkChoices = { statuses: [], ways: [], assignees: [], lost_reasons: [] };
    fakeApi(({ path }) =>
      path.endsWith('/choices') ? { data: choices } : { data: [], range: `${resource} 0-0/0` },
    );
    await showDesk(<ResourceContextProvider value={resource}>{list}</ResourceContextProvider>, address);
    fireEvent.click(await screen.findByRole('button', { name: 'Filter' }));
    return screen.findByRole('dialog', { name: 'Filter' });
  }
  /** The group that a field is folded away in, where it is in one. */
  const groupOf = (label: string) => screen.getByLabelText(label).closest('details');

  it('are those that are used each day, and the rest behind one click', async () => {
    await open('delegates', <DelegateList />);
    expect(groupOf('Registered since')).toBeNull();
    expect(groupOf('Address starts with')?.open).toBe(false);
    expect(groupOf('Address starts with')?.querySelector('summary')?.textContent).toBe('More filters');
  });

  it('say how many of the rest are in force, as in the view that is shown, and open none', async () => {
    await open('inquiries', <InquiryList />, `/?filter=${encodeURIComponent('{"open":true}')}`);
    const rest = groupOf('Country starts with');
    expect([rest?.open, rest?.querySelector('summary')?.textContent]).toEqual([
      false,
      'More filters (1 active)',
    ]);
  });

  it('show no id of a colleague who left, whom a kept view still names', async () => {
    const filter = JSON.stringify({ assignee_id: ['11111111-1111-4111-8111-111111111111', null] });
    await open('inquiries', <InquiryList />, `/?filter=${encodeURIComponent(filter)}`);
    const shown = screen.getByRole('list', { name: 'Active filters', hidden: true });
    expect(shown.textContent).toContain('Who answers: not found, Nobody');
  });
});

it('on a phone, the order of a list that begins with the newest without a column for it is said, and chosen', async () => {
  const before = Object.getOwnPropertyDescriptor(window, 'matchMedia');
  const nothing = () => undefined;
  const deaf = { addEventListener: nothing, removeEventListener: nothing };
  Object.assign(window, {
    matchMedia: (query: string) => ({ ...deaf, matches: query.includes('max-width') }),
  });
  const sorts: (string | null)[] = [];
  fakeApi(({ path }) => {
    if (path.startsWith('/stock?')) sorts.push(new URLSearchParams(path.split('?')[1]).get('sort'));
    return path.startsWith('/stock?') ? { data: [], range: 'stock 0-0/1' } : { data: [] };
  });
  await showDesk(
    <ResourceContextProvider value="stock">
      <StockList />
    </ResourceContextProvider>,
  );
  const order = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
  expect(order.selectedOptions[0]?.text).toBe('Newest first');
  fireEvent.change(order, { target: { value: 'home ASC' } });
  await waitFor(() => expect(sorts.at(-1)).toBe('["home","ASC"]'));
  fireEvent.change(order, { target: { value: 'created_at DESC' } });
  await waitFor(() => expect(order.selectedOptions[0]?.text).toBe('Newest first'));
  Object.defineProperty(
    window,
    'matchMedia',
    before ?? { value: undefined, configurable: true, writable: true },
  );
});

it('shows the last page that there is when all rows of the last one are gone', async () => {
  const asked = fakeApi(({ path }) => {
    if (!path.startsWith('/stock?')) return { data: [] };
    const [first = 0] = JSON.parse(new URLSearchParams(path.split('?')[1]).get('range') ?? '[]') as number[];
    const data = first < 20 ? [{ id: `at-${first}`, home: `Home ${first}`, project: 'alpha' }] : [];
    return { data, range: `stock ${first}-${first}/20` };
  });
  await showDesk(
    <ResourceContextProvider value="stock">
      <StockList />
    </ResourceContextProvider>,
    '/?page=3&perPage=10&filter={}',
  );
  await screen.findByText('11-20 of 20');
  expect(asked.filter(({ path }) => path.includes('range=%5B0%2C'))).toEqual([]);
});

describe('the delegates’ table', () => {
  const person: Partial<Delegate> = {
    id: '0199c0de-0000-7000-8000-000000000001',
    ...{ first_name: 'Maria', last_name: 'Cruz', email: 'maria@example.ph', phone_number: '639171234567' },
    ...{ church_name: 'Grace', ministry: 'Music', address: '7 Osmeña Street', payment_status: false },
    ...{ created_at: '2026-11-02T08:00:00.000Z' },
  };

  /** @returns what the list was asked for, as its filters */
  async function open(views: ListView[] = [], refused?: string) {
    const all = fakeApi(({ method, path, body }) => {
      if (method === 'POST' && refused) return { status: 409, body: { message: refused } };
      if (method === 'POST') views.push({ id: 'v1', own: true, ...(body as Omit<ListView, 'id' | 'own'>) });
      if (method === 'DELETE') views.splice(0);
      if (path.startsWith('/views')) return { data: views };
      if (path.includes('nowhere')) return { data: [], range: 'delegates 0-0/0' };
      return path.startsWith('/delegates?') ? { data: [person], range: 'delegates 0-0/1' } : { data: [] };
    });
    await showDesk(
      <ResourceContextProvider value="delegates">
        <DelegateList />
      </ResourceContextProvider>,
    );
    await screen.findByRole('row', { name: /Cruz/ });
    return () =>
      all
        .filter(({ path }) => path.startsWith('/delegates?'))
        .map(
          ({ path }) => JSON.parse(new URLSearchParams(path.split('?')[1]).get('filter') ?? '{}') as object,
        );
  }
  const filterBy = (label: string, text: string) => {
    press('Filter');
    const field = screen.getByLabelText(label);
    fireEvent.change(field, { target: { value: text } });
    const form = field.closest('form');
    if (form) fireEvent.submit(form);
  };

  it('is filtered by the beginning of a text until that is lifted', async () => {
    const asked = await open();
    filterBy('Address starts with', '7 osmena');
    await waitFor(() => expect(asked().at(-1)).toEqual({ address: '7 osmena' }));
    fireEvent.click(
      await screen.findByRole('button', { name: 'Remove the filter Address starts with: 7 osmena' }),
    );
    await waitFor(() => expect(asked().at(-1)).toEqual({}));
  });

  it('leads back to all where a filter leaves nobody over', async () => {
    const asked = await open();
    expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull();
    filterBy('Address starts with', 'nowhere');
    fireEvent.click(await screen.findByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(asked().at(-1)).toEqual({}));
  });

  it('shows the columns that people choose', async () => {
    await open();
    expect(screen.queryByRole('columnheader', { name: 'Ministry' })).toBeNull();
    press('Columns');
    const ministry = screen.getByRole('checkbox', { name: 'Ministry' });
    fireEvent.click(ministry);
    fireEvent.click(ministry);
    expect(screen.queryByRole('columnheader', { name: 'Ministry', hidden: true })).toBeNull();
    fireEvent.click(ministry);
    fireEvent.keyDown(ministry, { key: 'Escape' });
    await screen.findByRole('columnheader', { name: 'Ministry' });
  });

  it('keeps a filter under a name for later', async () => {
    const asked = await open();
    filterBy('Address starts with', '7');
    await screen.findByRole('list', { name: 'Active filters' });
    press('Save this view');
    fireEvent.change(screen.getByLabelText('Name of the view'), { target: { value: 'Mine' } });
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save this view' }));
    const mine = await screen.findByRole('link', { name: 'Mine', hidden: true });
    fireEvent.click(screen.getByRole('link', { name: 'All', hidden: true }));
    await waitFor(() => expect(asked().at(-1)).toEqual({}));
    expect(screen.queryByRole('list', { name: 'Active filters', hidden: true })).toBeNull();
    fireEvent.click(mine);
    const shown = await screen.findByRole('list', { name: 'Active filters', hidden: true });
    expect(shown.textContent).toContain('Address starts with: 7');
    await waitFor(() => expect(asked().at(-1)).toEqual({ address: '7' }));
    expect(mine.getAttribute('aria-current')).toBe('page');
  });

  it('says what a name replaces, and keeps the name when it cannot be kept', async () => {
    const views: ListView[] = [{ id: 'v1', name: 'Ours', own: true, shared: true, filter: {}, sort: {} }];
    await open(views, 'You keep 100 views: forget one first.');
    filterBy('Address starts with', '7');
    fireEvent.click(await screen.findByRole('button', { name: 'Save this view' }));
    const dialog = within(screen.getByRole('dialog'));
    const name = dialog.getByLabelText('Name of the view');
    expect(dialog.queryByRole('status')).toBeNull();
    fireEvent.change(name, { target: { value: ' Ours ' } });
    expect(dialog.getByRole('status').textContent).toMatch(/Your colleagues lose it/);
    fireEvent.click(dialog.getByRole('checkbox', { name: 'Share it with colleagues' }));
    expect(dialog.getByRole('status').textContent).toMatch(/Your colleagues get the new one/);
    fireEvent.click(dialog.getByRole('button', { name: 'Save this view' }));
    expect((await dialog.findByRole('alert')).textContent).toMatch(/forget one first/);
    expect(name).toHaveProperty('value', ' Ours ');
  });

  it('asks before a view goes for colleagues too', async () => {
    const views: ListView[] = [{ id: 'v1', name: 'Ours', own: true, shared: true, filter: {}, sort: {} }];
    await open(views);
    fireEvent.click(await screen.findByRole('button', { name: 'Delete the view Ours' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete the shared view “Ours”?' });
    expect(views).toHaveLength(1);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete it' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Ours', hidden: true })).toBeNull());
    expect(views).toEqual([]);
  });
});
