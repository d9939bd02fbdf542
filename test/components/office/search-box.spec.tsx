import { act, fireEvent, render, screen } from '@testing-library/react';
import { ListContextProvider, type ListControllerResult } from 'ra-core';
import { SearchInput } from '../../../web-admin/src/kit/list/filters/SearchInput';

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
