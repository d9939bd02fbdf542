import { useTranslate } from 'ra-core';
import type { ListedStaff } from '../api/types';
import { Time } from '../format/dates';
import { RecordList } from '../table/RecordList';
import type { ListSetup } from '../table/types';
import { AccountState, LastSignIn, roleName } from './accounts';

const staffList: ListSetup<ListedStaff> = {
  columns: [
    { source: 'name', kind: 'name' },
    { source: 'email' },
    { source: 'role', render: ({ role }) => roleName(role) },
    {
      source: 'disabled_at',
      unsortable: true,
      render: ({ disabled_at }) => <AccountState disabled={disabled_at !== null} />,
    },
    {
      source: 'last_signed_in_at',
      kind: 'time',
      unsortable: true,
      render: ({ last_signed_in_at }) => <LastSignIn at={last_signed_in_at} />,
    },
    {
      source: 'second_factor_since',
      render: ({ second_factor_since }) => (second_factor_since ? 'On' : 'Off'),
    },
    { source: 'created_at', kind: 'time', render: ({ created_at }) => <Time iso={created_at} /> },
  ],
  nameOf: ({ name }) => name,
  pathOf: ({ id }) => `/staff/${id}`,
  noteOf: ({ email, role, disabled_at }) => (
    <>
      {disabled_at && <AccountState disabled />} {roleName(role)} · {email}
    </>
  ),
  search: { source: 'q', placeholder: 'Name, e-mail' },
  views: [
    { name: 'All', filter: {} },
    { name: 'Enabled', filter: { disabled_at: false } },
    { name: 'Disabled', filter: { disabled_at: true } },
  ],
  filters: [
    {
      source: 'disabled_at',
      label: 'Account',
      kind: 'choice',
      choices: [
        { id: false, name: 'Enabled' },
        { id: true, name: 'Disabled' },
      ],
    },
  ],
  edgeOf: ({ disabled_at }) => (disabled_at ? 'var(--muted)' : undefined),
  empty: 'No accounts',
};

export function StaffList() {
  const translate = useTranslate();
  return <RecordList setup={staffList} create={translate('staff.create')} />;
}
