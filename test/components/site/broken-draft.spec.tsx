import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { TextField } from '../../../web-public/src/forms/fields';
import { FormFrame } from '../../../web-public/src/forms/FormFrame';
import { useSendForm } from '../../../web-public/src/forms/useSendForm';
import { Frame } from '../../../web-public/src/ui/island';

const schema = z.object({ message: z.string() });
const defaults = { message: '' };
/** Values that a field cannot draw. */
let fatal: string[];

function Fragile() {
  const message = useWatch<{ message: string }>({ name: 'message' }) ?? '';
  if (fatal.includes(message)) throw new Error('cannot draw this');
  return <TextField name="message" />;
}

function Form() {
  const form = useSendForm({
    name: 'fragile',
    action: '/',
    schema,
    defaults,
    toSend: (body) => ({ path: '/', body, elsewhere: { sent: '', failed: '', back: '' } }),
    onSent: () => undefined,
  });
  return (
    <FormFrame of={form} kept="">
      <Fragile />
    </FormFrame>
  );
}
const open = () => render(<Frame content={{}} props={{}} of={Form} />);
const message = () => screen.getByLabelText<HTMLInputElement>(/^Message/);

let errors: jest.SpyInstance;
beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => errors.mockRestore());

it('is dropped at the second try, and the form is there', async () => {
  fatal = ['bad'];
  const user = userEvent.setup();
  open();
  await user.type(message(), 'bad');
  await screen.findByText('This part of the page stopped working.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(message().value).toBe(''));
  expect(localStorage).toHaveLength(0);
});

it('is dropped at the second try by a reload too', async () => {
  fatal = ['bad'];
  const user = userEvent.setup();
  const page = open();
  await user.type(message(), 'bad');
  await screen.findByText('This part of the page stopped working.');
  page.unmount();
  open();
  await waitFor(() => expect(message().value).toBe(''));
});

it('stays when the failure was by chance', async () => {
  fatal = ['bad'];
  const user = userEvent.setup();
  open();
  await user.type(message(), 'bad');
  await screen.findByText('This part of the page stopped working.');
  fatal = [];
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(message().value).toBe('bad'));
  // What is typed now is no longer what failed.
  await user.type(message(), '!');
  expect(localStorage.getItem('draft:fragile')).not.toContain('broken');
});
