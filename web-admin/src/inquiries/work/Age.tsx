import '../../messages/sales/inquiries';
import { useTranslate } from 'ra-core';
import type { Inquiry } from '../../api/types';
import { formatAge, isOlderThan } from '../../format/dates';
import styles from '../inquiries.module.css';
import { isUnanswered } from './work';

const DAY_MS = 86_400_000;

/** How long a visitor has waited for the first answer; nothing once there is one. */
export function Age({ inquiry }: { inquiry: Inquiry }) {
  const translate = useTranslate();
  if (!isUnanswered(inquiry)) return null;
  const age = formatAge(inquiry.created_at);
  const late = isOlderThan(inquiry.created_at, DAY_MS);
  return (
    <span
      className={late ? `${styles.age} ${styles.late}` : styles.age}
      title={translate('inquiries.unanswered', { age })}
    >
      {translate('inquiries.waits', { age })}
    </span>
  );
}
