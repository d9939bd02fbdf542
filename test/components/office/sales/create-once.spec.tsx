import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ResourceContextProvider } from 'ra-core';
import { InquiryCreate } from '../../../../web-admin/src/inquiries/InquiryCreate';
import { fakeApi, LOST, showDesk } from '../desk';

it('makes one lead where the first sending had arrived unanswered and was changed since, and says so', async () => {
  let kept: string | undefined;
  const asked = fakeApi(({ method, body }) => {
    if (method !== 'POST') return { data: [], range: 'items 0-0/0' };
    const isLost = kept === undefined;
    kept ??= JSON.stringify(body);
    if (isLost) return LOST;
    if (JSON.stringify(body) !== kept)
      return { status: 409, body: { message: 'This Idempotency-Key was already used for another request.' } };
    return { status: 201, data: { id: '1', first_name: 'Nena', last_name: '' } };
  });
  await showDesk(
    <ResourceContextProvider value="inquiries">
      <InquiryCreate />
    </ResourceContextProvider>,
  );
  const type = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const posts = () => asked.filter(({ method }) => method === 'POST');
  type(/^First name/, 'Nena');
  type(/^Phone number/, '09175550001');
  fireEvent.click(screen.getByRole('button', { name: 'Add the lead' }));
  await waitFor(() => expect(posts()).toHaveLength(1));
  type(/^Last name/, 'Cruz');
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add the lead' }).disabled).toBe(false),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Add the lead' }));
  await screen.findByText(/It was added as you first sent it/);
  expect(new Set(posts().map(({ key }) => key)).size).toBe(1);
  expect(posts().map(({ body }) => (body as { last_name?: string }).last_name)).toEqual([
    undefined,
    'Cruz',
    undefined,
  ]);
});
