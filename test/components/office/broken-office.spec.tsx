import { render, screen } from '@testing-library/react';
import { signedIn } from '../../../web-admin/src/api/account/session';
import { fakeApi } from './desk';

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
