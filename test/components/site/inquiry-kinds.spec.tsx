import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { content } from '../../../web-public/src/content/index';
import InquiryForm from '../../../web-public/src/inquiries/InquiryForm';
import { prefillMessage } from '../../../web-public/src/inquiries/prefill-message';
import { source } from '../../../web-public/src/inquiries/source';
import { Frame } from '../../../web-public/src/ui/island';
import { fakeServer } from '../fake-server';

beforeEach(() => {
  fakeServer();
});
afterEach(() => history.replaceState(null, '', '/'));

type Variant = 'simple' | 'general' | 'project';
const open = (variant: Variant) =>
  render(
    <Frame
      content={{ options: content.options }}
      props={{ variant, brand: 'Stealth Land' }}
      of={InquiryForm}
    />,
  );
const field = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label);

describe('a form that a link opened for something', () => {
  const openAbout = (about: string, variant: Variant = 'general') => {
    history.replaceState(null, '', `/?about=${about}`);
    return open(variant);
  };

  it('says what for, and keeps as a draft only what somebody typed', async () => {
    const page = openAbout('viewing');
    await screen.findByText('This inquiry is about: Viewing');
    expect(field('Message').value).toMatch(/^I would like to book a viewing of Stealth Land/);
    page.unmount();
    expect(Object.keys(localStorage)).toEqual([]);

    openAbout('video-call');
    await screen.findByText('This inquiry is about: Viewing by video call');
    expect(field('Message').value).toBe('I would like to see Stealth Land by video call. ');
    expect(field('Which project?').value).toBe('Viewing by video call');
    expect(screen.queryByText(/kept what you typed/)).toBeNull();
  });

  it('turns from one kind to another beside a name that was typed, and leaves a message of one’s own', async () => {
    const user = userEvent.setup();
    let page = openAbout('viewing');
    await user.type(field('First name'), 'Maria');
    page.unmount();
    page = openAbout('video-call');
    expect(field('First name').value).toBe('Maria');
    expect(field('Message').value).toBe('I would like to see Stealth Land by video call. ');
    await user.type(field('Message'), 'On Friday.');
    page.unmount();
    openAbout('viewing');
    expect(field('Message').value).toBe('I would like to see Stealth Land by video call. On Friday.');
  });

  it('about an event names its organizers, not the sales desk', async () => {
    history.replaceState(null, '', '/?about=event&event=second');
    const of = (slug: string) => ({
      slug,
      name: `Desk of ${slug}`,
      telephone: { label: '+63 32 1', href: 'tel:+63321' },
      email: `${slug}@example.com`,
    });
    render(
      <Frame
        content={{ options: content.options }}
        props={{ variant: 'general', brand: 'Stealth Land', organizers: [of('first'), of('second')] }}
        of={InquiryForm}
      />,
    );
    await screen.findByText('The organizers, Desk of second:');
    expect(screen.getByText<HTMLAnchorElement>('second@example.com').href).toBe('mailto:second@example.com');
  });
});

describe('a viewing by video call', () => {
  it('is asked for at a time of the visitor’s own zone, and changed without a trace', async () => {
    const user = userEvent.setup();
    history.replaceState(null, '', '/?about=video-call');
    open('general');
    const day = await screen.findByLabelText<HTMLSelectElement>('Day');
    const time = field('Time');
    expect(time.disabled).toBe(true);
    const [, first = '', second = ''] = [...day.options].map(({ value }) => value);
    await user.selectOptions(day, first);
    const times = [...(time as unknown as HTMLSelectElement).options].slice(1);
    await user.selectOptions(time, times[0]?.value ?? '');
    const message = field('Message');
    expect(message.value).toMatch(
      /^I would like to see Stealth Land by video call\.\nPlease call me by video on /,
    );
    expect(message.value).toContain(`${first} at ${times[0]?.textContent} (`);
    expect(message.value).toMatch(/\(Manila time\)\.$/);
    expect(screen.getByText(/^That is .* \(Manila time\)\. We will confirm/)).toBeTruthy();
    await user.selectOptions(day, second);
    expect(message.value).toBe('I would like to see Stealth Land by video call.');
    expect(field('Which project?').value).toBe('Viewing by video call');
  });

  it('is not offered in any other inquiry', () => {
    history.replaceState(null, '', '/?about=viewing');
    open('general');
    expect(screen.queryByLabelText('Day')).toBeNull();
  });
});

describe('what the page asks about', () => {
  it('is there once, below what was typed, however often it is pressed', async () => {
    const user = userEvent.setup();
    open('simple');
    await user.type(field('Message'), 'Good morning.');
    act(() => prefillMessage('A computation'));
    act(() => prefillMessage('A computation'));
    expect(field('Message').value).toBe('Good morning.\n\nA computation');
  });
});

describe('an agent’s link', () => {
  const visit = (address: string) => {
    window.history.replaceState(null, '', address);
    return source();
  };
  let written: string[];
  beforeEach(() => {
    document.cookie = 'agent=; Max-Age=0; Path=/';
    written = [];
    const cookies = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
    jest.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => {
      written.push(cookie);
      cookies?.set?.call(document, cookie);
    });
  });
  afterEach(() => jest.restoreAllMocks());

  it('the address that an agent’s link led to is kept as the link is: 90 days, for this site alone', () => {
    expect(visit('/properties?agent=maria-cruz')).toMatchObject({ agent_code: 'maria-cruz' });
    expect(written).toEqual(['agent=maria-cruz; Max-Age=7776000; Path=/; SameSite=Lax']);
  });

  it('what the server has kept is left as it is, and the last agent counts', () => {
    document.cookie = 'agent=maria-cruz; Path=/';
    written = [];
    visit('/properties?agent=maria-cruz');
    expect(written).toEqual([]);
    visit('/properties?agent=ben');
    expect(document.cookie).toContain('agent=ben');
  });

  it.each(['/properties', '/properties?agent=%3Cscript%3E', '/?utm_source=fb'])(
    '%s keeps nothing',
    (address) => {
      visit(address);
      expect(written).toEqual([]);
    },
  );
});
