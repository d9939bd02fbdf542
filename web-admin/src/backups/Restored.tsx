import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { serverState } from '../api/live/outage';
import type { RestoredArchive } from '../api/types';
import { formatDateTime } from '../format/dates';
import { Column, PageHead } from '../layout/Page';
import { Nothing, Panel } from '../layout/Panel';

/** The server begins anew in the moments after its answer. */
const POLL_MS = 2_000;

/** All is as the archive had it: what that means, until the server is back and one can sign in again. */
export function Restored({ restored: { made_at, missing } }: { restored: RestoredArchive }) {
  const translate = useTranslate();
  const isBack = useIsBack();
  return (
    <Column>
      <PageHead title={translate('desk.backups')} />
      <Panel title={translate('upkeep.restored_title', { date: formatDateTime(made_at) })}>
        <p>{translate('upkeep.restored_text')}</p>
        {missing > 0 && (
          <Alert severity="warning">{translate('today.backup.missing', { smart_count: missing })}</Alert>
        )}
        <Nothing role="status">{!isBack && translate('upkeep.begins_anew')}</Nothing>
        <Button variant="contained" disabled={!isBack} onClick={() => window.location.reload()}>
          {translate('upkeep.sign_in_again')}
        </Button>
      </Panel>
    </Column>
  );
}

/** Whether the server that was restored answers. */
function useIsBack(): boolean {
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    if (isBack) return;
    const timer = setInterval(
      () => void serverState().then((state) => state?.restored_copy && setBack(true)),
      POLL_MS,
    );
    return () => clearInterval(timer);
  }, [isBack]);
  return isBack;
}
