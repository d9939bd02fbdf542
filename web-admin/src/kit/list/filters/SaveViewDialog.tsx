import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useState } from 'react';

interface Props {
  onSave: (name: string, shared: boolean) => void;
  onClose: () => void;
}

/** Names what the list shows now, for later. */
export function SaveViewDialog({ onSave, onClose }: Props) {
  const translate = useTranslate();
  const [name, setName] = useState('');
  const [shared, setShared] = useState(false);
  return (
    <Dialog open onClose={onClose} aria-labelledby="save-view" maxWidth="xs" fullWidth>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!name.trim()) return;
          onSave(name.trim(), shared);
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
          <FormControlLabel
            control={<Checkbox checked={shared} onChange={({ target }) => setShared(target.checked)} />}
            label={translate('desk.share_view')}
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
