import '../messages/keys';
import { Translate, useTranslate } from 'ra-core';
import type { ApiKey } from '../api/types';
import { formatDateTime, Time } from '../format/dates';
import { DataTable } from '../kit/list/DataTable';
import { List } from '../kit/list/List';
import styles from '../kit/list/table.module.css';
import { RemoveButton } from '../layout/RemoveButton';

const Col = DataTable.Col<ApiKey>;
const momentOf = (iso: string | null) => formatDateTime(iso) || <Never />;

/** In the words of the form that makes a key. */
function Scopes({ scopes }: Pick<ApiKey, 'scopes'>) {
  const translate = useTranslate();
  return scopes.map((scope) => translate(`keys.may.${scope}`)).join(' · ');
}

const Never = () => <Translate i18nKey="keys.never" />;

export function ApiKeyList() {
  const translate = useTranslate();
  return (
    <List create={translate('keys.create')}>
      <DataTable<ApiKey>
        recordRepresentation={({ name }) => name}
        secondaryText={(key) => (
          <div className={styles.whole}>
            <Scopes scopes={key.scopes} /> <RevokeButton apiKey={key} />
          </div>
        )}
        empty="keys.none"
      >
        <Col source="name" kind="name" />
        <Col source="scopes" kind="text" disableSort render={({ scopes }) => <Scopes scopes={scopes} />} />
        <Col source="last_used_at" kind="time" render={({ last_used_at }) => momentOf(last_used_at)} />
        <Col source="expires_at" kind="time" render={({ expires_at }) => momentOf(expires_at)} />
        <Col source="created_at" kind="time" render={({ created_at }) => <Time iso={created_at} />} />
        <Col
          source="revoke"
          label="keys.revoke"
          disableSort
          render={(key) => <RevokeButton apiKey={key} />}
        />
      </DataTable>
    </List>
  );
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
