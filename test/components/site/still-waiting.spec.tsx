import { act, render, screen } from '@testing-library/react';
import { Loading } from '../../../web-public/src/registration/PageStates';

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
