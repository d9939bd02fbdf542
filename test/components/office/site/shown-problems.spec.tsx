import { act, renderHook } from '@testing-library/react';
import { useShownProblems } from '../../../../web-admin/src/content/editor/useShownProblems';

const REQUIRED = new Map([
  ['facts.0.label', 'Required'],
  ['facts.0.value', 'Required'],
]);
const shownFor = (data: object, refused = new Map<string, string>()) =>
  renderHook(() => useShownProblems({ data, base: { data: { facts: [] } }, refused } as never, REQUIRED));
const keys = ({ current }: { current: { problems: ReadonlyMap<string, string> } }) => [
  ...current.problems.keys(),
];

it('calls nothing wrong of what was just added, until the writer was there or saves', () => {
  const added = { facts: [{ label: '', value: '' }] };
  const { result } = shownFor(added);
  expect(keys(result)).toEqual([]);
  act(() => result.current.at(['facts', 0, 'label']));
  expect(keys(result)).toEqual([]);
  // Left empty.
  act(() => result.current.at(['facts', 0, 'value']));
  expect(keys(result)).toEqual(['facts.0.label']);
  // Typed in, and emptied again.
  act(() => result.current.typed(['facts', 0, 'value']));
  expect(keys(result)).toHaveLength(2);
  expect(keys(shownFor(added, new Map([['facts', 'No']])).result)).toHaveLength(2);
});

it('says at once what is wrong with what is there', () => {
  expect(keys(shownFor({ facts: [{ label: 'x', value: 'y' }] }).result)).toHaveLength(2);
});
