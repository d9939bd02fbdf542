import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useCall } from '../api/useCall';
import { PageHead } from '../layout/Page';
import { Panel } from '../layout/Panel';
import styles from './mail.module.css';
import { MailPreview } from './MailPreview';

/** Every kind of mail, with made-up data. */
export function TemplatesPage() {
  const translate = useTranslate();
  const [chosen, setChosen] = useState('');
  const { data } = useCall(['mails', 'templates'], (api) => api.mailTemplates());
  const name = chosen || data?.[0]?.name;
  const template = data?.find((each) => each.name === name);
  return (
    <Stack spacing={2} className={styles.kinds}>
      <PageHead
        title={translate('mails.kinds')}
        actions={
          <Button component={Link} to="/mails">
            {translate('mails.all')}
          </Button>
        }
      />
      {data && (
        <TextField
          select
          label={translate('mails.kind')}
          value={name ?? ''}
          onChange={(event) => setChosen(event.target.value)}
          helperText={template && translate('mails.audience', { audience: template.audience })}
        >
          {data.map((each) => (
            <MenuItem key={each.name} value={each.name}>
              {each.title}
            </MenuItem>
          ))}
        </TextField>
      )}
      {name !== undefined && (
        <Panel title={translate('mails.made_up')}>
          <MailPreview path={`/mails/templates/${name}/preview`} />
        </Panel>
      )}
    </Stack>
  );
}
