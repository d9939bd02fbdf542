import { DataTable, DeleteWithConfirmButton } from 'react-admin';
import type { ApiKey } from '../api/types';
import { formatDateTime } from '../format/dates';
import { DateTime } from '../format/DateTime';
import { RecordList } from '../table/RecordList';
import { RecordTable } from '../table/RecordTable';

export const ApiKeyList = () => (
  <RecordList<ApiKey> create="Make a key">
    <RecordTable<ApiKey>
      empty="No API keys"
      rowClick={false}
      primary={({ name }) => name}
      secondary={({ scopes }) => scopes.join(', ')}
    >
      <DataTable.Col source="name" />
      <DataTable.Col source="scopes" disableSort render={({ scopes }: ApiKey) => scopes.join(', ')} />
      <DataTable.Col
        source="last_used_at"
        render={({ last_used_at }: ApiKey) => formatDateTime(last_used_at) || 'Never'}
      />
      <DataTable.Col
        source="expires_at"
        render={({ expires_at }: ApiKey) => formatDateTime(expires_at) || 'Never'}
      />
      <DataTable.Col source="created_at">
        <DateTime source="created_at" />
      </DataTable.Col>
      <DataTable.Col label="Revoke">
        <DeleteWithConfirmButton
          label="Revoke"
          confirmTitle="Revoke this key?"
          confirmContent="Programs that use it are refused from now on. It cannot be brought back."
          redirect={false}
        />
      </DataTable.Col>
    </RecordTable>
  </RecordList>
);
