import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { content } from '../../../web-public/src/content/index';
import { PAUSES } from '../../../web-public/src/forms/api/client';
import InquiryForm from '../../../web-public/src/inquiries/InquiryForm';
import { Frame } from '../../../web-public/src/ui/island';
import { fakeServer, type Call } from '../fake-server';

let calls: Call[];
beforeEach(() => {
  calls = fakeServer();
});
afterEach(() => {
  jest.useRealTimers();
  history.replaceState(null, '', '/');
});

type Variant = 'simple' | 'general' | 'project';
const open = (variant: Variant = 'simple') =>
  render(
    <Frame
      content={{ options: content.options }}
      props={{ variant, brand: 'Stealth Land' }}
      of={InquiryForm}
    />,
  );
const field = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label);
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^(Submit|Processing\.\.\.)$/ });
const toasts = () => [...document.querySelectorAll('[data-toast] p')].map((toast) => toast.textContent);

async function fill(user: ReturnType<typeof userEvent.setup>, message = 'How much?', phone = '09171234567') {
  await user.type(field('First name'), 'Maria');
  await user.type(field('Last name'), 'Cruz');
  await user.type(field('Phone number'), phone);
  await user.type(field('Email'), 'maria@example.com');
  await user.type(field('Message'), message);
  await user.click(field(/^I agree/));
}
/** The first try and its two repetitions get no answer. */
async function loseAll() {
  for (const pause of [...PAUSES, 0]) {
    await waitFor(() => expect(calls.length).toBeGreaterThan(0));
    await calls.at(-1)?.lose();
    await act(() => jest.advanceTimersByTimeAsync(pause));
  }
}
const sendUnheard = async (user: ReturnType<typeof userEvent.setup>) => {
  open();
  await fill(user);
  await user.click(button());
  await loseAll();
};
const hurried = () => {
  jest.useFakeTimers({ advanceTimers: true });
  return userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) });
};

describe('what is sent without an answer', () => {
  it('is said to be kept, without a word of failure, and its body goes again with its key', async () => {
    const user = hurried();
    history.replaceState(null, '', '/?utm_source=facebook');
    const page = open();
    await fill(user);
    await user.click(button());
    await loseAll();
    await screen.findByText(/send it automatically/);
    expect(toasts()).toEqual([]);
    page.unmount();

    // Opened again from another address, in another tab.
    sessionStorage.clear();
    history.replaceState(null, '', '/?utm_source=newsletter');
    open();
    await screen.findByText(/has not been confirmed yet/);
    await user.click(button());
    const [first, last] = [calls[0], calls.at(-1)];
    expect(first?.body.utm_source).toBe('facebook');
    expect([last?.key, last?.body]).toEqual([first?.key, first?.body]);
    await last?.answer(201, { data: { id: '1' } });
    await screen.findByText(/Your inquiry is with us/);
    expect(field('Last name').value).toBe('');
  });

  it('is given up, with the toast, when it is refused later', async () => {
    const user = hurried();
    await sendUnheard(user);
    expect(toasts()).toEqual([]);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(calls).toHaveLength(4));
    await calls[3]?.answer(400, { message: 'No.', errors: [{ field: 'email', message: 'Bad' }] });
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(toasts()).toEqual(['Failed to submit inquiry']);
    expect(field('Email').getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText(/send it automatically/)).toBeNull();
    expect(field('Message').value).toBe('How much?');
  });

  it('stays kept when the server is too busy', async () => {
    const user = userEvent.setup();
    open();
    await fill(user);
    await user.click(button());
    await calls[0]?.answer(429, { message: 'Too many requests.' });
    await screen.findByText(/send it automatically/);
    expect(toasts()).toEqual([]);
  });

  it('is left to wait while somebody types on, and what is typed stays', async () => {
    const user = hurried();
    const page = open();
    await fill(user);
    await user.click(button());
    await loseAll();
    act(() => void window.dispatchEvent(new Event('online')));
    await user.type(field('Message'), ' And when?');
    await calls[3]?.answer(201, { data: { id: '1' } });
    await waitFor(() => expect(toasts()).toEqual(['Your inquiry has been successfully created.']));
    expect(field('Message').value).toBe('How much? And when?');
    await screen.findByText(/received what you sent first/);
    page.unmount();
    open();
    await waitFor(() => expect(field('Message').value).toBe('How much? And when?'));
    expect(screen.queryByText(/has not been confirmed/)).toBeNull();
    // A second inquiry is a choice, not an accident.
    await screen.findByText(/received what you sent first/);
    await user.click(button());
    expect(calls[4]?.key).not.toBe(calls[3]?.key);
    expect(screen.queryByText(/received what you sent first/)).toBeNull();
  });

  it('is one inquiry with what was typed last, when somebody changes it and sends it again', async () => {
    const user = hurried();
    await sendUnheard(user);
    await user.type(field('Message'), ' And when?');
    await user.click(button());
    const [first, last] = [calls[0], calls.at(-1)];
    expect(last?.key).toBe(first?.key);
    expect(last?.body.message).toBe('How much? And when?');
    await last?.answer(201, { data: { id: '1' } });
    await screen.findByText(/Your inquiry is with us/);
    expect(field('Message').value).toBe('');
  });

  it('leaves the choice where the first of two changes had arrived after all', async () => {
    const user = hurried();
    await sendUnheard(user);
    await user.type(field('Message'), ' And when?');
    await user.click(button());
    await loseAll();
    await user.type(field('Message'), ' And where?');
    await user.click(button());
    const taken = { message: 'This Idempotency-Key was already used for another request; use a new one.' };
    await calls.at(-1)?.answer(409, taken);
    expect(calls.at(-1)?.body.message).toBe('How much? And when?');
    await calls.at(-1)?.answer(409, taken);
    expect(calls.at(-1)?.body.message).toBe('How much?');
    expect(new Set(calls.map(({ key }) => key)).size).toBe(1);
    await calls.at(-1)?.answer(201, { data: { id: '1' } });
    await screen.findByText(/received what you sent first/);
    expect(field('Message').value).toBe('How much? And when? And where?');
    await user.click(screen.getByRole('button', { name: 'Clear this form' }));
    expect(field('Message').value).toBe('');
    expect(screen.queryByText(/received what you sent first/)).toBeNull();
  });
});

it('goes with a key over plain http too, where crypto.randomUUID is missing', async () => {
  const had = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(crypto) as object, 'randomUUID');
  Reflect.deleteProperty(Object.getPrototypeOf(crypto) as object, 'randomUUID');
  try {
    const user = userEvent.setup();
    open();
    await fill(user);
    await user.click(button());
    expect(calls[0]?.key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  } finally {
    if (had) Object.defineProperty(Object.getPrototypeOf(crypto), 'randomUUID', had);
  }
});

describe('while it is under way', () => {
  it('nothing can be changed, nothing is cut off, and after 15 s the page says that it still waits', async () => {
    const user = hurried();
    open();
    await fill(user);
    await user.click(field('Message'));
    await user.click(button());
    expect(button().textContent).toBe('Processing...');
    expect(field('Message').matches(':disabled')).toBe(true);
    await act(() => jest.advanceTimersByTimeAsync(14_900));
    expect(screen.queryByText(/still waiting/)).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(screen.getByText(/still waiting/)).toBeTruthy();
    await act(() => jest.advanceTimersByTimeAsync(120_000));
    expect(calls).toHaveLength(1);
    await calls[0]?.answer(201, { data: { id: '1' } });
    await screen.findByText(/Your inquiry is with us/);
    expect(field('Message').matches(':disabled')).toBe(false);
    expect(screen.queryByText(/still waiting/)).toBeNull();
  });

  it('a refused field has the focus afterwards, and nothing typed is lost', async () => {
    const user = userEvent.setup();
    open();
    await fill(user);
    await user.click(button());
    await calls[0]?.answer(400, { message: 'No.', errors: [{ field: 'email', message: 'Bad' }] });
    await waitFor(() => expect(document.activeElement).toBe(field('Email')));
    expect(toasts()).toEqual(['Failed to submit inquiry']);
    expect(field('Email').getAttribute('aria-invalid')).toBe('true');
    expect(field('Message').value).toBe('How much?');
  });
});

describe('an invalid form', () => {
  const WHO = ['First name', 'Last name', 'Phone number', 'Email'];
  const invalid = () => [...document.querySelectorAll('[aria-invalid=true]')];
  const errorOf = (label: string) =>
    document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent;

  const asked = [...WHO, 'Message'];
  it.each<[Variant, string[], string]>([
    ['simple', asked, 'Required'],
    ['project', [...asked, 'Project of interest'], 'Required'],
    // It looks at the format first.
    [
      'general',
      [...asked, 'Project of interest', 'Where did you find out about us?'],
      'Invalid email address',
    ],
  ])(
    '%s: is quiet until a field was touched, then says what is wrong, and under each when it is sent',
    async (variant, required, ofEmptyEmail) => {
      const user = userEvent.setup();
      open(variant);
      expect(invalid()).toEqual([]);
      expect(button().disabled).toBe(variant === 'general');
      await user.click(field('First name'));
      await user.tab();
      await waitFor(() => expect(invalid()).toEqual([field('First name')]));
      expect(errorOf('First name')).toBe('Required');
      await user.type(field('Email'), 'maria@');
      await user.tab();
      await waitFor(() => expect(errorOf('Email')).toBe('Invalid email address'));
      await user.type(field('Email'), 'example.com');
      await waitFor(() => expect(invalid()).not.toContain(field('Email')));

      await user.clear(field('Email'));
      await user.type(field('First name'), '{Enter}');
      await waitFor(() => expect(document.querySelectorAll('[data-toast=warning]')).toHaveLength(1));
      expect(toasts()).toEqual(['All fields are required']);
      for (const label of required) expect([label, invalid().includes(field(label))]).toEqual([label, true]);
      screen.getByText('You must agree to the terms');
      expect(errorOf('Email')).toBe(ofEmptyEmail);
      expect(screen.getAllByText('Required')).toHaveLength(
        required.length - (ofEmptyEmail === 'Required' ? 0 : 1),
      );
    },
  );

  it('warns so too when one field is malformed', async () => {
    const user = userEvent.setup();
    open();
    await fill(user);
    await user.type(field('Email'), '@');
    await user.click(button());
    await waitFor(() => expect(toasts()).toEqual(['All fields are required']));
    expect(calls).toHaveLength(0);
  });
});

describe('a number that cannot be one', () => {
  it.each([
    ['971501234567', '+971 50 123 4567 (United Arab Emirates)', '971501234567'],
    ['6591234567', '+65 9123 4567 (Singapore)', '6591234567'],
  ])('%s: the country that fits is offered, and taken', async (typed, offer, number) => {
    const user = userEvent.setup();
    open();
    await fill(user, 'Hello', typed);
    await user.click(await screen.findByRole('button', { name: `Use ${offer}` }));
    await user.click(button());
    expect(calls[0]?.body.phone_number).toBe(number);
  });

  it('is asked about at the first Submit, and sent at the second', async () => {
    const user = userEvent.setup();
    open();
    await fill(user, 'Hello', '917123456');
    await screen.findByText(/^\+63 917123456 does not look like a valid number \(Philippines\)\./);
    await user.click(button());
    await waitFor(() => expect(toasts()).toEqual(['All fields are required']));
    expect(calls).toHaveLength(0);
    expect(document.activeElement).toBe(field('Phone number'));
    await user.click(button());
    expect(calls[0]?.body.phone_number).toBe('63917123456');
  });
});

describe('what is said', () => {
  it('of a phone number of one digit is that it is none', async () => {
    const user = userEvent.setup();
    open();
    await fill(user, 'Hello', '9');
    await user.click(button());
    await screen.findByText('Invalid phone number');
    expect(calls).toEqual([]);
  });

  it('after a success is the success alone', async () => {
    const user = userEvent.setup();
    open();
    await user.click(button());
    await waitFor(() => expect(toasts()).toEqual(['All fields are required']));
    await fill(user);
    await user.click(button());
    await calls[0]?.answer(201, { data: { id: '1' } });
    await waitFor(() => expect(toasts()).toEqual(['Your inquiry has been successfully created.']));
  });
});
