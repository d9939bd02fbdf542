import '../../../../web-admin/src/messages/site/content';
import { fireEvent, screen, act, renderHook } from '@testing-library/react';
import { OldAddresses } from '../../../../web-admin/src/content/editor/OldAddresses';
import { useShownProblems } from '../../../../web-admin/src/content/editor/useShownProblems';
import { fakeApi, showDesk } from '../desk';

describe('old addresses', () => {
  it('says which old addresses lead on by themselves, and where', async () => {
    const move = {
      from: '/properties/residential/visayas/old',
      to: '/properties/hotel-leisure/new',
      name: 'Cove',
    };
    fakeApi(() => ({ data: [move] }));
    await showDesk(<OldAddresses />);
    fireEvent.click(await screen.findByText('One old address redirects automatically.'));
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: move.from }).pathname).toBe(move.from);
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: move.to }).pathname).toBe(move.to);
  });
});

describe('what is called wrong', () => {
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
});
