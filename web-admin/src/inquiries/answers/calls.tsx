import { useTranslate } from 'ra-core';
import type { Inquiry } from '../../api/types';
import { formatAge, isOlderThan } from '../../format/dates';
import styles from '../inquiries.module.css';

export type Outcome = NonNullable<Inquiry['last_call']>;
export const OUTCOMES: readonly Outcome[] = ['unknown', 'reached', 'no-answer', 'wrong-number'];

/** "No answer, 2 h ago, Ana": what came of the last call; '' where none is noted. */
export function useCallWords() {
  const translate = useTranslate();
  return ({ last_call, last_call_at, last_call_by }: Inquiry): string => {
    if (!last_call || !last_call_at) return '';
    const outcome = translate(
      last_call === 'unknown' ? 'inquiries.called' : `inquiries.outcomes.${last_call}`,
    );
    const ago = isOlderThan(last_call_at, 60_000)
      ? translate('inquiries.ago', { age: formatAge(last_call_at) })
      : translate('inquiries.just_now');
    return [outcome, ago, last_call_by].filter(Boolean).join(', ');
  };
}

/** The same in a list, under the status. */
export function LastCall({ inquiry }: { inquiry: Inquiry }) {
  const words = useCallWords()(inquiry);
  return words ? <small className={styles.lastCall}>{words}</small> : null;
}

/** Marks a number at which somebody else answered. */
export function WrongNumber({ inquiry }: { inquiry: Pick<Inquiry, 'phone_fails'> }) {
  const translate = useTranslate();
  return inquiry.phone_fails ? (
    <strong className={styles.wrongNumber}>{translate('inquiries.outcomes.wrong-number')}</strong>
  ) : null;
}
