import '../../../../web-admin/src/messages/event/review';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ReferenceUsedDialog } from '../../../../web-admin/src/review/ReferenceUsedDialog';
import { fakeApi, showDesk } from '../desk';

it('asks for the reason why one reference pays for two, and accepts none without', async () => {
  fakeApi(() => ({ data: [] }));
  const [accepted, closed] = [jest.fn(), jest.fn()];
  const proof = { contact: { first_name: 'Ana', last_name: 'Cruz' } };
  await showDesk(
    <ReferenceUsedDialog
      taken={{ proof, reference: '77', message: 'It was used.' } as never}
      onAccept={accepted}
      onClose={closed}
    />,
  );
  const because = await screen.findByLabelText(/^Why it may pay for both/);
  fireEvent.change(because, { target: { value: '  ' } });
  const accept = () => fireEvent.click(screen.getByRole('button', { name: 'Accept anyway' }));
  accept();
  await screen.findByRole('alert');
  expect([accepted.mock.calls, closed.mock.calls]).toEqual([[], []]);
  fireEvent.change(because, { target: { value: ' A couple ' } });
  accept();
  await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
  expect(accepted.mock.calls).toEqual([['A couple']]);
});
