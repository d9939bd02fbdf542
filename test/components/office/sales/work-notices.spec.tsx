import { screen, waitFor } from '@testing-library/react';
import type { WaitingInquiries } from '../../../../web-admin/src/api/types';
import { WorkNotices } from '../../../../web-admin/src/inquiries/work/WorkNotices';
import { fakeApi, showDesk } from '../desk';

const at = '2026-11-29T00:00:00.000Z';
const nena = { id: 'nena', name: 'Nena Cruz', at };

async function open(news: Partial<WaitingInquiries>) {
  const data: WaitingInquiries = { unanswered: 0, due: 0, given: null, returned: null, ...news };
  const asked = fakeApi(() => ({ data: { ...data } }));
  const desk = await showDesk(<WorkNotices />);
  return { ...desk, asked };
}
const linked = () => screen.getAllByRole('link', { name: 'Open' }).map((link) => link.getAttribute('href'));

it('says who gave an inquiry and which is open to everyone again, each with the way to it', async () => {
  await open({ given: { ...nena, by: 'Luz Reyes' }, returned: { id: 'jose', name: 'José Peña', at } });
  await screen.findByText('Luz Reyes gave you an inquiry: Nena Cruz');
  await screen.findByText('No one answered in time: José Peña is open to everyone again');
  expect(linked()).toEqual(['/inquiries/nena/show', '/inquiries/jose/show']);
});

it('says it once, however often it is asked', async () => {
  const { asked, queryClient } = await open({ given: { ...nena, by: null } });
  await screen.findByText('An inquiry is yours now: Nena Cruz');
  await queryClient.invalidateQueries();
  await waitFor(() => expect(asked.length).toBeGreaterThan(1));
  expect(linked()).toEqual(['/inquiries/nena/show']);
});
