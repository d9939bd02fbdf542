import '../../../../web-admin/src/messages/sales/viewings';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { DayOffDialog, HoursDialog } from '../../../../web-admin/src/inquiries/viewings/HoursDialogs';
import { fakeApi, showDesk } from '../desk';

const choices = {
  assignees: [
    { id: 'me', name: 'Ana Reyes' },
    { id: 'ben', name: 'Ben Cruz' },
  ],
  statuses: {},
};
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('sends hours as they were filled in, and no place for a video call', async () => {
  const asked = fakeApi(({ method }) => ({ data: method === 'GET' ? choices : {} }));
  const closed = jest.fn();
  await showDesk(
    <HoursDialog projects={[{ slug: 'alpha', name: 'Alpha', homes: [] } as never]} onClose={closed} />,
  );
  await screen.findByLabelText(/Who shows it/);
  type(/Who shows it/, 'ben');
  type(/^Project/, 'alpha');
  fireEvent.click(screen.getByLabelText('Monday'));
  fireEvent.click(screen.getByLabelText('Sunday'));
  type(/First viewing begins/, '10:00');
  type(/Minutes of one viewing/, '45');
  type(/Viewings at the same time/, '2');
  expect(screen.queryByLabelText(/Where you meet/)).not.toBeNull();
  type(/^How/, 'video');
  expect(screen.queryByLabelText(/Where you meet/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Add hours' }));
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
    staff_id: 'ben',
    project: 'alpha',
    days: [2, 3, 4, 5, 7],
    opens: '10:00',
    closes: '17:00',
    minutes: 45,
    at_once: 2,
    how: 'video',
  });
});

it('moves the last day behind the first, and takes days off for everybody', async () => {
  const asked = fakeApi(({ method }) => ({ data: method === 'GET' ? choices : {} }));
  const closed = jest.fn();
  await showDesk(<DayOffDialog onClose={closed} />);
  type(/First day/, '2027-01-04');
  expect(screen.getByLabelText<HTMLInputElement>(/Last day/).value).toBe('2027-01-04');
  type(/Last day/, '2027-01-06');
  type(/First day/, '2027-01-05');
  expect(screen.getByLabelText<HTMLInputElement>(/Last day/).value).toBe('2027-01-06');
  fireEvent.click(screen.getByRole('button', { name: 'Add days off' }));
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({
    staff_id: null,
    first_day: '2027-01-05',
    last_day: '2027-01-06',
  });
});
