import Button from '@mui/material/Button';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { content, useContentChanged } from './calls';

/** Said once the site shows it, with the way to see it and the way back. */
export function Published({ address }: { address: string }) {
  const { undo, busy } = useUndo();
  return (
    <span className="published">
      Published: the site shows it now.
      <Button size="small" color="inherit" href={address} target="_blank" rel="noopener">
        See the page
      </Button>
      <Button size="small" color="inherit" disabled={busy} onClick={() => void undo()}>
        Undo
      </Button>
    </span>
  );
}

/** Makes the publication before public again; the drafts stay. */
export function useUndo() {
  const notify = useNotify();
  const changed = useContentChanged();
  const [busy, setBusy] = useState(false);
  const undo = async () => {
    setBusy(true);
    try {
      await content.undo();
      notify('Undone: the site shows what it showed before. What was written is a draft again.', {
        type: 'success',
        autoHideDuration: 5_000,
      });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
      await changed();
    }
  };
  return { undo, busy };
}
