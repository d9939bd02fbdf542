import '../../../../web-admin/src/messages/site/content';
import '../../../../web-admin/src/messages/event/review';
import { screen, fireEvent, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { EditingProvider } from '../../../../web-admin/src/content/fields/editing';
import { PesosNode } from '../../../../web-admin/src/content/fields/PlainNodes';
import { BadgesPage } from '../../../../web-admin/src/delegates/tickets/BadgesPage';
import { ReferenceUsedDialog } from '../../../../web-admin/src/review/ReferenceUsedDialog';
import { WaitingListPage } from '../../../../web-admin/src/waiting-list/WaitingListPage';
import { fakeApi, showDesk } from '../desk';

describe('the badges', () => {
  const given = { id: 'd1', first_name: 'Ana', last_name: 'Cruz', cancelled_at: null, qr_code: null };

  it('leads on to the list where there is no badge to print, and prints nothing', async () => {
    fakeApi(() => ({ data: [{ ...given, cancelled_at: '2026-11-27T02:00:00Z' }] }));
    await showDesk(<BadgesPage />, '/badges?ids=d1');
    const next = await screen.findByRole('link', { name: 'Choose delegates' });
    expect(next.getAttribute('href')).toBe('/delegates');
    screen.getByText(/then press “Print badges”/);
    screen.getByText(/^Left out: 1/);
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  });

  it('prints at once where there is one', async () => {
    fakeApi(() => ({ data: [given] }));
    await showDesk(<BadgesPage />, '/badges?ids=d1');
    await screen.findByRole('button', { name: 'Print' });
    expect(screen.queryByRole('link', { name: 'Choose delegates' })).toBeNull();
  });
});

describe('a fee', () => {
  const field = { title: 'Fee', widget: 'pesos', minimum: 0, maximum: 100_000_000 };
  const SAYS = 'A whole number from 0 to 100,000,000';

  it.each([
    [undefined, /in pesos, 0 where it is free, and at most ₱1,000,000/],
    [100_000_001, /at most ₱1,000,000/],
    // Whatever else the server has against a sum, it says itself.
    [150_000, SAYS],
  ])(
    'says of a fee of %j what is wrong in pesos, though the server counts centavos',
    async (value, words) => {
      await showDesk(
        <EditingProvider
          set={() => undefined}
          at={() => undefined}
          problems={new Map([['fee', SAYS]])}
          reveal={undefined}
        >
          <PesosNode field={field} value={value} path={['fee']} required />
        </EditingProvider>,
      );
      screen.getByText(words);
    },
  );
});

describe('a reference that was used', () => {
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
});

describe('the waiting list', () => {
  const entry = (first_name: string, more: object) => ({
    ...{ id: first_name, state: 'waiting', place: 1, places: 1, delegates: [`${first_name} Cruz`] },
    contact: { first_name, last_name: 'Cruz', email: 'ana@example.ph', phone_number: '639171234567' },
    ...{ offered_until: null, spam: false, to_confirm: false, registration_id: null },
    ...{ created_at: '2026-11-27T02:00:00Z', decided_at: null },
    ...more,
  });

  it('says who is not in line yet, for the e-mail is not confirmed', async () => {
    const entries = [entry('Ana', {}), entry('Ben', { place: null, to_confirm: true })];
    fakeApi(({ path }) => ({
      data: path.endsWith('/waiting-list') ? { places_free: 0, entries } : { id: 'e1', name: 'Camp' },
    }));
    await showDesk(
      <Routes>
        <Route path="/events/:id/waiting-list" element={<WaitingListPage />} />
      </Routes>,
      '/events/e1/waiting-list',
    );
    const [ana, ben] = await screen.findAllByRole('listitem');
    if (!ana || !ben) throw new Error('Two wait');
    within(ben).getByText('E-mail not confirmed');
    expect(ana.textContent).not.toContain('not confirmed');
    within(ana).getByRole('link', { name: '+63 917 123 4567' });
    expect(ben.textContent).not.toMatch(/^1\. /);
  });
});
