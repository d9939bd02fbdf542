import type { Mail } from '../api/types';
import { palette } from '../theme/palette';

/** What the state of a mail means to the people who read it. */
export const STATES: Record<Mail['state'], { label: string; color: string }> = {
  queued: { label: 'On its way', color: palette.muted },
  sent: { label: 'Sent', color: palette.leaf },
  retrying: { label: 'Trying again', color: palette.brassText },
  failed: { label: 'Not sent', color: palette.danger },
  uncertain: { label: 'Uncertain', color: palette.brassText },
  withheld: { label: 'Withheld', color: palette.muted },
};

export const stateChoices = Object.entries(STATES).map(([id, { label }]) => ({ id, name: label }));

/** In which states "Send again" has something to do. */
export const canSend = ({ state }: Mail): boolean => state !== 'queued' && state !== 'retrying';

/** Why it is where it is, and what may be done. */
export function reasonOf({ state, last_error, uncertain_at }: Mail): string | undefined {
  if (state === 'uncertain')
    return 'The line was cut while this mail was handed over. It may have arrived: sending it again may make two.';
  if (state === 'withheld' && last_error === null) return 'No mail server is set (SMTP_URL), so it was kept.';
  if (last_error !== null) return last_error;
  return uncertain_at === null
    ? undefined
    : 'It was sent again after it had been uncertain: two copies may exist.';
}
