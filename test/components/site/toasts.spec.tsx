import { act, fireEvent, render, screen } from '@testing-library/react';
import { toast } from '../../../web-public/src/ui/toasts/toast';
import Toaster from '../../../web-public/src/ui/toasts/Toaster';

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
