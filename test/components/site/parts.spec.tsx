import { fireEvent, render, screen, renderHook, act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MenuItem } from '../../../web-public/src/app/layout/MenuItem';
import { content, type FilmContent } from '../../../web-public/src/content/index';
import { calculationOf } from '../../../web-public/src/content/projects/prices/mortgage';
import { ContentProvider } from '../../../web-public/src/content/use-content';
import MortgageCalculator from '../../../web-public/src/pages/project/calculator/MortgageCalculator';
import FilmFacade from '../../../web-public/src/pages/project/FilmFacade';
import { useEventData } from '../../../web-public/src/pages/register/event-data';
import { Loading } from '../../../web-public/src/registration/PageStates';
import { Page } from '../../../web-public/src/ui/page';
import { CardGrid } from '../../../web-public/src/ui/pictures/PictureCard';
import { toast } from '../../../web-public/src/ui/toasts/toast';
import Toaster from '../../../web-public/src/ui/toasts/Toaster';

describe('the calculator', () => {
  const tower = content.projects.find(({ name }) => name === 'Alpha Tower');
  const calculation = tower && calculationOf(tower, content.company.dollar);

  let text: () => string;
  beforeEach(() => {
    if (!calculation) throw new Error('It has no calculator');
    const { container } = render(<MortgageCalculator calculation={calculation} />);
    text = () => container.textContent;
  });
  const monthly = () => screen.getAllByRole('status').at(-1)?.textContent;
  const row = (label: string) =>
    [...document.querySelectorAll('dl div')]
      .find(({ textContent }) => textContent.includes(label))
      ?.querySelector('dd')?.textContent;
  const set = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const choose = (label: string) => fireEvent.click(screen.getByLabelText(label));

  it('shows the worked figures, and new ones with every change', () => {
    expect(monthly()).toBe('Monthly payment₱283,578.74');
    expect(row('Total')).toBe('₱10,208,834.75');
    set('Downpayment', '20');
    expect(monthly()).toBe('Monthly payment₱226,862.99');
    expect(row('Total')).toBe('₱8,167,067.80');
    expect(text()).toContain('₱1,633,413.56');
    // Beside the specification's line, the share of the price itself.
    expect(row('20% of the price')).toBe('₱2,041,766.95');
    expect(row('Then the balance of the price')).toBe('₱8,167,067.80');
    // Two lines have one name: a sentence between them says which is paid first.
    expect(text()).toContain(
      'the one above is 20% of the total; the one below, 20% of the price, is what you pay first.',
    );
    expect(text()).toContain('Paid to the developer, without interest: the price after downpayment');
    expect(text()).toContain('does not state whether VAT is included');
    choose('USD $');
    expect(monthly()).toBe('Monthly payment$4,124.78');
    expect(text()).toContain('Converted at ₱55 to the US dollar, the rate on 1 November 2026.');
    set('Years', '15');
    expect(monthly()).toBe('Monthly payment$824.96');
  });

  it('offers 3 to 15 years, and 32 to 55 sqm with a default for each room type', () => {
    const years = [...screen.getByLabelText<HTMLSelectElement>('Years').options].map((option) => option.text);
    expect(years).toEqual(Array.from({ length: 13 }, (_, index) => `${index + 3} Years Fixed`));
    const area = screen.getByLabelText<HTMLInputElement>('Area');
    expect([area.min, area.max, area.step, area.value]).toEqual(['32', '55', '1', '32']);
    set('Area', '50');
    for (const [room, usual] of [
      ['1BR', '40'],
      ['2BR', '55'],
      ['Studio', '32'],
    ] as const) {
      choose(room);
      expect([room, area.value]).toEqual([room, usual]);
    }
  });
});

describe('a grid of cards', () => {
  const classesOf = (count: number) =>
    render(<CardGrid count={count}>{null}</CardGrid>).container.querySelector('ul')?.className;

  it('has at most six columns, however many cards', () => {
    expect(classesOf(2)).not.toBe(classesOf(6));
    expect(classesOf(6)).toContain('grid-cols-6');
    expect(classesOf(9)).toBe(classesOf(6));
  });
});

it('the menu shows four projects, however many there are', () => {
  const picture = { file: '', alt: '', sources: {}, img: { src: '/p.jpg', w: 16, h: 9 } };
  const projects = Array.from({ length: 9 }, (_, n) => ({
    name: `Tower ${n}`,
    href: `/${n}`,
    card: { picture },
  }));
  const item = { label: 'Properties', href: '/properties', items: [] };
  const { container } = render(
    <ContentProvider content={{ projects } as never}>
      <MenuItem item={item} />
    </ContentProvider>,
  );
  expect(container.querySelectorAll('.menu-pictures > li')).toHaveLength(4);
});

describe('a film', () => {
  const film = (more: Partial<FilmContent> = {}): FilmContent => ({
    title: 'The podium',
    poster: { file: 'films/timeline-1', alt: '', sources: {}, img: { src: '/p.jpg', w: 16, h: 9 } },
    ...more,
  });
  const open = (more?: Partial<FilmContent>) => render(<FilmFacade film={film(more)} sizes="100vw" />);
  const link = () => screen.queryByRole('link', { name: 'Play film: The podium' });

  it('shows its poster without anything to press while there is no film', () => {
    const { container } = open();
    expect(link()).toBeNull();
    expect(container.querySelector('img')).not.toBeNull();
    expect(screen.getByText(/^The podium\. Artist’s perspective/)).toBeDefined();
  });

  it('nor where the file of our own film is gone', () => {
    open({ own: { clip: 'films/gone', files: [] } });
    expect(link()).toBeNull();
  });

  it('plays our own film, with its captions, once it is pressed', async () => {
    const files = [{ src: '/f.mp4', type: 'video/mp4' }];
    const { container } = open({ own: { clip: 'films/f', files, captions: '/f.vtt' } });
    expect(container.querySelector('video')).toBeNull();
    await userEvent.click(link() ?? document.body);
    expect(container.querySelector('video source')?.getAttribute('src')).toBe('/f.mp4');
    expect(container.querySelector('video track')?.getAttribute('src')).toBe('/f.vtt');
  });
});

describe('the data of an event', () => {
  function dataOf({ venue = {}, ...change }: { venue?: object; registration?: string; organizer?: object }) {
    const event = {
      ...content.event,
      ...change,
      venue: { ...content.event.venue, ...venue },
      picture: { img: { src: '/hall.jpg' } },
    };
    const wrapper = ({ children }: { children: ReactNode }) => (
      <Page
        value={{ path: '/register', canonical: '/register', origin: 'https://a.example', noindex: false }}
      >
        <ContentProvider content={{ event } as never}>{children}</ContentProvider>
      </Page>
    );
    return renderHook(useEventData, { wrapper }).result.current;
  }

  it('tells searches where an event is, and leaves out what nobody has written', () => {
    expect(dataOf({ venue: { street: '', city: '', country: '' } }).location.address).toEqual({
      '@type': 'PostalAddress',
      addressCountry: 'PH',
    });
    expect(
      dataOf({ venue: { street: '1 Bay Road', city: 'Singapore', country: 'Singapore' } }).location.address,
    ).toEqual({
      '@type': 'PostalAddress',
      streetAddress: '1 Bay Road',
      addressLocality: 'Singapore',
      addressCountry: 'Singapore',
    });
  });

  it('names as the organizer whom the page names', () =>
    expect(
      dataOf({ organizer: { name: 'Grace Church', email: 'hall@grace.example' } }).organizer,
    ).toMatchObject({
      name: 'Grace Church',
      email: 'hall@grace.example',
    }));

  it('says nothing of places that are taken and given back by the hour', () => {
    expect(dataOf({ registration: 'open' }).offers).not.toHaveProperty('availability');
    expect(dataOf({ registration: 'closed' }).offers).toHaveProperty(
      'availability',
      'https://schema.org/SoldOut',
    );
  });
});

describe('toasts', () => {
  const shown = () => document.querySelectorAll('[data-toast]').length;
  const wait = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));

  beforeEach(() => {
    jest.useFakeTimers();
    render(<Toaster />);
  });
  afterEach(() => void jest.useRealTimers());

  it.each([
    ['warning', 5000, 'alert'],
    ['success', 2000, 'status'],
  ] as const)('a %s stays %i ms', (kind, milliseconds, role) => {
    act(() => toast[kind]('It is said'));
    expect(screen.getByRole(role).textContent).toBe('It is said');
    wait(milliseconds - 10);
    expect(shown()).toBe(1);
    wait(20);
    expect(shown()).toBe(0);
  });

  it('rests as long as the pointer or the focus is on it, and can be closed', () => {
    act(() => toast.warning('It is said'));
    const card = document.querySelector('[data-toast]') as Element;
    fireEvent.mouseEnter(card);
    wait(20_000);
    expect(shown()).toBe(1);
    fireEvent.mouseLeave(card);
    wait(4_000);
    const close = screen.getByRole('button', { name: 'Close this message' });
    act(() => close.focus());
    wait(20_000);
    expect(shown()).toBe(1);
    fireEvent.click(close);
    expect(shown()).toBe(0);
  });
});

it('a page that still waits for its data says so after 15 seconds', () => {
  jest.useFakeTimers();
  try {
    render(<Loading title="Your registration" needsScript="" />);
    act(() => jest.advanceTimersByTime(14_900));
    expect(screen.getByRole('status').textContent).toBe('Loading...');
    act(() => jest.advanceTimersByTime(200));
    expect(screen.getByRole('status').textContent).toContain('We are still waiting for our server.');
  } finally {
    jest.useRealTimers();
  }
});
