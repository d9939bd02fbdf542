import { act, screen, waitFor } from '@testing-library/react';
import { sendKept } from '../../../web-public/src/forms/outbox';
import { loadRecord, saveRecord, type FormRecord, type SentForm } from '../../../web-public/src/forms/record';
import { fakeServer, type Call } from '../fake-server';

let calls: Call[];
beforeEach(() => {
  calls = fakeServer();
  jest.useFakeTimers({ advanceTimers: true });
});
afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
});

const sent: SentForm = {
  key: '0f8f3c1e-1111-4222-8333-444455556666',
  path: '/inquiry/property',
  body: { last_name: 'Cruz', utm_source: 'facebook' },
  headers: { 'X-Form-Age': '9000' },
  typed: '',
  at: Date.now(),
  waiting: true,
  elsewhere: { sent: 'It is sent', failed: 'It failed', back: 'Back to the form', page: '/contact-us' },
};
const keep = (more: Partial<FormRecord> = {}, words: Partial<SentForm['elsewhere']> = {}) =>
  saveRecord('form', {
    values: { last_name: 'Cruz' },
    sent: { ...sent, elsewhere: { ...sent.elsewhere, ...words } },
    ...more,
  });
const kept = () => loadRecord('form');

it('sends body and key as they were, says so, and forgets them', async () => {
  keep();
  sendKept();
  expect(calls).toMatchObject([{ path: '/api/v1/inquiry/property', key: sent.key, body: sent.body }]);
  expect(calls[0]?.headers.get('X-Form-Age')).toBe('9000');
  await calls[0]?.answer(201, { data: { id: '1' } });
  await screen.findByText('It is sent');
  expect(kept()).toBeUndefined();
});

it('keeps what was typed since', async () => {
  keep({ edited: true, values: { last_name: 'Cruz-Reyes' } });
  sendKept();
  await calls[0]?.answer(201, { data: { id: '1' } });
  expect(kept()).toEqual({ values: { last_name: 'Cruz-Reyes' }, arrived: true });
});

it('goes on with what had arrived before it was changed, and keeps the change', async () => {
  saveRecord('form', {
    values: { last_name: 'Cruz-Reyes' },
    sent: { ...sent, body: { last_name: 'Cruz-Reyes' }, earlier: [sent.body] },
  });
  sendKept();
  await calls[0]?.answer(409, { message: 'Used.' });
  expect(calls[1]).toMatchObject({ key: sent.key, body: sent.body });
  await calls[1]?.answer(201, { data: { id: '1' } });
  await screen.findByText('It is sent');
  expect(kept()).toEqual({ values: { last_name: 'Cruz-Reyes' }, arrived: true });
});

it('says nothing of what another tab has changed and sent meanwhile', async () => {
  keep();
  sendKept();
  saveRecord('form', { values: {}, sent: { ...sent, typed: 'changed', earlier: [sent.body] } });
  await calls[0]?.answer(409, { message: 'Used.' });
  expect(document.querySelectorAll('[data-toast]')).toHaveLength(0);
  expect(kept()).toMatchObject({ sent: { typed: 'changed', waiting: true } });
});

it('leads back to a form that goes on with the answer', async () => {
  keep({}, { link: 'Go on', page: '/register' });
  sendKept();
  await calls[0]?.answer(201, { data: { uuid: '1' } });
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Go on' });
  expect(link.pathname).toBe('/register');
  expect(kept()?.sent).toMatchObject({ waiting: false, answer: { uuid: '1' } });
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByRole('link', { name: 'Go on' })).toBeTruthy();
});

it('says what was refused, with the way back to it, and does not send it again', async () => {
  keep();
  sendKept();
  await calls[0]?.answer(400, { message: 'No.' });
  await screen.findByText('It failed');
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Back to the form' }).pathname).toBe(
    '/contact-us',
  );
  act(() => jest.advanceTimersByTime(60_000));
  expect(calls).toHaveLength(1);
  expect(kept()).toMatchObject({ values: { last_name: 'Cruz' }, sent: { waiting: false } });
});

it('tries again while no answer comes, and says nothing', async () => {
  keep();
  sendKept();
  await calls[0]?.lose();
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(document.querySelectorAll('[data-toast]')).toHaveLength(0);
  await calls[1]?.answer(201, { data: { id: '1' } });
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(calls).toHaveLength(2);
});

it('leaves to a form of this page what is its own', () => {
  keep();
  const form = document.createElement('form');
  form.setAttribute('name', 'form');
  document.body.append(form);
  sendKept();
  form.remove();
  expect(calls).toEqual([]);
});
