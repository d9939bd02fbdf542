import { render, screen, waitFor, fireEvent } from '@testing-library/react';
import { ResourceContextProvider } from 'ra-core';
import type { WaitingInquiries } from '../../../../web-admin/src/api/types';
import { WithSheets } from '../../../../web-admin/src/inquiries/homes/WithSheets';
import { InquiryCreate } from '../../../../web-admin/src/inquiries/InquiryCreate';
import { WorkNotices } from '../../../../web-admin/src/inquiries/work/WorkNotices';
import { fakeApi, showDesk, LOST } from '../desk';

describe('sheets in a message', () => {
  const sheet = `${location.origin}/api/v1/computations/alpha-tower?years=3&roomType=2&currency=PHP`;

  it('makes links of the sheets of our own calculator, and of nothing else that a visitor wrote', () => {
    const foreign = sheet.replace(location.origin, 'https://elsewhere.example');
    const alike = sheet.replace('computations', 'delegates');
    const text = `About this:\n${sheet}\nand ${sheet}, not ${foreign} nor ${alike} <b>nor</b> javascript:alert(1)`;
    const { container } = render(<WithSheets text={text} />);
    expect(container.textContent).toBe(text);
    const links = screen.getAllByRole<HTMLAnchorElement>('link');
    expect(links.map(({ href }) => href)).toEqual([sheet, sheet]);
  });
});

describe('news of work', () => {
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
});

describe('a new lead', () => {
  it('makes one lead where the first sending had arrived unanswered and was changed since, and says so', async () => {
    let kept: string | undefined;
    const asked = fakeApi(({ method, body }) => {
      if (method !== 'POST') return { data: [], range: 'items 0-0/0' };
      const isLost = kept === undefined;
      kept ??= JSON.stringify(body);
      if (isLost) return LOST;
      if (JSON.stringify(body) !== kept)
        return {
          status: 409,
          body: { message: 'This Idempotency-Key was already used for another request.' },
        };
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
});
