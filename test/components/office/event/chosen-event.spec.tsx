import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ResourceContextProvider } from 'ra-core';
import { Link, useLocation } from 'react-router-dom';
import { DelegateList } from '../../../../web-admin/src/delegates/DelegateList';
import { MailList } from '../../../../web-admin/src/mail/MailList';
import { ReviewPage } from '../../../../web-admin/src/review/ReviewPage';
import { ToReturnPage } from '../../../../web-admin/src/review/ToReturnPage';
import { fakeApi, showDesk, type Asked } from '../desk';

const event = (id: string, name: string) => ({
  id,
  name,
  slug: id,
  dates: '19 February 2027',
  questions: [],
});
const TWO = [event('e1', 'Common Ground'), event('e2', 'Youth Camp')];
const owed = (event_id: string, name: string) => ({
  ...{ registration_id: name, delegate_id: name, name, event_id, event_name: event_id },
  ...{ to_return_centavos: 100, channel: 'gcash', since: '2026-11-01T00:00:00.000Z' },
});

function api(events: object[]) {
  return fakeApi(({ path }) => {
    if (path.startsWith('/events')) return { data: events };
    if (path === '/proofs/claim') return { data: { proofs: [], waiting: 0, held_until: null } };
    if (path.startsWith('/payments/to-return')) {
      const of = new URLSearchParams(path.split('?')[1]).get('event');
      const data = [owed('e1', 'Ana Cruz'), owed('e2', 'Ben Lim')].filter(
        ({ event_id }) => of === null || event_id === of,
      );
      return { data, meta: { total: data.length, to_return_centavos: 100 * data.length } };
    }
    if (path === '/mails/summary')
      return { data: { configured: true, queued: 0, withheld: 0, failed: 0, uncertain: 0 } };
    if (/^\/(delegates|mails)/.test(path)) return { data: [], range: 'delegates */0' };
    return { data: [] };
  });
}

/** Which events a list was asked for, in that order. */
const filtersOf = (asked: Asked[], resource: string) =>
  asked
    .filter(({ path }) => path.startsWith(`/${resource}?`))
    .map(({ path }) => {
      const filter = new URLSearchParams(path.split('?')[1]).get('filter') ?? '{}';
      return (JSON.parse(filter) as { event_id?: string }).event_id;
    });

function Desk() {
  const { pathname } = useLocation();
  const pages: Record<string, React.ReactNode> = {
    '/delegates': <DelegateList />,
    '/mails': <MailList />,
    '/review': <ReviewPage />,
    '/to-return': <ToReturnPage />,
  };
  return (
    <>
      {[
        '/delegates',
        '/mails',
        '/review',
        '/to-return',
        '/delegates?filter={"event_id":"e1"}',
        '/review?event=e2',
      ].map((to) => (
        <Link key={to} to={to}>
          {to}
        </Link>
      ))}
      <ResourceContextProvider value={pathname.slice(1)}>{pages[pathname] ?? null}</ResourceContextProvider>
    </>
  );
}
const go = (to: string) => fireEvent.click(screen.getByRole('link', { name: to }));
const choice = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Event' });
const choose = async (value: string) => fireEvent.change(await choice(), { target: { value } });

it('the event that is chosen on one page holds on the others, until an address or a choice says otherwise', async () => {
  const asked = api(TWO);
  await showDesk(<Desk />);
  go('/review');
  await choose('e2');
  await waitFor(() =>
    expect(asked.filter(({ path }) => path === '/proofs/claim').at(-1)?.body).toMatchObject({
      event_id: 'e2',
    }),
  );
  go('/to-return');
  await screen.findByText('Ben Lim');
  expect(screen.queryByText('Ana Cruz')).toBeNull();
  // Both lists open on it: nothing of another event is asked for first.
  go('/delegates');
  expect((await choice()).value).toBe('e2');
  await waitFor(() => expect(filtersOf(asked, 'delegates')).toEqual(['e2']));
  go('/mails');
  await waitFor(() => expect(filtersOf(asked, 'mails')).toEqual(['e2']));
  // The address wins, and chooses.
  go('/delegates?filter={"event_id":"e1"}');
  await waitFor(() => expect(filtersOf(asked, 'delegates')).toEqual(['e2', 'e1']));
  go('/mails');
  await waitFor(() => expect(filtersOf(asked, 'mails')).toEqual(['e2', 'e1']));
  // Another view of the list is of the same event.
  go('/delegates');
  fireEvent.click(await screen.findByRole('link', { name: 'Paid' }));
  await waitFor(() => expect(filtersOf(asked, 'delegates').at(-1)).toBe('e1'));
  await choose('');
  await waitFor(() => expect(filtersOf(asked, 'delegates').at(-1)).toBeUndefined());
  go('/to-return');
  await screen.findByText('Ana Cruz');
  go('/review?event=e2');
  expect((await choice()).value).toBe('e2');
});

it('with one event nothing is chosen, and one that is gone holds nowhere', async () => {
  let asked = api(TWO);
  const { queryClient } = await showDesk(<Desk />);
  go('/review');
  await choose('e2');
  asked = api([TWO[0] ?? {}]);
  await queryClient.invalidateQueries();
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Event' })).toBeNull());
  go('/to-return');
  await screen.findByText('Ana Cruz');
  go('/delegates');
  await waitFor(() => expect(filtersOf(asked, 'delegates')).toEqual([undefined]));
});
