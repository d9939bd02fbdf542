import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { serverState } from '../api/outage';
import styles from './outage.module.css';

type State = Awaited<ReturnType<typeof serverState>>;

/**
 * Stay while the server rests because its database was restored from a backup, so that nobody waits for a mail from it, and
 * while it does not believe its clock.
 */
export function RestingBars() {
  const [state, setState] = useState<State>();
  useEffect(() => {
    void serverState().then(setState);
  }, []);
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
