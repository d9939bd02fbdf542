import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import type { DeclaredField } from '../../../web-public/src/forms/declared';
import { writeRows } from '../../../web-public/src/registration/group/group';
import { People } from '../../../web-public/src/registration/group/People';
import { EMPTY } from '../../../web-public/src/registration/group/rows';
import { WhoComes } from '../../../web-public/src/registration/group/WhoComes';

const NAMES = ['Ana', 'Ben', 'Cora', 'Dan'];
const rows = NAMES.map((first_name) => ({ ...EMPTY, first_name, last_name: 'Reyes' }));

const LUNCH: DeclaredField = {
  ...{ name: 'answer_meal', label: 'Lunch', type: 'choice', max: 0, isRequired: true },
  choices: [
    { id: 'fish', name: 'Fish' },
    { id: 'none', name: 'No lunch' },
  ],
};

function Form({ people = '', fields = [] }: { people?: string; fields?: DeclaredField[] }) {
  const form = useForm({ defaultValues: { people, unnamed: '' } });
  return (
    <FormProvider {...form}>
      <People fields={fields} />
    </FormProvider>
  );
}
const shown = () => NAMES.filter((name) => screen.queryByText(`${name} Reyes`));
const remove = (name: string) => screen.getByRole('button', { name: `Remove ${name} Reyes` });

it('a double tap on Remove takes one person away, not the next as well', () => {
  render(<Form people={writeRows(rows)} />);
  // Where the second tap lands, the next person has moved up.
  // Found before, as looking for it takes longer on a busy machine than two taps.
  const [first, second] = [remove('Ben'), remove('Cora')];
  fireEvent.click(first);
  fireEvent.click(second);
  expect(shown()).toEqual(['Ana', 'Cora', 'Dan']);
});

it('who is being edited stays open, with the focus, when somebody before them goes', async () => {
  const user = userEvent.setup();
  render(<Form people={writeRows(rows)} />);
  await user.click(screen.getByRole('button', { name: 'Edit Cora Reyes' }));
  const field = screen.getByDisplayValue('Cora');
  await user.click(remove('Ana'));
  expect(screen.getByDisplayValue('Cora')).toBe(field);
  expect(shown()).toEqual(['Ben', 'Dan']);
});

it('a part that is emptied stays open under the cursor', async () => {
  const user = userEvent.setup();
  render(<Form people={writeRows([{ ...EMPTY, ministry: 'Music' }])} />);
  const ministry = screen.getByDisplayValue('Music');
  await user.clear(ministry);
  expect(ministry.closest('details')?.open).toBe(true);
  expect(document.activeElement).toBe(ministry);
});

it('a number that no telephone can have is said beside it, with the country that it fits', async () => {
  const user = userEvent.setup();
  render(<Form people={writeRows([{ ...EMPTY, ministry: 'Music' }])} />);
  const phone = screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone number' });
  await user.type(phone, '971501234567');
  await user.tab();
  await user.click(await screen.findByRole('button', { name: /^Use \+971 50 123 4567/ }));
  expect(phone.value).toBe('+971501234567');
  expect(screen.queryByText(/does not look like a valid number/)).toBeNull();
});

it('says beside the button who they are, what all cost, and that nobody counts twice', () => {
  const ruth = { first_name: 'Ruth', last_name: 'Villanueva', email: 'r@a.ph', phone_number: '' };
  const people = writeRows([...rows.slice(0, 2), { ...EMPTY, ...ruth, email: '' }]);
  const shown = (comes: boolean, sum?: string) => {
    const { unmount } = render(
      <WhoComes values={{ ...ruth, comes, people, unnamed: '2' }} {...(sum !== undefined && { sum })} />,
    );
    const text = screen.getByRole('group', { name: 'Your group' }).textContent;
    unmount();
    return text;
  };
  expect(shown(false)).toBe('5 delegatesAna Reyes, Ben Reyes, Ruth Villanueva, 2 names to follow');
  expect(shown(true, '₱7,500 for 5 delegates')).toMatch(
    /^₱7,500 for 5 delegatesRuth Villanueva \(you\), Ana Reyes, Ben Reyes, 2 names to follow.*is counted once/,
  );
});

it('one answer goes to everyone who has none, and who is complete by it takes one line', async () => {
  const user = userEvent.setup();
  const [ana, ...others] = rows;
  const people = [{ ...ana, answer_meal: 'none' } as (typeof rows)[number], ...others];
  const { rerender } = render(<Form people={writeRows(people.slice(0, 2))} fields={[LUNCH]} />);
  expect(screen.queryByLabelText('Lunch, for everyone without an answer')).toBeNull();
  rerender(<Form key="four" people={writeRows(people)} fields={[LUNCH]} />);
  expect(screen.getAllByLabelText('Lunch')).toHaveLength(3);
  await user.selectOptions(screen.getByLabelText('Lunch, for everyone without an answer'), 'Fish');
  expect(screen.getByRole('status').textContent).toMatch(/^Answered for 3 people/);
  expect(screen.queryAllByLabelText('Lunch')).toEqual([]);
  expect(
    screen.getAllByRole('listitem').map(({ textContent }) => /Fish|No lunch/.exec(textContent)?.[0]),
  ).toEqual(['No lunch', 'Fish', 'Fish', 'Fish']);
});
