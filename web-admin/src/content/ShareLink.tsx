import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { PreviewLink } from '../api/types';
import { formatDateTime } from '../format/dates';
import { content } from './calls';

/** A link that shows the drafts to somebody without an account. */
export function ShareLink() {
  const translate = useTranslate();
  const notify = useNotify();
  const [link, setLink] = useState<PreviewLink>();
  const make = () =>
    content.makeLink().then(setLink, (error: Error) => notify(error.message, { type: 'error' }));
  const copy = async (address: string) => {
    await navigator.clipboard.writeText(address);
    notify('desk.copied', { type: 'success' });
  };
  return (
    <>
      <Button size="small" onClick={() => void make()}>
        {translate('content.share.button')}
      </Button>
      {link && (
        <Dialog open onClose={() => setLink(undefined)} aria-labelledby="share" maxWidth="sm" fullWidth>
          <DialogTitle id="share">{translate('content.share.title')}</DialogTitle>
          <DialogContent>
            <p>{translate('content.share.text', { date: formatDateTime(link.ends_at) })}</p>
            <TextField
              label={translate('content.share.link')}
              value={link.address}
              slotProps={{
                htmlInput: {
                  readOnly: true,
                  onFocus: (event: React.FocusEvent<HTMLInputElement>) => event.target.select(),
                },
              }}
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setLink(undefined)}>{translate('desk.close')}</Button>
            <Button variant="contained" onClick={() => void copy(link.address)}>
              {translate('content.share.copy')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
