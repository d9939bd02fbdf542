import '../messages/event/mails';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useApi } from '../api/dataProvider';
import type { MailSettings } from '../api/types';
import { useCall } from '../api/useCall';
import { CanAccess } from '../kit/access';
import { Panel } from '../layout/Panel';

const KEY = ['mail-settings'];

/** Which mails one gets. Each choice is shown and sent at once, one after the other, and changes nothing else. */
export function MailSettingsPanel() {
  const api = useApi();
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const { data } = useCall(KEY, (api) => api.mailSettings());
  const { mutate: choose } = useMutation({
    scope: { id: 'mail-settings' },
    mutationFn: (change: Partial<MailSettings>) => api.changeMailSettings(change),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: KEY });
      client.setQueryData<MailSettings>(KEY, (now) => now && { ...now, ...change });
    },
    onSuccess: () => notify('mails.choice_kept', { type: 'success' }),
    onError: ({ message }) => notify(message, { type: 'error' }),
    // The last of several changes reads the settings again.
    onSettled: () =>
      client.isMutating({ mutationKey: KEY }) <= 1 && client.invalidateQueries({ queryKey: KEY }),
    mutationKey: KEY,
  });
  if (!data) return null;
  return (
    <Panel title={translate('mails.to_you')}>
      <CanAccess resource="inquiries">
        <TextField
          select
          fullWidth
          label={translate('mails.new_inquiries')}
          value={data.inquiry_mail}
          onChange={(event) => choose({ inquiry_mail: event.target.value as MailSettings['inquiry_mail'] })}
        >
          <MenuItem value="at-once">{translate('mails.at_once')}</MenuItem>
          <MenuItem value="daily">{translate('mails.daily')}</MenuItem>
          <MenuItem value="none">{translate('mails.no_mails')}</MenuItem>
        </TextField>
      </CanAccess>
      <CanAccess resource="delegates">
        <FormControlLabel
          control={
            <Checkbox
              checked={data.proofs_mail}
              onChange={(event) => choose({ proofs_mail: event.target.checked })}
            />
          }
          label={translate('mails.proofs')}
        />
      </CanAccess>
    </Panel>
  );
}
