// A field that the server declares tomorrow: nothing is written for it in the site or the back office.
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider, ResourceContextProvider } from 'ra-core';
import type { Delegate, Inquiry } from '../../web-admin/src/api/types';
import { DelegateList } from '../../web-admin/src/delegates/DelegateList';
import { DetailsPanel } from '../../web-admin/src/delegates/DetailsPanel';
import { InquiryFacts } from '../../web-admin/src/inquiries/InquiryFacts';
import { content } from '../../web-public/src/content/index';
import { DECLARED } from '../../web-public/src/forms/declared';
import InquiryForm from '../../web-public/src/inquiries/InquiryForm';
import type { OwnRegistration } from '../../web-public/src/reference/api/schemas';
import { problemsOf } from '../../web-public/src/registration/group/group';
import { PersonRow } from '../../web-public/src/registration/group/PersonRow';
import { EMPTY, parseRows } from '../../web-public/src/registration/group/rows';
import { ChangePanel } from '../../web-public/src/registration/own/ChangePanel';
import RegistrationForm from '../../web-public/src/registration/RegistrationForm';
import { Frame } from '../../web-public/src/ui/island';
import { fakeServer } from './fake-server';
import { fakeApi, showDesk } from './office/desk';

jest.mock('web-shared/api/fields', () => {
  type Fields = { isAsked: boolean }[];
  const { FIELDS } = jest.requireActual<{ FIELDS: { delegates: Fields; inquiries: Fields } }>(
    'web-shared/api/fields',
  );
  const shown = {
    isFilter: true,
    isSortable: false,
    isCorrectable: true,
    inOffice: true,
    isAsked: true,
    isRequired: false,
  };
  const shirt = {
    ...{ name: 'shirt_size', label: 'Shirt size', type: 'choice', max: 1, ...shown },
    choices: [
      { id: 's', name: 'Small' },
      { id: 'l', name: 'Large' },
    ],
  };
  const guests = { name: 'guests', label: 'Guests at dinner', type: 'number', min: 0, max: 9, ...shown };
  const parrot = { name: 'parrot', label: 'Parrot', type: 'text', max: 20, ...shown };
  // In place of those that the forms ask for today. A field that is drawn by hand may have any name but a parrot’s.
  const unasked = (fields: Fields) => fields.filter(({ isAsked }) => !isAsked);
  return {
    FIELDS: {
      delegates: [...unasked(FIELDS.delegates), shirt, guests],
      inquiries: [...unasked(FIELDS.inquiries), parrot],
    },
  };
});

const { options, event } = content;
const fill = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(screen.getByLabelText('First name'), 'Maria');
  await user.type(screen.getByLabelText('Last name'), 'Cruz');
  await user.type(screen.getByLabelText('Phone number'), '09171234567');
  await user.type(screen.getByLabelText('Email'), 'maria@example.com');
};

describe('on the site', () => {
  it('the form of one person asks for it, checks it and sends it', async () => {
    const calls = fakeServer();
    const user = userEvent.setup();
    render(<Frame content={{ options, event: event as never }} props={{}} of={RegistrationForm} />);
    await fill(user);
    await user.selectOptions(screen.getByLabelText('Shirt size'), 'Large');
    await user.type(screen.getByLabelText('Guests at dinner'), '12');
    await user.click(screen.getByLabelText(/^I agree/));
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await screen.findByText('A whole number from 0 to 9');
    const sent = () => calls.filter(({ body }) => 'first_name' in body);
    expect(sent()).toEqual([]);
    await user.clear(screen.getByLabelText('Guests at dinner'));
    await user.type(screen.getByLabelText('Guests at dinner'), '2');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toMatchObject({ shirt_size: 'l', guests: '2' });
  });

  it('an inquiry asks for it, and sends it', async () => {
    const calls = fakeServer();
    const user = userEvent.setup();
    const props = { variant: 'simple' as const, brand: 'Stealth Land' };
    render(<Frame content={{ options }} props={props} of={InquiryForm} />);
    await fill(user);
    await user.type(screen.getByLabelText('Parrot'), 'A green one');
    await user.type(screen.getByLabelText('Message'), 'How much?');
    await user.click(screen.getByLabelText(/^I agree/));
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.body).toMatchObject({ parrot: 'A green one' });
  });

  it('a row of a group has it, also when it is pasted', () => {
    const onChange = jest.fn();
    const row = { ...EMPTY, first_name: 'Ana', last_name: 'Reyes', ministry: 'Music' };
    const rest = {
      asked: DECLARED.delegates,
      number: 1,
      isComplete: false,
      onBlur: () => undefined,
      onRemove: undefined,
    };
    render(<PersonRow {...rest} row={row} problems={{}} onChange={onChange} />);
    fireEvent.change(screen.getByLabelText('Shirt size'), { target: { value: 's' } });
    expect(onChange).toHaveBeenCalledWith('shirt_size', 's');
    expect(problemsOf({ ...row, guests: '12' } as typeof row)).toEqual({
      guests: 'A whole number from 0 to 9',
    });
    const { people } = parseRows(
      'First name\tLast name\tGuests at dinner\nAna\tReyes\t3',
      DECLARED.delegates,
    );
    expect(people).toEqual([{ ...EMPTY, first_name: 'Ana', last_name: 'Reyes', guests: '3' }]);
  });

  it('whoever registered changes it themselves', () => {
    const delegate = { id: 'd1', first_name: 'Ana', last_name: 'Reyes', shirt_size: 'l', guests: 2 };
    const own = { questions: [], delegates: [delegate] } as unknown as OwnRegistration;
    const change = { kind: 'correct' as const, delegate: own.delegates[0] as never };
    const nothing = () => undefined;
    HTMLDialogElement.prototype.showModal = nothing;
    render(
      <ChangePanel
        token="t"
        own={own}
        change={change}
        onDone={nothing}
        onConflict={nothing}
        onClose={nothing}
      />,
    );
    const hidden = { hidden: true };
    const size = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Shirt size', ...hidden });
    expect(size.selectedOptions[0]?.textContent).toBe('Large');
    const guests = screen.getByRole<HTMLInputElement>('textbox', { name: 'Guests at dinner', ...hidden });
    expect(guests.value).toBe('2');
    expect(guests.inputMode).toBe('numeric');
  });
});

describe('at the desk', () => {
  const delegate = {
    ...{
      id: 'd1',
      first_name: 'Ana',
      last_name: 'Reyes',
      email: 'ana@example.ph',
      phone_number: '639171234567',
    },
    ...{
      payment_mode: 'gcash',
      event_id: 'e1',
      created_at: '2026-11-01T00:00:00Z',
      shirt_size: 'l',
      guests: 2,
    },
  } as unknown as Delegate;
  beforeEach(() => {
    const wide = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
    Object.assign(window, {
      matchMedia: () => ({ ...wide, addListener: () => undefined, removeListener: () => undefined }),
    });
    fakeApi(({ path }) =>
      path.startsWith('/delegates?') ? { data: [delegate], range: 'items 0-0/1' } : { data: [] },
    );
  });

  it('the list has a column and a filter of it', async () => {
    await showDesk(
      <ResourceContextProvider value="delegates">
        <DelegateList />
      </ResourceContextProvider>,
      '/delegates',
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Columns' }));
    fireEvent.click(within(screen.getByRole('dialog', { name: 'Columns' })).getByLabelText('Shirt size'));
    expect(
      (await screen.findAllByRole('cell', { hidden: true })).map(({ textContent }) => textContent),
    ).toContain('Large');
    fireEvent.keyDown(screen.getByRole('dialog', { name: 'Columns' }), { key: 'Escape' });
    fireEvent.click(screen.getByRole('button', { name: /^Filter/, hidden: true }));
    const filter = await screen.findByLabelText<HTMLSelectElement>(/Shirt size/);
    expect([...filter.options].map(({ text }) => text)).toEqual(expect.arrayContaining(['Small', 'Large']));
  });

  it('a record shows it, and can be corrected', async () => {
    await showDesk(
      <ResourceContextProvider value="delegates">
        <RecordContextProvider value={{ ...delegate, _version: '"1"' }}>
          <DetailsPanel delegate={delegate} />
        </RecordContextProvider>
      </ResourceContextProvider>,
    );
    expect(screen.getByText('Shirt size').nextSibling?.textContent).toBe('Large');
    expect(screen.getByText('Guests at dinner').nextSibling?.textContent).toBe('2');
    fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Guests at dinner')).value).toBe('2');
    screen.getByLabelText('Shirt size');
  });

  it('so does an inquiry', async () => {
    const inquiry = {
      id: 'i1',
      parrot: 'Polly',
      created_at: '2026-11-01T00:00:00Z',
      channel: 'website',
    };
    await showDesk(
      <ResourceContextProvider value="inquiries">
        <InquiryFacts inquiry={inquiry as unknown as Inquiry} />
      </ResourceContextProvider>,
    );
    expect(screen.getByText('Parrot').nextSibling?.textContent).toBe('Polly');
  });
});
