import '../messages/upkeep';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useApi } from '../api/dataProvider';
import { useAction } from '../kit/useAction';
import { Confirm } from '../layout/Confirm';

/** An admin says that no other copy of it is running. */
export function ReleaseRestored() {
  const api = useApi();
  const translate = useTranslate();
  const [asks, setAsks] = useState(false);
  const release = useAction(() => api.releaseRestored(), { shows: ['server'], done: 'upkeep.release.done' });
  return (
    <>
      <Button color="inherit" variant="outlined" onClick={() => setAsks(true)}>
        {translate('upkeep.release.action')}
      </Button>
      {asks && (
        <Confirm
          title={translate('upkeep.release.title')}
          action={translate('upkeep.release.action')}
          onConfirm={() => release.runAsync().catch(() => undefined)}
          onClose={() => setAsks(false)}
        >
          {translate('upkeep.release.text')}
        </Confirm>
      )}
    </>
  );
}
