import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useApi } from '../../api/dataProvider';
import { useContentChanged } from '../calls';
import styles from './releases.module.css';

/** Said once the site shows it, with the way to see it and the way back. */
export function Published({ release, address }: { release: string; address: string }) {
  const translate = useTranslate();
  const [undone, setUndone] = useState(false);
  const { undo, busy } = useUndo(() => setUndone(true));
  if (undone) return translate('content.publication.undone');
  return (
    <span className={styles.published}>
      {translate('content.publication.done')}
      <Button size="small" color="inherit" href={address} target="_blank" rel="noopener">
        {translate('content.publication.see')}
      </Button>
      <Button size="small" color="inherit" disabled={busy} onClick={() => void undo(release)}>
        {translate('content.publication.undo')}
      </Button>
    </span>
  );
}

/** Takes a publication back, or proposes that, or says why it cannot be; the drafts stay. */
export function useUndo(onUndone: () => void, proposes = false) {
  const api = useApi();
  const notify = useNotify();
  const changed = useContentChanged();
  const [busy, setBusy] = useState(false);
  const undo = async (release: string) => {
    setBusy(true);
    try {
      if (proposes) await api.propose({ does: 'undo', release });
      else await api.undoPublication(release);
      onUndone();
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
      void changed();
    }
  };
  return { undo, busy };
}
