import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import type { WayToPay } from '../../../web-public/src/content/event/ways-to-pay';
import { content } from '../../../web-public/src/content/index';
import { ContentProvider } from '../../../web-public/src/content/use-content';
import type { DeclaredField } from '../../../web-public/src/forms/declared';
import type { OwnRegistration } from '../../../web-public/src/reference/api/schemas';
import { writeRows } from '../../../web-public/src/registration/group/group';
import { People } from '../../../web-public/src/registration/group/People';
import { EMPTY } from '../../../web-public/src/registration/group/rows';
import { WhoComes } from '../../../web-public/src/registration/group/WhoComes';
import { OwnView } from '../../../web-public/src/registration/own/OwnView';
import RegistrationForm from '../../../web-public/src/registration/RegistrationForm';
import { Frame } from '../../../web-public/src/ui/island';
import { fakeServer, type Call } from '../fake-server';

describe('the form', () => {
  const { options, event } = content;
  let calls: Call[];
  beforeEach(() => {
    calls = fakeServer();
    render(<Frame content={{ options, event: event as never }} props={{}} of={RegistrationForm} />);
  });
  const sent = () => calls.filter(({ body }) => 'first_name' in body);
  const submit = () => screen.getByRole('button', { name: 'Submit' });
  const toasts = () => [...document.querySelectorAll('[data-toast] p')].map((toast) => toast.textContent);

  it('asks for what is missing and refuses an age that is none', async () => {
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Age'), '130');
    await user.click(submit());
    await waitFor(() => expect(toasts()).toEqual(['All fields are required']));
    expect(screen.getAllByText('Required')).toHaveLength(4);
    screen.getByText('You must agree to the terms');
    expect(screen.queryAllByText('A whole number from 1 to 120').length).toBe(1);
    expect(sent()).toEqual([]);
  });

  it("of a refused registration says the server's own sentence, and sends the words of the consent", async () => {
    const user = userEvent.setup();
    for (const [label, text] of [
      ['First name', 'Ana'],
      ['Last name', 'Cruz'],
      ['Phone number', '09187654321'],
      ['Email', 'ana@example.com'],
    ] as const)
      await user.type(screen.getByLabelText(label), text);
    await user.click(screen.getByLabelText(/^I agree/));
    await user.click(submit());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body.consent_text).toMatch(/^I agree to the Privacy Policy: my details, and my church/);
    await sent()[0]?.answer(409, { message: 'The event is full.' });
    await waitFor(() => expect(toasts()).toEqual(['The event is full.']));
  });
});

const openForm = (slug: string) =>
  render(
    <Frame
      content={{ options: content.options, event: { ...content.event, slug } as never }}
      props={{}}
      of={RegistrationForm}
    />,
  );
const firstName = () => screen.getByLabelText<HTMLInputElement>(/First name/);

// A registration that waits for the line to come back, and its receipt, are never sent for another event.
it('what is typed for one event is kept apart from the form of another', async () => {
  fakeServer();
  const first = openForm('forum');
  await userEvent.type(firstName(), 'Ana');
  first.unmount();
  const other = openForm('camp');
  expect(firstName().value).toBe('');
  other.unmount();
  openForm('forum');
  expect(firstName().value).toBe('Ana');
});

describe('ways to pay', () => {
  const way = (value: string, label: string): WayToPay => ({
    ...{ value, label, how: '', atDesk: false, code: false },
    account: { name: '', number: '' },
  });
  const { options, event } = content;
  const openForm = (ways: WayToPay[]) =>
    render(
      <Frame
        content={{ options, event: { ...event, payment: { ...event.payment, ways } } as never }}
        props={{}}
        of={RegistrationForm}
      />,
    );

  beforeEach(() => {
    fakeServer();
    localStorage.clear();
  });

  it('a form begins with a way that the event offers, and takes that for nothing that was typed', () => {
    const first = openForm([way('maya', 'Maya'), way('bdo', 'BDO')]);
    expect(screen.getByLabelText<HTMLSelectElement>(/Mode of payment/).value).toBe('maya');
    expect(Object.keys(localStorage)).toEqual([]);
    first.unmount();
    openForm([]);
    expect(screen.queryByText(/We kept what you typed/)).toBeNull();
  });

  it('asks for no consent to confirm a payment where there is none', () => {
    const paid = openForm([way('gcash', 'GCash')]);
    screen.getByText(/to run this event and to confirm my payment, and for nothing else/);
    paid.unmount();
    const { container } = openForm([]);
    screen.getByText(/to run this event, and for nothing else/);
    // What is kept is what was shown, also from the form without script.
    const kept = container.querySelector<HTMLInputElement>('input[name=consent_text]')?.value;
    expect(kept).toMatch(/to run this event, and for nothing else\.$/);
  });

  describe('the page of a registration', () => {
    const own = (change: object) =>
      ({
        ...{
          code: '7K3M9XQ2',
          total_centavos: 250_000,
          due_centavos: 250_000,
          payment_status: false,
          to_confirm: false,
        },
        ...{ proof_state: null, proof_reason: null, may_change: true, held_until: '2027-01-02T02:00:00Z' },
        changes_close_at: '2027-02-01T02:00:00Z',
        money: { paid_centavos: 0, owed_centavos: 250_000, to_return_centavos: 0 },
        event: { slug: 'a', name: 'A gathering', dates: '', times: '', place: '' },
        contact: { first_name: 'Ana', last_name: 'Reyes', email: 'a@b.ph', phone_number: '639171234567' },
        delegates: [{ id: 'd', uuid: 'u', first_name: 'Ana', last_name: 'Reyes', cancelled_at: null }],
        ...change,
      }) as unknown as OwnRegistration;
    const show = (change: object) =>
      render(
        <ContentProvider content={{ options }}>
          <OwnView token="t" own={own(change)} onChange={jest.fn()} reload={jest.fn()} />
        </ContentProvider>,
      );
    const upload = () => screen.queryByText('Pay and upload the receipt');

    it('leads to the payment, but not before a large group is confirmed', () => {
      const paying = show({});
      expect(upload()).not.toBeNull();
      paying.unmount();
      show({ to_confirm: true });
      expect(upload()).toBeNull();
      screen.getByRole('button', { name: 'Confirm 1 places' });
    });

    it('asks for nothing where nothing is to be paid', () => {
      const paid = show({ total_centavos: 0, payment_status: true });
      screen.getByText('Free of charge');
      expect(upload()).toBeNull();
      paid.unmount();
      show({ total_centavos: 0, to_confirm: true });
      screen.getByText(/and we will send you the tickets/);
      expect(screen.queryByText('To pay')).toBeNull();
    });
  });
});

describe('a group', () => {
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
    const { container, rerender } = render(<Form people={writeRows(people.slice(0, 2))} fields={[LUNCH]} />);
    expect(screen.queryByLabelText('Lunch, for everyone without an answer')).toBeNull();
    rerender(<Form key="four" people={writeRows(people)} fields={[LUNCH]} />);
    expect(screen.getAllByLabelText('Lunch')).toHaveLength(3);
    await user.selectOptions(screen.getByLabelText('Lunch, for everyone without an answer'), 'Fish');
    expect(within(container).getByRole('status').textContent).toMatch(/^Answered for 3 people/);
    expect(screen.queryAllByLabelText('Lunch')).toEqual([]);
    expect(
      screen.getAllByRole('listitem').map(({ textContent }) => /Fish|No lunch/.exec(textContent)?.[0]),
    ).toEqual(['No lunch', 'Fish', 'Fish', 'Fish']);
  });
});
