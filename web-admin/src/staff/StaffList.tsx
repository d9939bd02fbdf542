import { Translate, useTranslate } from 'ra-core';
import type { ListedStaff } from '../api/types';
import { Time } from '../format/dates';
import { RecordList } from '../table/RecordList';
import type { ListSetup } from '../table/types';
import { AccountState, LastSignIn, roleWords } from './accounts';
import { ReadsPanel } from './ReadsPanel';

const staffList: ListSetup<ListedStaff> = {
  columns: [
    { source: 'name', kind: 'name' },
    { source: 'email' },
    { source: 'role', render: ({ role }) => <Translate i18nKey={roleWords(role)} /> },
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
      render: ({ second_factor_since }) => (
        <Translate i18nKey={second_factor_since ? 'desk.on' : 'desk.off'} />
      ),
    },
    { source: 'created_at', kind: 'time', render: ({ created_at }) => <Time iso={created_at} /> },
  ],
  nameOf: ({ name }) => name,
  pathOf: ({ id }) => `/staff/${id}`,
  noteOf: ({ email, role, disabled_at }) => (
    <>
      {disabled_at && <AccountState disabled />} <Translate i18nKey={roleWords(role)} /> · {email}
    </>
  ),
  search: { source: 'q', placeholder: 'staff.search' },
  views: [
    { name: 'desk.view_all', filter: {} },
    { name: 'staff.is_enabled', filter: { disabled_at: false } },
    { name: 'staff.is_disabled', filter: { disabled_at: true } },
  ],
  filters: [
    {
      source: 'disabled_at',
      kind: 'choice',
      choices: [
        { id: false, name: 'staff.is_enabled' },
        { id: true, name: 'staff.is_disabled' },
      ],
    },
  ],
  edgeOf: ({ disabled_at }) => (disabled_at ? 'var(--muted)' : undefined),
  empty: 'staff.none',
};

export function StaffList() {
  const translate = useTranslate();
  return (
    <>
      <RecordList setup={staffList} create={translate('staff.create')} />
      <ReadsPanel />
    </>
  );
}
