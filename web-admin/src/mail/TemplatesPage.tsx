import '../messages/event/mails';
import '../messages/event/mail-words';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { Link, useSearchParams } from 'react-router-dom';
import { theAccount } from '../api/account/session';
import type { MailTemplate } from '../api/types';
import { useCall } from '../api/useCall';
import { PageHead } from '../layout/Page';
import { Nothing, Panel } from '../layout/Panel';
import styles from './mail.module.css';
import { MailPreview } from './MailPreview';
import { SignatureForm } from './SignatureForm';
import { WordsForm } from './WordsForm';

const SIGNATURE = 'signature';

/** Every kind of mail with made-up data; admins change the words of those that guests and customers get. */
export function TemplatesPage() {
  const translate = useTranslate();
  const [query, setQuery] = useSearchParams();
  const isAdmin = theAccount().role === 'admin';
  const { data } = useCall(['mails', 'templates'], (api) => api.mailTemplates());
  const { data: own } = useCall(['mail-words'], (api) => api.mailWordKinds(), { enabled: isAdmin });
  const name = query.get('kind') ?? data?.[0]?.name;
  const template = data?.find((each) => each.name === name);
  const canChange = own?.some(({ kind }) => kind === name) ?? false;
  const isKnown = !isAdmin || own !== undefined;
  return (
    <Stack spacing={2} className={canChange ? undefined : styles.kinds}>
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
          className={styles.kind}
          label={translate('mails.kind')}
          value={template || name === SIGNATURE ? name : ''}
          onChange={(event) => setQuery({ kind: event.target.value })}
          helperText={template && translate('mails.audience', { audience: template.audience })}
        >
          {isAdmin && <MenuItem value={SIGNATURE}>{translate('mail_words.signature')}</MenuItem>}
          {data.map((each) => (
            <MenuItem key={each.name} value={each.name}>
              {each.title}
            </MenuItem>
          ))}
        </TextField>
      )}
      {isAdmin && name === SIGNATURE && <SignatureForm />}
      {template &&
        isKnown &&
        (canChange ? <WordsForm key={name} kind={template.name} /> : <Sample {...template} />)}
    </Stack>
  );
}

function Sample({ name }: MailTemplate) {
  const translate = useTranslate();
  return (
    <>
      {theAccount().role === 'admin' && <Nothing>{translate('mail_words.not_changed')}</Nothing>}
      <Panel title={translate('mails.made_up')}>
        <MailPreview path={`/mails/templates/${name}/preview`} />
      </Panel>
    </>
  );
}
