import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useApi } from '../api/dataProvider';
import { useServerState } from '../api/live/useServerState';
import { may } from '../api/session';
import { useAction } from '../kit/useAction';
import { Banner } from '../layout/Banner';
import { Confirm } from '../layout/Confirm';

/**
 * Stay while the server is paused because its database was restored from a backup, so that nobody waits for a mail from it, and
 * while it does not believe its clock.
 */
export function PausedNotices() {
  const translate = useTranslate();
  const state = useServerState();
  return (
    <>
      {state?.restored_copy && (
        <Banner role="status" text={translate('desk.restored_copy')}>
          {may('admin') && <Release />}
        </Banner>
      )}
      {state?.clock_in_doubt && <Banner role="status" text={translate('desk.clock_in_doubt')} />}
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
