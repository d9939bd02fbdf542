import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { content } from '../../../web-public/src/content/index';
import RegistrationForm from '../../../web-public/src/registration/RegistrationForm';
import { Frame } from '../../../web-public/src/ui/island';
import { fakeServer } from '../fake-server';

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
