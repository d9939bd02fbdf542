import { Translate, useTranslate } from 'ra-core';
import type { ListedStaff } from '../api/types';
import { Time } from '../format/dates';
import { DataTable } from '../kit/list/DataTable';
import { List } from '../kit/list/List';
import type { Filter, View } from '../kit/list/types';
import { AccountState, LastSignIn, roleWords } from './accounts';
import { ReadsPanel } from './ReadsPanel';

const VIEWS: View[] = [
  { name: 'desk.view_all', filter: {} },
  { name: 'staff.is_enabled', filter: { disabled_at: false } },
  { name: 'staff.is_disabled', filter: { disabled_at: true } },
];
const FILTERS: Filter[] = [
  {
    source: 'disabled_at',
    kind: 'choice',
    choices: [
      { id: false, name: 'staff.is_enabled' },
      { id: true, name: 'staff.is_disabled' },
    ],
  },
];
const Col = DataTable.Col<ListedStaff>;
const Role = ({ role }: Pick<ListedStaff, 'role'>) => <Translate i18nKey={roleWords(role)} />;

export function StaffList() {
  const translate = useTranslate();
  return (
    <>
      <List
        filters={FILTERS}
        search={{ source: 'q', placeholder: 'staff.search' }}
        views={VIEWS}
        create={translate('staff.create')}
      >
        <DataTable<ListedStaff>
          recordRepresentation={({ name }) => name}
          rowClick="edit"
          rowEdge={({ disabled_at }) => (disabled_at ? 'var(--muted)' : undefined)}
          secondaryText={({ email, role, disabled_at }) => (
            <>
              {disabled_at && <AccountState disabled />} <Role role={role} /> · {email}
            </>
          )}
          empty="staff.none"
        >
          <Col source="name" kind="name" />
          <Col source="email" />
          <Col source="role" render={({ role }) => <Role role={role} />} />
          <Col
            source="disabled_at"
            disableSort
            render={({ disabled_at }) => <AccountState disabled={disabled_at !== null} />}
          />
          <Col
            source="last_signed_in_at"
            kind="time"
            disableSort
            render={({ last_signed_in_at }) => <LastSignIn at={last_signed_in_at} />}
          />
          <Col
            source="second_factor_since"
            render={({ second_factor_since }) => (
              <Translate i18nKey={second_factor_since ? 'desk.on' : 'desk.off'} />
            )}
          />
          <Col source="created_at" kind="time" render={({ created_at }) => <Time iso={created_at} />} />
        </DataTable>
      </List>
      <ReadsPanel />
    </>
  );
}
