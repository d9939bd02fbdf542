import { fireEvent, screen, waitFor } from '@testing-library/react';
import { FirstSteps } from '../../../../web-admin/src/dashboard/FirstSteps';
import { fakeApi, showDesk } from '../desk';

const NAMES = ['domain', 'mail', 'contacts', 'payee', 'event', 'staff', 'backups'];
const stepsOf = (done: string[], hidden = false) => ({
  hidden,
  steps: NAMES.map((step) => ({
    ...{ step, done: done.includes(step) },
    event_id: step === 'payee' || step === 'event' ? 'e1' : null,
  })),
});

it('ticks what is done, and leads to where each is done', async () => {
  fakeApi(() => ({ data: stepsOf(['mail', 'staff']) }));
  await showDesk(<FirstSteps />);
  await screen.findByText('2 of 7 done');
  expect(screen.getByTitle('Done: The mail server')).toBeTruthy();
  expect(screen.getByTitle('To do: Where guests pay')).toBeTruthy();
  const link = (name: string) => screen.getByRole<HTMLAnchorElement>('link', { name }).getAttribute('href');
  expect(link('Where guests pay')).toBe('/events/e1?field=paying.gcash_number');
  expect(link('Your telephone, address and e-mail')).toBe('/content/company/site?field=reach.telephone');
  // Nobody ticks a step.
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('goes once all is done', async () => {
  const asked = fakeApi(() => ({ data: stepsOf(NAMES) }));
  await showDesk(<FirstSteps />);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByText('First steps')).toBeNull();
});

it('is hidden by an admin, and shown again', async () => {
  let hidden = false;
  fakeApi(({ method, body }) => {
    if (method === 'PUT') ({ hidden } = body as { hidden: boolean });
    return { data: stepsOf([], hidden) };
  });
  await showDesk(<FirstSteps />);
  fireEvent.click(await screen.findByRole('button', { name: 'Hide' }));
  const show = await screen.findByRole<HTMLButtonElement>('button', { name: 'Show the first steps' });
  await waitFor(() => expect(show.disabled).toBe(false));
  fireEvent.click(show);
  await screen.findByText('0 of 7 done');
});
