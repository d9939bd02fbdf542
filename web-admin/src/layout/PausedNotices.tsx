import { useTranslate } from 'ra-core';
import { useServerState } from '../api/live/useServerState';
import styles from './outage.module.css';

/**
 * Notices that stay while the server is paused because its database was restored from a backup, so that nobody waits for a mail, and
 * while it does not believe its clock.
 */
export function PausedNotices() {
  const state = useServerState();
  return (
    <>
      {state?.restored_copy && <Bar words="desk.restored_copy" />}
      {state?.clock_in_doubt && <Bar words="desk.clock_in_doubt" />}
    </>
  );
}

function Bar({ words }: { words: string }) {
  const translate = useTranslate();
  return (
    <div className={styles.outage} role="status">
      <p>{translate(words)}</p>
    </div>
  );
}
