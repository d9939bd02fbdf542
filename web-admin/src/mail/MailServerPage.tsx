import '../messages/event/delegates';
import '../messages/event/mail-server';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { email, Form, maxValue, minValue, required, useTranslate } from 'ra-core';
import { useState } from 'react';
import { NumberInput, PasswordInput, SelectInput, TextInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { fieldErrors } from '../api/ApiError';
import { useApi } from '../api/dataProvider';
import type { MailServer, MailServerTrial, NewMailServer } from '../api/types';
import { useCall, useInvalidate } from '../api/useCall';
import { SaveButton } from '../kit/form/SaveButton';
import { UnsavedChanges } from '../kit/form/UnsavedChanges';
import { useSubmit } from '../kit/form/useSubmit';
import { useAction } from '../kit/useAction';
import { Confirm } from '../layout/Confirm';
import { Loading, PageHead } from '../layout/Page';
import { Facts, Panel } from '../layout/Panel';
import styles from './mail.module.css';

const KEY = ['mail-server'];
const SHOWS = ['mail-server', 'mails'];
const isRequired = [required()];
const isAddress = [required(), email('delegates.invalid_email')];
const isPort = [required(), minValue(1), maxValue(65_535)];
const ENCRYPTIONS = ['starttls', 'tls', 'none'] as const;
const CHOICES = ENCRYPTIONS.map((id) => ({ id, name: `mail_server.encryptions.${id}` }));
const EMPTY = {
  host: '',
  port: 587,
  encryption: 'starttls',
  user_name: '',
  password: '',
  from_name: '',
  from_address: '',
};
/** A colleague's change comes into the fields that nobody has typed in. */
const KEEPS_TYPING = { keepDirtyValues: true };

/** Which server mails go through; where the environment names it, only what it is. */
export function MailServerPage() {
  const translate = useTranslate();
  const { data: server, error } = useCall(KEY, (api) => api.mailServer());
  if (error) return <p role="alert">{error.message}</p>;
  if (!server) return <Loading />;
  return (
    <div className={styles.server}>
      <PageHead
        title={translate('mail_server.title')}
        actions={
          <Button component={Link} to="/mails">
            {translate('mail_server.to_mails')}
          </Button>
        }
      />
      {server.source === 'environment' ? <Fixed server={server} /> : <ServerForm server={server} />}
    </div>
  );
}

function Fixed({ server }: { server: MailServer }) {
  const translate = useTranslate();
  const { host, port, user_name, from_name, from_address } = server;
  return (
    <Panel title={translate('mail_server.ours')}>
      <p>{translate('mail_server.fixed')}</p>
      <Facts
        facts={[
          [translate('mail_server.host'), `${host}:${port}`],
          [translate('mail_server.user_name'), user_name],
          [translate('mail_server.from_name'), from_name],
          [translate('mail_server.from_address'), from_address],
        ]}
      />
    </Panel>
  );
}

/** What the API takes: an empty field is none. */
const toServer = (values: Partial<NewMailServer>): NewMailServer => ({
  host: values.host ?? '',
  port: values.port ?? 0,
  encryption: values.encryption ?? 'starttls',
  user_name: values.user_name || null,
  password: values.password || null,
  from_name: values.from_name ?? '',
  from_address: values.from_address ?? '',
});

function ServerForm({ server }: { server: MailServer }) {
  const api = useApi();
  const translate = useTranslate();
  const submit = useSubmit('mail_server.saved');
  const invalidate = useInvalidate();
  const [saves, setSaves] = useState(0);
  const startOver = () => setSaves((before) => before + 1);
  const isSet = server.source === 'back-office';
  const save = (values: object) =>
    submit(async () => {
      await api.saveMailServer(toServer(values));
      await invalidate(...SHOWS);
      startOver();
    });
  return (
    <Panel title={translate('mail_server.ours')}>
      {!isSet && <Alert severity="warning">{translate('mail_server.none')}</Alert>}
      {isSet && server.user_name !== null && !server.has_password && (
        <Alert severity="error">{translate('mail_server.unreadable')}</Alert>
      )}
      <p>{translate('mail_server.intro')}</p>
      <Form
        key={saves}
        defaultValues={isSet ? { ...server, password: '' } : EMPTY}
        resetOptions={KEEPS_TYPING}
        onSubmit={save}
        noValidate
      >
        <UnsavedChanges />
        <TextInput
          source="host"
          label="mail_server.host"
          helperText="mail_server.host_help"
          validate={isRequired}
          autoComplete="off"
        />
        <div className={styles.line}>
          <NumberInput source="port" label="mail_server.port" validate={isPort} />
          <SelectInput
            source="encryption"
            label="mail_server.encryption"
            choices={CHOICES}
            validate={isRequired}
          />
        </div>
        <TextInput
          source="user_name"
          label="mail_server.user_name"
          helperText="mail_server.user_name_help"
          autoComplete="off"
        />
        <PasswordInput
          source="password"
          label="mail_server.password"
          helperText={server.has_password ? 'mail_server.password_kept' : 'mail_server.password_new'}
          autoComplete="new-password"
        />
        <TextInput
          source="from_name"
          label="mail_server.from_name"
          helperText="mail_server.from_name_help"
          validate={isRequired}
          autoComplete="off"
        />
        <TextInput
          source="from_address"
          type="email"
          label="mail_server.from_address"
          validate={isAddress}
          autoComplete="off"
        />
        <Buttons canRemove={isSet} onRemoved={startOver} />
      </Form>
    </Panel>
  );
}

function Buttons({ canRemove, onRemoved }: { canRemove: boolean; onRemoved: () => void }) {
  const api = useApi();
  const translate = useTranslate();
  const { getValues, setError, trigger } = useFormContext<NewMailServer>();
  const [trial, setTrial] = useState<MailServerTrial>();
  const [asks, setAsks] = useState(false);
  const test = useAction((server: NewMailServer) => api.tryMailServer(server), { shows: [] });
  const remove = useAction(() => api.removeMailServer(), { shows: SHOWS, done: 'mail_server.removed' });
  const tryIt = async () => {
    setTrial(undefined);
    if (!(await trigger())) return;
    try {
      setTrial(await test.runAsync(toServer(getValues())));
    } catch (error) {
      // Field errors stand at their fields; every other error was announced.
      for (const [field, message] of Object.entries(fieldErrors(error) ?? {}))
        setError(field as keyof NewMailServer, { message });
    }
  };
  return (
    <>
      <div role="status">
        {trial && (
          <Alert severity={trial.works ? 'success' : 'error'}>
            {trial.works ? translate('mail_server.works') : trial.problem}
          </Alert>
        )}
      </div>
      <div className={styles.buttons}>
        <SaveButton />
        <Button variant="outlined" disabled={test.isPending} onClick={() => void tryIt()}>
          {translate(test.isPending ? 'mail_server.trying' : 'mail_server.try')}
        </Button>
        {canRemove && (
          <Button color="error" disabled={remove.disabled} onClick={() => setAsks(true)}>
            {translate('mail_server.remove')}
          </Button>
        )}
      </div>
      {asks && (
        <Confirm
          title={translate('mail_server.remove_title')}
          action={translate('mail_server.remove')}
          danger
          onConfirm={async () => {
            await remove.runAsync();
            onRemoved();
          }}
          onClose={() => setAsks(false)}
        >
          {translate('mail_server.remove_text')}
        </Confirm>
      )}
    </>
  );
}
