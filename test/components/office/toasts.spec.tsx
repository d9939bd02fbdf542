import { decomposeColor, getContrastRatio } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { CoreAdminContext, testDataProvider, useNotify } from 'ra-core';
import { useEffect } from 'react';
import { Toasts } from '../../../web-admin/src/frame/Toasts';

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
