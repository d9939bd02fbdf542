import { readdirSync, readFileSync } from 'node:fs';
import { decomposeColor, getContrastRatio } from '@mui/material/styles';
import { render, screen, act, fireEvent, waitFor } from '@testing-library/react';
import {
  ListContextProvider,
  CoreAdminContext,
  testDataProvider,
  useNotify,
  type ListControllerResult,
} from 'ra-core';
import { Suspense, useEffect } from 'react';
import { signedIn } from '../../../web-admin/src/api/account/session';
import { Toasts } from '../../../web-admin/src/frame/Toasts';
import { useKind } from '../../../web-admin/src/history/useKind';
import { SearchInput } from '../../../web-admin/src/kit/list/filters/SearchInput';
import { i18nProvider } from '../../../web-admin/src/messages/index';
import { lazyPart } from '../../../web-admin/src/parts/lazyPart';
import { fakeApi } from './desk';

describe('what is fetched later', () => {
  const partOf = () => lazyPart(() => Promise.resolve({ Hello: () => <p>Hello</p> }), 'Hello');

  /** What is on the page at once, before anything was waited for. */
  function shownAtOnce(Part: ReturnType<typeof partOf>): string {
    const { container } = render(
      <Suspense fallback={<p>Loading</p>}>
        <Part />
      </Suspense>,
    );
    return container.textContent;
  }

  it('a part that was fetched is shown at once, without what Suspense shows for 300 ms', async () => {
    const Part = partOf();
    await Part.fetch();
    expect(shownAtOnce(Part)).toBe('Hello');
  });

  it('a part that was not fetched comes when it is there', async () => {
    expect(shownAtOnce(partOf())).toBe('Loading');
    await screen.findByText('Hello');
  });

  it('a part that could not be fetched is asked for again when it is shown', async () => {
    const module = { Hello: () => <p>Hello</p> };
    const load = jest.fn(() => Promise.resolve(module)).mockRejectedValueOnce(new Error('no line'));
    const Part = lazyPart(load, 'Hello');
    await Part.fetch();
    expect(shownAtOnce(Part)).toBe('Loading');
    await screen.findByText('Hello');
  });
});

describe('the search', () => {
  type Values = Record<string, unknown>;
  const asked: Values[] = [];

  /** A list that has in force what the test says, when it says so. */
  function listWith(filterValues: Values) {
    const list = { filterValues, setFilters: (values: Values) => asked.push(values) };
    return (
      <ListContextProvider value={list as unknown as ListControllerResult}>
        <SearchInput source="q" placeholder="Name" />
      </ListContextProvider>
    );
  }

  afterEach(() => void jest.useRealTimers());

  it('what is typed stays while the list is two searches behind; what others change is shown', () => {
    jest.useFakeTimers();
    const { rerender } = render(listWith({}));
    const box = screen.getByRole<HTMLInputElement>('searchbox');
    const type = (value: string) => {
      fireEvent.change(box, { target: { value } });
      act(() => jest.advanceTimersByTime(300));
    };
    type('c');
    type('cr');
    expect(asked).toEqual([{ q: 'c' }, { q: 'cr' }]);
    rerender(listWith({ q: 'c' }));
    expect(box.value).toBe('cr');
    fireEvent.change(box, { target: { value: 'cru' } });
    rerender(listWith({ q: 'cr' }));
    expect(box.value).toBe('cru');
    rerender(listWith({ q: 'Ana' }));
    expect(box.value).toBe('Ana');
    rerender(listWith({}));
    expect(box.value).toBe('');
  });
});

describe('the kinds of records', () => {
  /** The resources of which the API tells activity. */
  const RESOURCES = readdirSync('src', { encoding: 'utf8', recursive: true }).flatMap((file) =>
    !file.endsWith('.ts')
      ? []
      : [...readFileSync(`src/${file}`, 'utf8').matchAll(/defineActivity\(\s*'([a-z-]+)'/g)].map(
          ([, name = '']) => name,
        ),
  );

  function Kinds() {
    const kindOf = useKind();
    return <>{RESOURCES.map(kindOf).join('\n')}</>;
  }

  it('has words for whatever activity tells of', () => {
    const { container } = render(
      <CoreAdminContext i18nProvider={i18nProvider}>
        <Kinds />
      </CoreAdminContext>,
    );
    const kinds = (container.textContent ?? '').split('\n');
    expect(kinds.length).toBeGreaterThan(15);
    expect(kinds.filter((kind) => !/^[A-Z]/.test(kind))).toEqual([]);
  });
});

describe('toasts', () => {
  describe('what they say', () => {
    /** Says each of the messages, one after the other. */
    function Saying({ messages }: { messages: string[] }) {
      const notify = useNotify();
      useEffect(() => {
        for (const message of messages) notify(message, { type: 'error' });
      }, [messages, notify]);
      return null;
    }

    test('the same words again take the place of the first; others stand beside them', async () => {
      const messages = ['It is refused.', 'It is refused.', 'Another thing.', 'It is refused.'];
      render(
        <CoreAdminContext dataProvider={testDataProvider()}>
          <Saying messages={messages} />
          <Toasts />
        </CoreAdminContext>,
      );
      await screen.findByText('Another thing.');
      expect(await screen.findAllByText('It is refused.')).toHaveLength(1);
      expect(screen.getAllByRole('alert')).toHaveLength(2);
    });

    test.each([
      ['a dialog that opens', '<div role="dialog"><button id="send">Send</button></div>', 'body'],
      ['a page that was loading', '<button id="send" class="MuiButton-contained">Accept</button>', 'main'],
    ])('they give way to the buttons of %s while they stand', async (_, html, where) => {
      // The toasts and the button of the dialog at one end, all else at the other.
      jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
        const isDown = this.id === 'send' || this.querySelector(':scope > [role="alert"]') !== null;
        const top = isDown && !this.hasAttribute('data-moved') ? 100 : 0;
        return { left: 0, right: 10, top, bottom: top + 10 } as DOMRect;
      });
      render(
        <CoreAdminContext dataProvider={testDataProvider()}>
          <Saying messages={['It is refused.']} />
          <main>
            <h1>Review</h1>
          </main>
          <Toasts />
        </CoreAdminContext>,
      );
      const box = (await screen.findByRole('alert')).parentElement;
      expect(box?.dataset.moved).toBeUndefined();
      document.querySelector(where)?.insertAdjacentHTML('beforeend', html);
      await waitFor(() => expect(box?.dataset.moved).toBe(''));
      document.querySelector('#send')?.closest('[role="dialog"]')?.remove();
      jest.restoreAllMocks();
    });
  });

  describe('their colours', () => {
    type Palette = Record<string, { main: string; dark: string }> & { Alert: Record<string, string> };
    /** As far as it is looked at here. */
    interface Theme {
      colorSchemes: Record<'light' | 'dark', { palette: Palette }>;
    }
    const { theme } = jest.requireActual<{ theme: Theme }>('../../../web-admin/src/theme/theme');

    /** A colour over another, which shows through it. */
    const over = (colour: string, ground: string): string => {
      const [r, g, b, alpha = 1] = decomposeColor(colour).values as number[];
      const below = decomposeColor(ground).values as number[];
      const mixed = [r, g, b].map((value, n) => (value ?? 0) * alpha + (below[n] ?? 0) * (1 - alpha));
      return `rgb(${mixed.map(Math.round).join(', ')})`;
    };

    it.each(['light', 'dark'] as const)('has toasts that are read as WCAG AA asks: %s', (scheme) => {
      const { palette } = theme.colorSchemes[scheme];
      const ratios = ['success', 'info', 'warning', 'error'].map((kind) => {
        // As MUI fills its alerts: by day with the colour, at night with its darker tone.
        const ground = palette[kind]?.[scheme === 'light' ? 'main' : 'dark'] ?? '';
        return [
          kind,
          getContrastRatio(over(palette.Alert[`${kind}FilledColor`] ?? '', ground), ground),
        ] as const;
      });
      expect(ratios.filter(([, ratio]) => ratio < 4.5)).toEqual([]);
    });
  });
});

describe('a broken office', () => {
  /** What jsdom has not: a line to the server and to other tabs, on which nothing comes. */
  class Silence {
    static CLOSED = 2;
    readyState = 1;
    addEventListener() {}
    postMessage() {}
    close() {}
  }

  beforeAll(() => {
    Object.assign(globalThis, { EventSource: Silence, BroadcastChannel: Silence });
    window.history.replaceState(null, '', '/admin/');
    // A wide window, which has the navigation beside the page.
    const wide = { matches: true };
    for (const name of ['addEventListener', 'removeEventListener', 'addListener', 'removeListener'])
      Object.assign(wide, { [name]: () => undefined });
    Object.assign(window, { matchMedia: () => wide });
  });
  // React and its boundaries print what they caught.
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterAll(() => jest.restoreAllMocks());

  /** The whole back office, as its start shows it. */
  async function open() {
    fakeApi(() => ({ data: [], range: 'items 0-0/0' }));
    const { App } = await import('../../../web-admin/src/App');
    return render(<App />);
  }
  /** @param secret what the defect says, which is nobody's who works here */
  async function isBroken(secret: RegExp) {
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('The back office has failed');
    screen.getByRole('button', { name: 'Reload' });
    expect(screen.getByRole('link', { name: 'Back to Today' }).getAttribute('href')).toBe('/admin');
    expect(document.body.textContent).not.toMatch(secret);
    expect(document.body.textContent).not.toMatch(/\bat \w+ \(|\.tsx?:\d/);
    expect(screen.queryByRole('navigation')).toBeNull();
  }

  it('a defect outside of react-admin shows the page that says so, and no stack', async () => {
    // Nobody is signed in, which the store of preferences takes for granted.
    await open();
    await isBroken(/Nobody is signed in/);
  });

  it('a defect of the layout shows the same page', async () => {
    signedIn({ id: 'me', name: 'Ana Reyes', email: 'ana@example.ph', role: 'admin' });
    // As Chrome 156 had it: the effect that shows the place one is at fails.
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {
      throw new TypeError('l is not a function');
    });
    await open();
    await isBroken(/l is not a function/);
    expect(scroll).toHaveBeenCalled();
    scroll.mockRestore();
  });

  it('and shows the pages where nothing fails', async () => {
    signedIn({ id: 'me', name: 'Ana Reyes', email: 'ana@example.ph', role: 'admin' });
    await open();
    await screen.findByRole('navigation', { name: 'Back office' });
    expect(screen.queryByText('The back office has failed')).toBeNull();
  });
});
