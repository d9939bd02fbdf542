import { act, screen, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { content } from '../../../web-public/src/content/index';
import { TextField } from '../../../web-public/src/forms/fields';
import { FormFrame } from '../../../web-public/src/forms/FormFrame';
import { sendKept } from '../../../web-public/src/forms/outbox';
import {
  keepTyped,
  loadRecord,
  saveRecord,
  type FormRecord,
  type SentForm,
} from '../../../web-public/src/forms/record';
import { useSendForm } from '../../../web-public/src/forms/useSendForm';
import RegistrationForm from '../../../web-public/src/registration/RegistrationForm';
import { Frame } from '../../../web-public/src/ui/island';
import { fakeServer, type Call } from '../fake-server';

describe('a draft', () => {
  const { options, event } = content;
  const price = (id: string, amount: number, isDefault: boolean) => ({
    id,
    name: id,
    amount,
    until: '',
    isDefault,
  });
  const prices = [price('regular', 800, true), price('student', 350.5, false)];
  const NAME = `registration-${event.slug}`;
  const page = (
    <Frame
      content={{ options, event: { ...event, prices, takesCodes: true } as never }}
      props={{}}
      of={RegistrationForm}
    />
  );

  /** As a visitor gets the page: the HTML, which knows no draft, and then the script. */
  async function open() {
    const root = document.createElement('div');
    root.innerHTML = renderToString(page);
    document.body.replaceChildren(root);
    await act(() => hydrateRoot(root, page));
    return root.querySelector<HTMLSelectElement>('select[name=price]');
  }

  let calls: Call[];
  beforeEach(() => {
    calls = fakeServer();
    localStorage.clear();
  });

  it('the price that was chosen on an earlier visit is chosen again', async () => {
    saveRecord(NAME, { values: { first_name: 'Ana', price: 'student' } });
    expect((await open())?.value).toBe('student');
    expect(loadRecord(NAME)?.values).toMatchObject({ first_name: 'Ana', price: 'student' });
  });

  it('the code of an earlier visit opens its price again', async () => {
    saveRecord(NAME, { values: { price: 'code', price_code: 'SPEAKER27' } });
    const chosen = await open();
    const asked = calls.filter(({ path }) => path.endsWith('/price-codes'));
    expect(asked.map(({ body }) => body)).toEqual([{ code: 'SPEAKER27' }]);
    const data = {
      id: 'speaker',
      name: 'Speaker',
      amount_centavos: 10_000,
      ends_on: null,
      is_default: false,
    };
    await asked[0]?.answer(200, { data });
    await screen.findByText('Speaker: ₱100', { selector: 'option' });
    expect(chosen?.value).toBe('code');
  });

  it('the price that stands there by itself is nothing that somebody typed', async () => {
    expect((await open())?.value).toBe('regular');
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('what an earlier visit left outlives a page that is loaded anew for want of its script', () => {
    document.body.innerHTML = renderToString(page);
    saveRecord(NAME, { values: { first_name: 'Ana', last_name: 'Reyes', agree_terms: true } });
    const first = document.querySelector<HTMLInputElement>('[name=first_name]');
    if (first) first.value = 'Maria';
    keepTyped(NAME);
    expect(loadRecord(NAME)?.values).toEqual({ first_name: 'Maria', last_name: 'Reyes', agree_terms: true });
  });
});

describe('a draft that breaks its form', () => {
  const schema = z.object({ message: z.string() });
  const defaults = { message: '' };
  /** Values that a field cannot draw. */
  let fatal: string[];

  function Fragile() {
    const message = useWatch<{ message: string }>({ name: 'message' }) ?? '';
    if (fatal.includes(message)) throw new Error('cannot draw this');
    return <TextField name="message" />;
  }

  function Form() {
    const form = useSendForm({
      name: 'fragile',
      action: '/',
      schema,
      defaults,
      toSend: (body) => ({ path: '/', body, elsewhere: { sent: '', failed: '', back: '' } }),
      onSent: () => undefined,
    });
    return (
      <FormFrame of={form} kept="">
        <Fragile />
      </FormFrame>
    );
  }
  const open = () => render(<Frame content={{}} props={{}} of={Form} />);
  const message = () => screen.getByLabelText<HTMLInputElement>(/^Message/);

  let errors: jest.SpyInstance;
  beforeEach(() => {
    errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => errors.mockRestore());

  it('is dropped at the second try, and the form is there', async () => {
    fatal = ['bad'];
    const user = userEvent.setup();
    open();
    await user.type(message(), 'bad');
    await screen.findByText('This part of the page stopped working.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(message().value).toBe(''));
    expect(localStorage).toHaveLength(0);
  });

  it('is dropped at the second try by a reload too', async () => {
    fatal = ['bad'];
    const user = userEvent.setup();
    const page = open();
    await user.type(message(), 'bad');
    await screen.findByText('This part of the page stopped working.');
    page.unmount();
    open();
    await waitFor(() => expect(message().value).toBe(''));
  });

  it('stays when the failure was by chance', async () => {
    fatal = ['bad'];
    const user = userEvent.setup();
    open();
    await user.type(message(), 'bad');
    await screen.findByText('This part of the page stopped working.');
    fatal = [];
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(message().value).toBe('bad'));
    // What is typed now is no longer what failed.
    await user.type(message(), '!');
    expect(localStorage.getItem('draft:fragile')).not.toContain('broken');
  });
});

describe('what waits to be sent', () => {
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
});
