import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { RecordContextProvider, ResourceContextProvider } from 'ra-core';
import { useLocation } from 'react-router-dom';
import type { Inquiry, WorkChoices } from '../../../../web-admin/src/api/types';
import { AnsweredByLink } from '../../../../web-admin/src/inquiries/answers/AnsweredByLink';
import { InquiryList } from '../../../../web-admin/src/inquiries/InquiryList';
import { NextStepForm } from '../../../../web-admin/src/inquiries/work/NextStepForm';
import { fakeApi, Kept, showDesk, type Asked } from '../desk';

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
