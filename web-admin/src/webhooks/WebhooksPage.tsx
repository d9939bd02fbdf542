import '../messages/jobs';
import '../messages/staff';
import '../messages/webhooks';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useApi } from '../api/dataProvider';
import type { WebhookEndpoint } from '../api/types';
import { useCall, useInvalidate } from '../api/useCall';
import { formatDateTime } from '../format/dates';
import { Confirm } from '../layout/Confirm';
import { Column, PageHead } from '../layout/Page';
import { Buttons, Panel, StateChip } from '../layout/Panel';
import { palette } from '../theme/palette';
import { AddEndpoint, SecretShown } from './AddEndpoint';
import { Deliveries } from './Deliveries';
import { useWebhookAction } from './useWebhookAction';
import styles from './webhooks.module.css';

const KEY = ['webhooks'];

/** Which systems are told what happens, how that went, and sending it again. */
export function WebhooksPage() {
  const translate = useTranslate();
  const invalidate = useInvalidate();
  const [secret, setSecret] = useState<string>();
  const { data, error } = useCall(KEY, (api) => api.webhooks());
  const refresh = () => void invalidate(KEY);
  return (
    <Column>
      <PageHead title={translate('resources.webhooks.plural')} />
      {secret !== undefined && <SecretShown secret={secret} onClose={() => setSecret(undefined)} />}
      {error && <Alert severity="error">{error.message}</Alert>}
      {data?.length === 0 && <Typography color="textSecondary">{translate('webhooks.none')}</Typography>}
      {data?.map((endpoint) => (
        <Endpoint key={endpoint.id} endpoint={endpoint} onChange={refresh} onSecret={setSecret} />
      ))}
      <AddEndpoint
        onAdded={(added) => {
          setSecret(added.secret);
          refresh();
        }}
      />
    </Column>
  );
}

type Props = { endpoint: WebhookEndpoint; onChange: () => void; onSecret: (secret: string) => void };

function Endpoint({ endpoint, onChange, onSecret }: Props) {
  const api = useApi();
  const translate = useTranslate();
  const { id, url, description, types, disabled_at, disabled_reason, failing_since } = endpoint;
  const [open, setOpen] = useState(false);
  const act = useWebhookAction(onChange);
  const enable = (disabled: boolean) =>
    act(() => api.changeWebhook(id, { url, description, types, disabled }));
  const rotate = async () => {
    const made = await act(() => api.newWebhookSecret(id));
    if (made) onSecret(made.secret);
  };
  const [asking, setAsking] = useState<'remove' | 'secret'>();
  return (
    <Panel
      title={description}
      aside={
        <StateChip
          label={translate(disabled_at ? 'staff.is_disabled' : 'desk.on')}
          color={disabled_at ? palette.danger : palette.leaf}
        />
      }
    >
      <Typography className={styles.url}>{url}</Typography>
      <Typography color="textSecondary">
        {types.length === 0 ? translate('webhooks.everything') : types.join(', ')}
      </Typography>
      {disabled_at && (
        <Alert severity="warning">
          {translate('webhooks.disabled_at', { date: formatDateTime(disabled_at) })} {disabled_reason}
        </Alert>
      )}
      {!disabled_at && failing_since && (
        <Alert severity="warning">
          {translate('webhooks.failing', { date: formatDateTime(failing_since) })}
        </Alert>
      )}
      <Buttons apart>
        <Button size="small" onClick={() => setOpen(!open)} aria-expanded={open}>
          {translate(open ? 'webhooks.hide' : 'webhooks.show')}
        </Button>
        <Button size="small" onClick={() => void act(() => api.testWebhook(id)).then(() => setOpen(true))}>
          {translate('webhooks.test')}
        </Button>
        <Button size="small" onClick={() => setAsking('secret')}>
          {translate('webhooks.new_secret')}
        </Button>
        <Button size="small" onClick={() => void enable(disabled_at === null)}>
          {translate(disabled_at ? 'staff.enable' : 'staff.disable')}
        </Button>
        <Button size="small" color="error" onClick={() => setAsking('remove')}>
          {translate('staff.remove')}
        </Button>
      </Buttons>
      {open && <Deliveries endpoint={id} />}
      {asking === 'remove' && (
        <Confirm
          title={translate('webhooks.remove_title', { name: description })}
          action={translate('webhooks.remove_action', { name: description })}
          danger
          onConfirm={() => act(() => api.removeWebhook(id))}
          onClose={() => setAsking(undefined)}
        >
          {translate('webhooks.remove_text')}
        </Confirm>
      )}
      {asking === 'secret' && (
        <Confirm
          title={translate('webhooks.secret_title')}
          action={translate('webhooks.secret_action')}
          onConfirm={rotate}
          onClose={() => setAsking(undefined)}
        >
          {translate('webhooks.secret_text')}
        </Confirm>
      )}
    </Panel>
  );
}
