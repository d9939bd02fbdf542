import type { Mail } from '../api/types';

/** What the state of a mail means to the people who read it. */
export const STATES: Record<
  Mail['state'],
  { label: string; color: 'success' | 'default' | 'warning' | 'error' }
> = {
  queued: { label: 'On its way', color: 'default' },
  sent: { label: 'Sent', color: 'success' },
  retrying: { label: 'Trying again', color: 'warning' },
  failed: { label: 'Not sent', color: 'error' },
  uncertain: { label: 'Uncertain', color: 'warning' },
  withheld: { label: 'Withheld', color: 'default' },
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
