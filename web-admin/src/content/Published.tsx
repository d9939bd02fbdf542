import Button from '@mui/material/Button';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { content, useContentChanged } from './calls';

export const UNDONE = 'Undone: the site shows what it showed before. What was written is a draft again.';

/** Said once the site shows it, with the way to see it and the way back. */
export function Published({ address }: { address: string }) {
  const [undone, setUndone] = useState(false);
  const { undo, busy } = useUndo(() => setUndone(true));
  if (undone) return UNDONE;
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
export function useUndo(onUndone: () => void) {
  const notify = useNotify();
  const changed = useContentChanged();
  const [busy, setBusy] = useState(false);
  const undo = async () => {
    setBusy(true);
    try {
      await content.undo();
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
