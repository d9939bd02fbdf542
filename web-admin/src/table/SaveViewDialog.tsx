import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useState } from 'react';

/** Names what the list shows now, for later. */
export function SaveViewDialog({ onSave, onClose }: { onSave: (name: string) => void; onClose: () => void }) {
  const translate = useTranslate();
  const [name, setName] = useState('');
  return (
    <Dialog open onClose={onClose} aria-labelledby="save-view" maxWidth="xs" fullWidth>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!name.trim()) return;
          onSave(name.trim());
          onClose();
        }}
      >
        <DialogTitle id="save-view">{translate('desk.save_view')}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            label={translate('desk.view_name')}
            value={name}
            onChange={({ target }) => setName(target.value)}
            slotProps={{ htmlInput: { maxLength: 40 } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('desk.cancel')}</Button>
          <Button type="submit" variant="contained">
            {translate('desk.save_view')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
