import { fireEvent, screen, waitFor, within, render } from '@testing-library/react';
import { RecordContextProvider, ResourceContextProvider } from 'ra-core';
import { useLocation } from 'react-router-dom';
import type { Inquiry, WorkChoices, WaitingInquiries } from '../../../../web-admin/src/api/types';
import { AnsweredByLink } from '../../../../web-admin/src/inquiries/answers/AnsweredByLink';
import { WithSheets } from '../../../../web-admin/src/inquiries/homes/WithSheets';
import { InquiryCreate } from '../../../../web-admin/src/inquiries/InquiryCreate';
import { InquiryList } from '../../../../web-admin/src/inquiries/InquiryList';
import { NextStepForm } from '../../../../web-admin/src/inquiries/work/NextStepForm';
import { WorkNotices } from '../../../../web-admin/src/inquiries/work/WorkNotices';
import { fakeApi, Kept, showDesk, LOST, type Asked } from '../desk';

/** The typing settles, and what follows from it. */
const PATIENTLY = { timeout: 10_000 };

const choices: WorkChoices = {
  statuses: [
    { status: 'new', next: ['contacted', 'lost'] },
    { status: 'contacted', next: ['new'] },
    { status: 'lost', next: ['new'] },
  ],
  ...{ ways: ['mail'], lost_reasons: ['price'], assignees: [{ id: 'luz', name: 'Luz Reyes' }] },
};
const rows = ['1', '2'].map((id) => ({
  ...{
    id,
    first_name: `Ana ${id}`,
    last_name: 'Cruz',
    status: 'new',
    message: '',
    updated_at: `2026-11-0${id}`,
  },
  ...{ project_interest: 'Alpha Tower', created_at: '2026-11-01T00:00:00Z', answered_at: null },
  ...{ assignee_id: null, assignee_name: null, next_step_kind: 'task', channel: 'website' },
}));
const done = rows.map(({ id, first_name }) => ({ id, name: first_name, updated_at: '2026-11-05T00:00:00Z' }));

async function openList(answer: (asked: Asked) => { data: unknown } | undefined = () => undefined) {
  const asked = fakeApi((call) => {
    if (call.path.endsWith('/choices')) return { data: choices };
    if (/^\/inquiry\/(properties|search)\?/.test(call.path)) return { data: rows, range: 'inquiries 0-1/2' };
    return answer(call) ?? { data: [] };
  });
  await showDesk(
    <ResourceContextProvider value="inquiries">
      <InquiryList />
    </ResourceContextProvider>,
  );
  await screen.findAllByText(/^Ana 1/);
  return asked;
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const bulkCalls = (asked: Asked[]) =>
  asked.filter(({ path }) => path.endsWith('/bulk')).map(({ body }) => body);

it('an inquiry that says nothing but its project has nothing after it', async () => {
  await openList();
  expect(screen.getAllByText('Alpha Tower').length).toBeGreaterThan(0);
  expect(document.body.textContent).not.toContain('Alpha Tower ·');
});

it('a filter that is lifted while a search settles stays lifted', async () => {
  const asked = await openList();
  const filterOf = ({ path }: Asked) =>
    JSON.parse(new URLSearchParams(path.split('?')[1]).get('filter') ?? '{}') as Record<string, unknown>;
  const lists = () => asked.filter(({ path }) => /filter=/.test(path));
  fireEvent.click(screen.getByRole('link', { name: 'Mine and unassigned' }));
  const chips = await screen.findByRole('list', { name: 'Active filters' });
  await waitFor(() => expect(filterOf(lists().at(-1) as Asked)).toMatchObject({ open: true }));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'cruz' } });
  fireEvent.click(within(chips).getByRole('button', { name: /Done/ }));
  await waitFor(() => {
    const now = new URLSearchParams(lists().at(-1)?.path.split('?')[1]);
    expect(now.get('keyword') ?? filterOf(lists().at(-1) as Asked).keyword).toBe('cruz');
  }, PATIENTLY);
  expect(filterOf(lists().at(-1) as Asked)).not.toHaveProperty('open');
});

it('many are handed over after a question, and come back by one click', async () => {
  const asked = await openList(({ path }) =>
    path.endsWith('/bulk') ? { data: { done, failed: [] } } : undefined,
  );
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  press('Who answers 2 inquiries');
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Luz Reyes' }));
  const question = await screen.findByRole('dialog', { name: 'Hand 2 inquiries over to Luz Reyes?' });
  expect(bulkCalls(asked)).toEqual([]);
  fireEvent.click(within(question).getByRole('button', { name: 'Hand over to Luz Reyes' }));
  await screen.findByText('2 inquiries are now Luz Reyes’s');
  expect(bulkCalls(asked)).toMatchObject([{ action: 'change', assignee_id: 'luz' }]);
  press('Undo');
  await screen.findByText('Undone: 2 inquiries are as before');
  expect(bulkCalls(asked)[1]).toEqual({
    action: 'undo',
    records: done.map(({ id, updated_at }) => ({ id, updated_at })),
  });
});

it('a status of many is asked about too, and cancelled by the safe choice', async () => {
  const asked = await openList();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  press('Status of 2 inquiries');
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Contacted' }));
  const question = await screen.findByRole('dialog', { name: 'Set 2 inquiries to Contacted?' });
  fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bulkCalls(asked)).toEqual([]);
});

it('asks why many are lost, and names what may not be set, and what is no longer there', async () => {
  const failed = [
    { id: '2', name: 'Ana 2 Cruz', message: 'An inquiry that is spam can become new, not lost.' },
    { id: '3', name: null, message: 'Inquiry not found.' },
  ];
  const asked = await openList(({ path }) =>
    path.endsWith('/bulk') ? { data: { done: done.slice(0, 1), failed } } : undefined,
  );
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  press('Status of 2 inquiries');
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Lost' }));
  const reason = within(await screen.findByRole('dialog', { name: 'Why were 2 inquiries lost?' }));
  fireEvent.change(reason.getByLabelText(/^Reason/), { target: { value: 'price' } });
  fireEvent.click(reason.getByRole('button', { name: 'Mark as lost' }));
  const report = within(await screen.findByRole('dialog', { name: '1 of 3 done' }));
  expect(report.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Ana 2 Cruz: An inquiry that is spam can become new, not lost.',
    'A record that is no longer here: Inquiry not found.',
  ]);
  expect(bulkCalls(asked)).toMatchObject([{ action: 'change', status: 'lost', lost_reason: 'price' }]);
});

it('the next step is planned over what a colleague planned only after a choice', async () => {
  const kept = new Kept<Record<string, unknown>>({ ...rows[0], next_step: null });
  fakeApi((asked) => {
    if (asked.path.endsWith('/history')) return { data: [{ caller_name: 'Luz Santos' }] };
    if (asked.method === 'PUT') return kept.write(asked, { ...kept.data, ...(asked.body as object) });
    return kept.read();
  });
  const onDone = jest.fn();
  const opened = { ...kept.data, _version: kept.etag } as unknown as Inquiry;
  await showDesk(
    <ResourceContextProvider value="inquiries">
      <RecordContextProvider value={opened}>
        <NextStepForm inquiry={opened} onDone={onDone} />
      </RecordContextProvider>
    </ResourceContextProvider>,
  );
  fireEvent.change(await screen.findByLabelText('Next step'), { target: { value: 'Call on Monday' } });
  kept.change({ ...kept.data, next_step: 'Send the price list' });
  press('Save changes');
  const both = within(await screen.findByRole('dialog', { name: /saved this in the meantime/ }));
  fireEvent.click(both.getByRole('radio', { name: 'Call on Monday' }));
  fireEvent.click(both.getByRole('button', { name: 'Keep both and save' }));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(kept.data.next_step).toBe('Call on Monday');
});

describe('“I have answered” in the mail about an inquiry', () => {
  const Here = () => <p>At {useLocation().pathname + useLocation().search}</p>;
  const open = async (inquiry: Partial<Inquiry>) => {
    const asked = fakeApi(({ path }) =>
      path.endsWith('/answers') ? { status: 201, data: { id: 'a1', via: 'mail' } } : { data: [] },
    );
    const { container } = await showDesk(
      <RecordContextProvider value={inquiry}>
        <AnsweredByLink inquiry={inquiry as Inquiry} />
        <Here />
      </RecordContextProvider>,
      '/inquiries/i1/show?answered=mail',
    );
    await waitFor(() => expect(container.textContent).toContain('At /inquiries/i1/show'));
    await waitFor(() => expect(container.textContent).not.toContain('answered='));
    return asked.filter(({ path }) => path.endsWith('/answers'));
  };

  it('logs the answer once, with a way back', async () => {
    const logged = await open({ id: 'i1', status: 'new', answered_at: null });
    await screen.findByText('Logged as answered by e-mail');
    screen.getByRole('button', { name: 'Take back' });
    expect(logged).toMatchObject([{ method: 'POST', body: { via: 'mail' } }]);
  });

  it('changes nothing where somebody has answered', async () => {
    const logged = await open({ id: 'i1', status: 'contacted', answered_at: '2026-11-01T00:00:00Z' });
    await screen.findByText('It was answered already');
    expect(logged).toEqual([]);
  });
});

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
