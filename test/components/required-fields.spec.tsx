// A choice that visitors must make, as the server may declare it tomorrow: nothing is written for it elsewhere.
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider, ResourceContextProvider } from 'ra-core';
import { VERSION } from '../../web-admin/src/api/version';
import { DelegateCreate } from '../../web-admin/src/delegates/DelegateCreate';
import { DelegateForm } from '../../web-admin/src/delegates/DelegateForm';
import { content } from '../../web-public/src/content/index';
import { DECLARED } from '../../web-public/src/forms/declared';
import type { OwnRegistration } from '../../web-public/src/reference/api/schemas';
import { problemsOf } from '../../web-public/src/registration/group/group';
import GroupForm from '../../web-public/src/registration/group/GroupForm';
import { EMPTY, parseRows } from '../../web-public/src/registration/group/rows';
import { ChangePanel } from '../../web-public/src/registration/own/ChangePanel';
import RegistrationForm from '../../web-public/src/registration/RegistrationForm';
import { Frame } from '../../web-public/src/ui/island';
import { fakeServer } from './fake-server';
import { fakeApi, showDesk } from './office/desk';

jest.mock('web-shared/api/fields', () => {
  type Fields = { isAsked: boolean }[];
  const { FIELDS } = jest.requireActual<{ FIELDS: { delegates: Fields } }>('web-shared/api/fields');
  const shirt = {
    ...{ name: 'shirt_size', label: 'Shirt size', type: 'choice', max: 1 },
    ...{ isFilter: true, isSortable: false, isCorrectable: true, inOffice: true },
    ...{ isAsked: true, isRequired: true },
    choices: [
      { id: 's', name: 'Small' },
      { id: 'l', name: 'Large' },
    ],
  };
  // In place of those that the forms ask for today, which may have the same name.
  return { FIELDS: { ...FIELDS, delegates: [...FIELDS.delegates.filter(({ isAsked }) => !isAsked), shirt] } };
});

const { options, event } = content;
const ANA = {
  id: 'd1',
  first_name: 'Ana',
  last_name: 'Cruz',
  email: 'a@b.ph',
  phone_number: '0917',
  payment_mode: 'cash',
  [VERSION]: '"1"',
};
const REQUIRED = 'Required';
const fill = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(screen.getByLabelText('First name'), 'Maria');
  await user.type(screen.getByLabelText('Last name'), 'Cruz');
  await user.type(screen.getByLabelText('Phone number'), '09171234567');
  await user.type(screen.getByLabelText('Email'), 'maria@example.com');
};

it('the form of one person sends nothing without it', async () => {
  const calls = fakeServer();
  const user = userEvent.setup();
  render(<Frame content={{ options, event: event as never }} props={{}} of={RegistrationForm} />);
  await fill(user);
  await user.click(screen.getByLabelText(/^I agree/));
  const size = screen.getByLabelText<HTMLSelectElement>('Shirt size');
  expect(size.required).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText(REQUIRED);
  const sent = () => calls.filter(({ body }) => 'first_name' in body);
  expect(sent()).toEqual([]);
  await user.selectOptions(size, 'Large');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
});

it('a contact who comes with a group is asked too; so is every row', async () => {
  const calls = fakeServer();
  const user = userEvent.setup();
  render(<Frame content={{ options, event: event as never }} props={{}} of={GroupForm} />);
  const contact = screen.getAllByLabelText('First name')[0];
  if (!contact) throw new Error('There is no contact.');
  await user.type(contact, 'Ruth');
  for (const [label, text] of [
    ['Last name', 'Lim'],
    ['Phone number', '09171234567'],
    ['Email', 'ruth@example.com'],
  ] as const)
    await user.type(screen.getAllByLabelText(label)[0] ?? contact, text);
  const sizes = () => screen.getAllByLabelText<HTMLSelectElement>('Shirt size');
  const before = sizes().length;
  await user.click(screen.getByLabelText(/^I am attending too/));
  expect(sizes()).toHaveLength(before + 1);
  await user.click(screen.getByLabelText(/^I agree/));
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText(REQUIRED);
  const sent = () => calls.filter(({ body }) => 'contact' in body);
  expect(sent()).toEqual([]);
  await user.selectOptions(sizes()[0] ?? contact, 'Small');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toMatchObject({ delegates: [{ first_name: 'Ruth', shirt_size: 's' }] });
  expect(problemsOf({ ...EMPTY, first_name: 'Ana', last_name: 'Reyes' })).toEqual({ shirt_size: REQUIRED });
});

it('whoever registered before it was asked may leave it open, and not empty it', async () => {
  HTMLDialogElement.prototype.showModal = () => undefined;
  const onSend = fakeServer();
  const show = (shirt_size: string | null) => {
    const delegate = { id: 'd1', first_name: 'Ana', last_name: 'Reyes', shirt_size };
    const own = { questions: [], delegates: [delegate] } as unknown as OwnRegistration;
    const nothing = () => undefined;
    return render(
      <ChangePanel
        {...{ token: 't', own, onDone: nothing, onConflict: nothing, onClose: nothing }}
        change={{ kind: 'correct', delegate: own.delegates[0] as never }}
      />,
    );
  };
  const save = () => fireEvent.submit(document.querySelector('form') ?? document.body);
  const { unmount } = show('l');
  fireEvent.change(screen.getByRole('combobox', { name: 'Shirt size', hidden: true }), {
    target: { value: '' },
  });
  save();
  await screen.findByText(REQUIRED);
  expect(onSend).toEqual([]);
  unmount();
  show(null);
  save();
  await waitFor(() => expect(onSend).toHaveLength(1));
});

it('at the desk nobody is registered without it', async () => {
  const wide = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.assign(window, { matchMedia: () => ({ ...wide, addListener: () => undefined }) });
  const calls = fakeApi(() => ({ data: [] }));
  await showDesk(
    <ResourceContextProvider value="delegates">
      <DelegateCreate />
    </ResourceContextProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Register' }));
  const size = screen.getByRole('combobox', { name: /^Shirt size/ });
  await waitFor(() => expect(size.getAttribute('aria-invalid')).toBe('true'));
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('at the desk a record of before may go on lacking it', async () => {
  const calls = fakeApi(({ method }) => ({ data: method === 'GET' ? [] : { ...ANA, first_name: 'Anna' } }));
  await showDesk(
    <ResourceContextProvider value="delegates">
      <RecordContextProvider value={{ ...ANA, shirt_size: null }}>
        <DelegateForm onDone={() => undefined} />
      </RecordContextProvider>
    </ResourceContextProvider>,
  );
  fireEvent.change(screen.getByRole('textbox', { name: /^First name/ }), { target: { value: 'Anna' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1));
});

it('a table that is pasted says it by its code or by what it is called', () => {
  const sizes = (cells: string[]) =>
    parseRows(
      `First name\tSurname\tShirt size\n${cells.map((cell) => `Ana\tCruz\t${cell}`).join('\n')}`,
      DECLARED.delegates,
    ).people.map((row) => (row as unknown as { shirt_size: string }).shirt_size);
  expect(sizes(['Large', 'small', 'S', 'huge'])).toEqual(['l', 's', 's', '']);
});
