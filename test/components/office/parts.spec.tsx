import { readdirSync, readFileSync } from 'node:fs';
import { render, screen, act, fireEvent } from '@testing-library/react';
import { ListContextProvider, type ListControllerResult, CoreAdminContext } from 'ra-core';
import { Suspense } from 'react';
import { useKind } from '../../../web-admin/src/history/useKind';
import { SearchInput } from '../../../web-admin/src/kit/list/filters/SearchInput';
import { i18nProvider } from '../../../web-admin/src/messages/index';
import { lazyPart } from '../../../web-admin/src/parts/lazyPart';

describe('what is fetched later', () => {
  const partOf = () => lazyPart(() => Promise.resolve({ Hello: () => <p>Hello</p> }), 'Hello');

  /** What is on the page at once, before anything was waited for. */
  function shownAtOnce(Part: ReturnType<typeof partOf>): string {
    const { container } = render(
      <Suspense fallback={<p>Loading</p>}>
        <Part />
      </Suspense>,
    );
    return container.textContent;
  }

  it('a part that was fetched is shown at once, without what Suspense shows for 300 ms', async () => {
    const Part = partOf();
    await Part.fetch();
    expect(shownAtOnce(Part)).toBe('Hello');
  });

  it('a part that was not fetched comes when it is there', async () => {
    expect(shownAtOnce(partOf())).toBe('Loading');
    await screen.findByText('Hello');
  });

  it('a part that could not be fetched is asked for again when it is shown', async () => {
    const module = { Hello: () => <p>Hello</p> };
    const load = jest.fn(() => Promise.resolve(module)).mockRejectedValueOnce(new Error('no line'));
    const Part = lazyPart(load, 'Hello');
    await Part.fetch();
    expect(shownAtOnce(Part)).toBe('Loading');
    await screen.findByText('Hello');
  });
});

describe('the search', () => {
  type Values = Record<string, unknown>;
  const asked: Values[] = [];

  /** A list that has in force what the test says, when it says so. */
  function listWith(filterValues: Values) {
    const list = { filterValues, setFilters: (values: Values) => asked.push(values) };
    return (
      <ListContextProvider value={list as unknown as ListControllerResult}>
        <SearchInput source="q" placeholder="Name" />
      </ListContextProvider>
    );
  }

  afterEach(() => void jest.useRealTimers());

  it('what is typed stays while the list is two searches behind; what others change is shown', () => {
    jest.useFakeTimers();
    const { rerender } = render(listWith({}));
    const box = screen.getByRole<HTMLInputElement>('searchbox');
    const type = (value: string) => {
      fireEvent.change(box, { target: { value } });
      act(() => jest.advanceTimersByTime(300));
    };
    type('c');
    type('cr');
    expect(asked).toEqual([{ q: 'c' }, { q: 'cr' }]);
    rerender(listWith({ q: 'c' }));
    expect(box.value).toBe('cr');
    fireEvent.change(box, { target: { value: 'cru' } });
    rerender(listWith({ q: 'cr' }));
    expect(box.value).toBe('cru');
    rerender(listWith({ q: 'Ana' }));
    expect(box.value).toBe('Ana');
    rerender(listWith({}));
    expect(box.value).toBe('');
  });
});

describe('the kinds of records', () => {
  /** The resources of which the API tells activity. */
  const RESOURCES = readdirSync('src', { encoding: 'utf8', recursive: true }).flatMap((file) =>
    !file.endsWith('.ts')
      ? []
      : [...readFileSync(`src/${file}`, 'utf8').matchAll(/defineActivity\(\s*'([a-z-]+)'/g)].map(
          ([, name = '']) => name,
        ),
  );

  function Kinds() {
    const kindOf = useKind();
    return <>{RESOURCES.map(kindOf).join('\n')}</>;
  }

  it('has words for whatever activity tells of', () => {
    const { container } = render(
      <CoreAdminContext i18nProvider={i18nProvider}>
        <Kinds />
      </CoreAdminContext>,
    );
    const kinds = (container.textContent ?? '').split('\n');
    expect(kinds.length).toBeGreaterThan(15);
    expect(kinds.filter((kind) => !/^[A-Z]/.test(kind))).toEqual([]);
  });
});
