import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { useApi } from '../api/dataProvider';
import { useServerState } from '../api/live/useServerState';
import { may } from '../api/session';
import { useAction } from '../kit/useAction';
import { Confirm } from './Confirm';
import styles from './outage.module.css';

/**
 * Notices that stay while the server is paused because its database was restored from a backup, so that nobody waits for a mail, and
 * while it does not believe its clock.
 */
export function PausedNotices() {
  const state = useServerState();
  return (
    <>
      {state?.restored_copy && <Bar words="desk.restored_copy">{may('admin') && <Release />}</Bar>}
      {state?.clock_in_doubt && <Bar words="desk.clock_in_doubt" />}
    </>
  );
}

/** An admin says that no other copy of it is running. */
function Release() {
  const api = useApi();
  const translate = useTranslate();
  const [asks, setAsks] = useState(false);
  const release = useAction(() => api.releaseRestored(), { shows: ['server'], done: 'desk.release.done' });
  return (
    <>
      <Button color="inherit" variant="outlined" onClick={() => setAsks(true)}>
        {translate('desk.release.action')}
      </Button>
      {asks && (
        <Confirm
          title={translate('desk.release.title')}
          action={translate('desk.release.action')}
          onConfirm={() => release.runAsync().catch(() => undefined)}
          onClose={() => setAsks(false)}
        >
          {translate('desk.release.text')}
        </Confirm>
      )}
    </>
  );
}

function Bar({ words, children }: { words: string; children?: ReactNode }) {
  const translate = useTranslate();
  return (
    <div className={styles.outage} role="status">
      <p>{translate(words)}</p>
      {children}
    </div>
  );
}
