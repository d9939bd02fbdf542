import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useApi } from '../../api/dataProvider';
import type { PreviewLink, SharedPreview } from '../../api/types';
import { formatDateTime } from '../../format/dates';

/** A link that shows the drafts to somebody without an account. */
export function ShareLink() {
  const api = useApi();
  const translate = useTranslate();
  const notify = useNotify();
  const [link, setLink] = useState<PreviewLink>();
  const [links, setLinks] = useState<SharedPreview[]>([]);
  const failed = (error: Error) => notify(error.message, { type: 'error' });
  const make = async () => {
    setLink(await api.makePreviewLink());
    setLinks(await api.sharedPreviews());
  };
  const end = async (id: string) => setLinks(await api.endPreviewLink(id));
  const copy = async (address: string) => {
    await navigator.clipboard.writeText(address);
    notify('desk.copied', { type: 'success' });
  };
  return (
    <>
      <Button size="small" onClick={() => void make().catch(failed)}>
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
            {links.length > 0 && (
              <>
                <h3>{translate('content.share.links')}</h3>
                <ul>
                  {links.map(({ id, by_name, ends_at }) => (
                    <li key={id}>
                      {translate('content.share.one', {
                        name: by_name ?? translate('content.share.somebody'),
                        date: formatDateTime(ends_at),
                      })}{' '}
                      <Button size="small" color="error" onClick={() => void end(id).catch(failed)}>
                        {translate('content.share.end')}
                      </Button>
                    </li>
                  ))}
                </ul>
              </>
            )}
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
