import '../../../web-admin/src/messages/privacy';
import { fireEvent, screen, within } from '@testing-library/react';
import { FoundPerson } from '../../../web-admin/src/privacy/FoundPerson';
import { fakeApi, showDesk } from './desk';

const RECORD = {
  kind: 'delegates' as const,
  id: '0199c0de-0000-7000-8000-000000000002',
  name: 'Maria Santos',
  about: 'Common Ground 2027',
  email: 'maria@example.com',
  phone_number: null,
  through_contact: false,
  created_at: '2026-11-20T02:00:00.000Z',
};

const dialogOf = async (to_return_centavos: number) => {
  fakeApi(() => ({}));
  const found = {
    ...{ records: [{ ...RECORD, to_return_centavos }], mails: 0, history: 0 },
    is_colleague: false,
  };
  await showDesk(
    <FoundPerson
      sought={{ person: { email: RECORD.email, phone_number: '' }, found, at: 1 }}
      onErased={() => undefined}
    />,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Erase for good' }));
  return within(await screen.findByRole('dialog'));
};

it('warns before somebody is erased to whom money is to be returned, and says where the sum stays', async () => {
  const dialog = await dialogOf(150_000);
  expect(dialog.getByRole('alert').textContent).toMatch(
    /^₱1,500\.00 is still to be returned to them\. It stays under “To return”/,
  );
  expect(screen.getByText(/₱1,500\.00 is to be returned$/)).toBeTruthy();
});

it('warns of nothing where nothing is owed', async () => {
  const dialog = await dialogOf(0);
  expect(dialog.queryByRole('alert')).toBeNull();
});
