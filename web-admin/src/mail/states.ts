import '../messages/event/mails';
import type { Mail } from '../api/types';
import { palette } from '../theme/palette';

/** What the state of a mail means to the people who read it. */
export const STATES: Record<Mail['state'], { words: string; color: string }> = {
  queued: { words: 'mails.states.queued', color: palette.muted },
  sent: { words: 'mails.states.sent', color: palette.leaf },
  retrying: { words: 'mails.states.retrying', color: palette.brassText },
  failed: { words: 'mails.states.failed', color: palette.danger },
  uncertain: { words: 'mails.states.uncertain', color: palette.brassText },
  withheld: { words: 'mails.states.withheld', color: palette.muted },
};

export const stateChoices = Object.entries(STATES).map(([id, { words }]) => ({ id, name: words }));

/** Of what waits for a mail server, what a colleague chose to leave unsent is told apart. */
export function wordsOf({ state, last_error }: Mail): string {
  if (state !== 'withheld') return STATES[state].words;
  return last_error === null ? 'mails.waits' : 'mails.left';
}

/** In which states "Send again" has something to do. */
export const canSend = ({ state }: Mail): boolean => state !== 'queued' && state !== 'retrying';

/** Why it is where it is, and what may be done: words, or their key. */
export function reasonOf({ state, last_error, uncertain_at }: Mail): string | undefined {
  if (state === 'uncertain') return 'mails.reasons.uncertain';
  if (state === 'withheld' && last_error === null) return 'mails.reasons.withheld';
  if (last_error !== null) return last_error;
  return uncertain_at === null ? undefined : 'mails.reasons.sent_twice';
}

/** What a mail is about: its subject; while it is not written yet, its kind: "Registration received". */
export function subjectOf({ subject, template }: Pick<Mail, 'subject' | 'template'>): string {
  if (subject !== null) return subject;
  const words = template.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
