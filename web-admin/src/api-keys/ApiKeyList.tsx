import '../messages/keys';
import { Translate, useTranslate } from 'ra-core';
import type { ApiKey } from '../api/types';
import { formatDateTime, Time } from '../format/dates';
import { RemoveButton } from '../layout/RemoveButton';
import { RecordList } from '../table/RecordList';
import styles from '../table/table.module.css';
import type { ListSetup } from '../table/types';

const keyList: ListSetup<ApiKey> = {
  columns: [
    { source: 'name', kind: 'name' },
    { source: 'scopes', unsortable: true, kind: 'text', render: ({ scopes }) => <Scopes scopes={scopes} /> },
    {
      source: 'last_used_at',
      kind: 'time',
      render: ({ last_used_at }) => formatDateTime(last_used_at) || <Never />,
    },
    {
      source: 'expires_at',
      kind: 'time',
      render: ({ expires_at }) => formatDateTime(expires_at) || <Never />,
    },
    { source: 'created_at', kind: 'time', render: ({ created_at }) => <Time iso={created_at} /> },
    {
      source: 'revoke',
      label: 'keys.revoke',
      unsortable: true,
      render: (key) => <RevokeButton apiKey={key} />,
    },
  ],
  nameOf: ({ name }) => name,
  noteOf: (key) => (
    <div className={styles.whole}>
      <Scopes scopes={key.scopes} /> <RevokeButton apiKey={key} />
    </div>
  ),
  empty: 'keys.none',
};

/** In the words of the form that makes a key. */
function Scopes({ scopes }: Pick<ApiKey, 'scopes'>) {
  const translate = useTranslate();
  return scopes.map((scope) => translate(`keys.may.${scope}`)).join(' · ');
}

const Never = () => <Translate i18nKey="keys.never" />;

export function ApiKeyList() {
  const translate = useTranslate();
  return <RecordList setup={keyList} create={translate('keys.create')} />;
}

function RevokeButton({ apiKey: { id, name } }: { apiKey: ApiKey }) {
  const translate = useTranslate();
  return (
    <RemoveButton
      resource="api-keys"
      record={{ id, name }}
      words={{
        button: translate('keys.revoke'),
        title: translate('keys.revoke_title', { name }),
        text: translate('keys.revoke_text'),
        action: translate('keys.revoke_action', { name }),
        done: translate('keys.revoked', { name }),
      }}
    />
  );
}
