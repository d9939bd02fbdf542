import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { call } from '../api/client';
import type { MailSettings } from '../api/types';
import { Panel } from '../layout/Panel';

const PATH = '/auth/mail-settings';
const KEY = ['mail-settings'];

/** Which mails one gets. Each choice is kept at once. */
export function MailSettingsPanel() {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const { data } = useQuery({ queryKey: KEY, queryFn: () => call<MailSettings>('GET', PATH) });
  if (!data) return null;
  const choose = async (change: Partial<MailSettings>) => {
    try {
      client.setQueryData(KEY, await call<MailSettings>('PUT', PATH, { ...data, ...change }));
      notify('mails.choice_kept', { type: 'success' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  };
  return (
    <Panel title={translate('mails.to_you')}>
      <TextField
        select
        fullWidth
        label={translate('mails.new_inquiries')}
        value={data.inquiry_mail}
        onChange={(event) =>
          void choose({ inquiry_mail: event.target.value as MailSettings['inquiry_mail'] })
        }
      >
        <MenuItem value="at-once">{translate('mails.at_once')}</MenuItem>
        <MenuItem value="daily">{translate('mails.daily')}</MenuItem>
        <MenuItem value="none">{translate('mails.no_mails')}</MenuItem>
      </TextField>
      <FormControlLabel
        control={
          <Checkbox
            checked={data.proofs_mail}
            onChange={(event) => void choose({ proofs_mail: event.target.checked })}
          />
        }
        label={translate('mails.proofs')}
      />
    </Panel>
  );
}
