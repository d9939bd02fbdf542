import { useId, type ReactNode } from 'react';
import styles from './page-choice.module.css';

interface Props {
  label: string;
  value: string;
  /** Less than all is shown. */
  isNarrowed?: boolean;
  onChange: (value: string) => void;
  /** `<option>`s. */
  children: ReactNode;
}

/** What a page is about: an event, a time. */
export function PageChoice({ label, value, isNarrowed = false, onChange, children }: Props) {
  const id = useId();
  return (
    <p className={styles.pageChoice}>
      <label htmlFor={id}>{label}</label>{' '}
      <select
        id={id}
        value={value}
        data-chosen={isNarrowed}
        onChange={({ target }) => onChange(target.value)}
      >
        {children}
      </select>
    </p>
  );
}
