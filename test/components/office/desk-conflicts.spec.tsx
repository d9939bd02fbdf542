import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { RecordContextProvider, ResourceContextProvider } from 'ra-core';
import type { Delegate, InquirySettings, MailSettings } from '../../../web-admin/src/api/types';
import { DelegateForm } from '../../../web-admin/src/delegates/DelegateForm';
import { InquirySettingsPage } from '../../../web-admin/src/inquiries/settings/InquirySettingsPage';
import { MailSettingsPanel } from '../../../web-admin/src/mail/MailSettingsPanel';
import { ReasonsPage } from '../../../web-admin/src/review/ReasonsPage';
import { fakeApi, Kept, LOST, showDesk, type Answer, type Asked } from './desk';

const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const type = (label: string | RegExp, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const save = () => press('Save changes');
const meanwhile = () => screen.findByRole('dialog', { name: /saved this in the meantime/ });

const HISTORY = [{ caller_name: 'Luz Santos' }];

describe('a record', () => {
  type Fields = Pick<Delegate, 'id' | 'first_name' | 'church_name' | 'ministry'>;
  const person = {
    id: 'd1',
    first_name: 'Maria',
    last_name: 'Cruz',
    email: 'maria@example.ph',
    phone_number: '639171234567',
    church_name: 'Old Church',
    ministry: null,
    age: 30,
    payment_mode: 'gcash',
    address: null,
  };
  const MODES = [{ value: 'gcash', label: 'GCash', offered: true }];
  let kept: Kept<Fields>;
  const onDone = jest.fn();
  /** @param special how a call is met otherwise */
  async function edit(special: (asked: Asked) => Answer | typeof LOST | undefined = () => undefined) {
    kept = new Kept<Fields>(person);
    onDone.mockClear();
    const all = fakeApi((asked) => {
      const other = special(asked);
      if (other) return other;
      if (asked.path.startsWith('/payment-modes')) return { data: MODES };
      if (asked.path.startsWith('/events')) return { data: [] };
      if (asked.path.endsWith('/history')) return { data: HISTORY };
      if (asked.method === 'PUT') return kept.write(asked, { ...kept.data, ...(asked.body as Fields) });
      return kept.read();
    });
    const opened = { ...person, _version: kept.etag } as unknown as Delegate;
    await showDesk(
      <ResourceContextProvider value="delegates">
        <RecordContextProvider value={opened}>
          <DelegateForm onDone={onDone} />
        </RecordContextProvider>
      </ResourceContextProvider>,
    );
    await screen.findByLabelText(/^Paid by/);
    return all;
  }

  it('shows what the server refuses below its field', async () => {
    const message = 'must be a phone number, such as 09171234567 or +14155550123';
    await edit(({ method }) =>
      method === 'PUT'
        ? {
            status: 400,
            body: { message: `phone_number: ${message}`, errors: [{ field: 'phone_number', message }] },
          }
        : undefined,
    );
    type(/^Phone number/, 'not a number');
    save();
    const field = screen.getByLabelText(/^Phone number/);
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    const said = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(said?.textContent).toContain('must be a phone number');
    expect(onDone).not.toHaveBeenCalled();
  });

  it('keeps what either changed, and lets one choose where both changed the same', async () => {
    await edit();
    kept.change({ ...kept.data, church_name: 'First Church', ministry: 'Ushers' });
    type('Church', 'Second Church');
    type('Address', '2 New Street');
    save();
    const dialog = within(await meanwhile());
    dialog.getByText('Ushers');
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Keep both and save' }).disabled).toBe(true);
    fireEvent.click(dialog.getByRole('radio', { name: 'Second Church' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Keep both and save' }));
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(kept.data).toMatchObject({
      church_name: 'Second Church',
      ministry: 'Ushers',
      address: '2 New Street',
    });
  });

  it('asks again when somebody saves once more while one chooses', async () => {
    await edit();
    kept.change({ ...kept.data, ministry: 'Ushers' });
    type('Church', 'Second Church');
    save();
    await meanwhile();
    kept.change({ ...kept.data, ministry: 'Choir' });
    press('Keep both and save');
    await within(await meanwhile()).findByText('Choir');
    screen.getByText(/saved again/);
    press('Keep both and save');
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(kept.data).toMatchObject({ church_name: 'Second Church', ministry: 'Choir' });
  });

  it('looks when the answer was lost: what arrived is saved, and is not said to be lost', async () => {
    let lose = true;
    await edit((asked) => {
      if (asked.method !== 'PUT' || !lose) return undefined;
      lose = false;
      kept.change({ ...kept.data, ...(asked.body as Fields) });
      return LOST;
    });
    type('Church', 'Second Church');
    save();
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(screen.queryByText(/Nothing was saved/)).toBeNull();
  });

  it('looks when the answer was lost: what did not arrive is said, and can be saved', async () => {
    let lose = true;
    await edit((asked) => {
      if (asked.method !== 'PUT' || !lose) return undefined;
      lose = false;
      return LOST;
    });
    type('Church', 'Second Church');
    save();
    await screen.findByText(/We checked: your changes were not saved/);
    expect(value('Church')).toBe('Second Church');
    save();
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(kept.data.church_name).toBe('Second Church');
  });

  it('keeps what was put together when the line is lost at that moment', async () => {
    let lose = false;
    await edit((asked) => (lose && asked.method === 'PUT' ? LOST : undefined));
    kept.change({ ...kept.data, ministry: 'Ushers' });
    type('Church', 'Second Church');
    save();
    await meanwhile();
    lose = true;
    press('Keep both and save');
    await screen.findByText(/We checked: your changes were not saved/);
    expect([value('Church'), value('Ministry')]).toEqual(['Second Church', 'Ushers']);
    lose = false;
    save();
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(kept.data).toMatchObject({ church_name: 'Second Church', ministry: 'Ushers' });
  });
});

describe('how inquiries are shared out', () => {
  const settings: InquirySettings = {
    assigns: true,
    left_out: [],
    rules: [],
    work_days: [1, 2, 3, 4, 5],
    opens: '09:00',
    closes: '18:00',
    return_after_hours: 24,
    reservation_days: 30,
    reservation_notice_days: 3,
    viewing_lead_hours: 4,
    viewing_horizon_days: 30,
  };
  let kept: Kept<InquirySettings>;
  const open = () => {
    kept = new Kept(settings);
    fakeApi((asked) => {
      if (asked.path.endsWith('/choices')) return { data: { statuses: [], assignees: [], ways: [] } };
      if (asked.method === 'PUT') return kept.write(asked, asked.body as InquirySettings);
      return kept.read();
    });
    return showDesk(<InquirySettingsPage />);
  };

  it('stays as it is half typed when a colleague saves and one comes back to the tab', async () => {
    const { queryClient } = await open();
    await screen.findByLabelText('Opens');
    type('Opens', '07:30');
    kept.change({ ...settings, closes: '20:00' });
    await act(() => queryClient.invalidateQueries());
    expect(value('Opens')).toBe('07:30');
  });

  it('meets a colleague’s change with both versions, and loses neither', async () => {
    await open();
    await screen.findByLabelText('Opens');
    type('Opens', '07:30');
    kept.change({ ...settings, closes: '20:00' });
    save();
    within(await meanwhile()).getByText('20:00');
    press('Keep both and save');
    await screen.findByText(/settings are saved/i);
    expect(kept.data).toEqual({ ...settings, opens: '07:30', closes: '20:00' });
    expect([value('Opens'), value('Closes')]).toEqual(['07:30', '20:00']);
  });
});

it('the reasons for a rejection are saved over the version that was read', async () => {
  const kept = new Kept([
    { label: 'Blurred', words: 'Please send a sharper picture.' },
    { label: 'Too old', words: 'The receipt is from another year.' },
  ]);
  fakeApi((asked) =>
    asked.method === 'PUT'
      ? kept.write(asked, (asked.body as { reasons: typeof kept.data }).reasons)
      : kept.read(),
  );
  await showDesk(<ReasonsPage />);
  const [blurred] = await screen.findAllByLabelText(/^Short, for staff/);
  const theirs = [kept.data[0], { label: 'Too old', words: 'From last year.' }] as typeof kept.data;
  kept.change(theirs);
  fireEvent.change(blurred as HTMLElement, { target: { value: 'Not sharp' } });
  save();
  within(await meanwhile()).getByText('From last year.');
  press('Keep both and save');
  await waitFor(() =>
    expect(kept.data).toEqual([
      { label: 'Not sharp', words: 'Please send a sharper picture.' },
      { label: 'Too old', words: 'From last year.' },
    ]),
  );
  press('Add a reason');
  const added = (label: RegExp) => screen.getAllByLabelText(label).at(-1) as HTMLElement;
  fireEvent.change(added(/^Short, for staff/), { target: { value: 'Cut' } });
  fireEvent.change(added(/^In the email and on the ticket page/), { target: { value: 'It is cut off.' } });
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save changes' }).disabled).toBe(false),
  );
  save();
  await waitFor(() => expect(kept.data[2]).toEqual({ label: 'Cut', words: 'It is cut off.' }));
});

it('two quick choices of mails are both kept', async () => {
  let kept: MailSettings = { inquiry_mail: 'at-once', proofs_mail: true };
  const answers: (() => void)[] = [];
  fakeApi(async (asked) => {
    if (asked.method === 'GET') return { data: kept };
    kept = { ...kept, ...(asked.body as MailSettings) };
    const now = kept;
    await new Promise<void>((resolve) => answers.push(resolve));
    return { data: now };
  });
  await showDesk(<MailSettingsPanel />);
  fireEvent.click(await screen.findByRole('checkbox'));
  fireEvent.mouseDown(screen.getByRole('combobox'));
  fireEvent.click(await screen.findByRole('option', { name: /day/ }));
  for (let answered = 0; answered < 2; answered += 1) {
    await waitFor(() => expect(answers.length).toBeGreaterThan(answered));
    await act(() => Promise.resolve(answers[answered]?.()));
  }
  await waitFor(() => expect(kept).toEqual({ inquiry_mail: 'daily', proofs_mail: false }));
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
});
