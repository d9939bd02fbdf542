import '../../../../web-admin/src/messages/site/content';
import { fireEvent, screen } from '@testing-library/react';
import { OldAddresses } from '../../../../web-admin/src/content/editor/OldAddresses';
import { fakeApi, showDesk } from '../desk';

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
