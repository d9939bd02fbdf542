import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { content } from '../../../web-public/src/content/index';
import RegistrationForm from '../../../web-public/src/registration/RegistrationForm';
import { Frame } from '../../../web-public/src/ui/island';
import { fakeServer, type Call } from '../fake-server';

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
