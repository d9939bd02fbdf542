import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/client';
import type { MailTemplate } from '../api/types';
import { PageHead } from '../layout/Page';
import { Panel } from '../layout/Panel';
import { MailPreview } from './MailPreview';

/** Every kind of mail, with made-up data. */
export function TemplatesPage() {
  const [chosen, setChosen] = useState('');
  const { data } = useQuery({
    queryKey: ['mails', 'templates'],
    queryFn: () => call<MailTemplate[]>('GET', '/mails/templates'),
  });
  const name = chosen || data?.[0]?.name;
  const template = data?.find((each) => each.name === name);
  return (
    <Stack spacing={2} sx={{ maxWidth: 760 }}>
      <PageHead title="Kinds of mail" />
      {data && (
        <TextField
          select
          label="Kind of mail"
          value={name ?? ''}
          onChange={(event) => setChosen(event.target.value)}
          helperText={template && `To: ${template.audience}`}
        >
          {data.map((each) => (
            <MenuItem key={each.name} value={each.name}>
              {each.title}
            </MenuItem>
          ))}
        </TextField>
      )}
      {name !== undefined && (
        <Panel title="With made-up data">
          <MailPreview path={`/mails/templates/${name}/preview`} />
        </Panel>
      )}
    </Stack>
  );
}
