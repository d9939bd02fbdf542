import type { ReactNode } from 'react';
import styles from './banner.module.css';

interface Props {
  text: string;
  /** `alert` interrupts whoever listens to the page. */
  role: 'alert' | 'status';
  /** A button. */
  children?: ReactNode;
}

/** A line across the page that stays as long as something is the matter with the server. */
export const Banner = ({ text, role, children }: Props) => (
  <div className={styles.banner} role={role}>
    <p>{text}</p>
    {children}
  </div>
);
