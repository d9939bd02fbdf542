import { useTranslate } from 'ra-core';
import type { StaffMember } from '../api/types';
import { Time } from '../format/Time';
import { RecordList } from '../table/RecordList';
import type { ListSetup } from '../table/types';
import { roleName } from './roles';

const staffList: ListSetup<StaffMember> = {
  columns: [
    { source: 'name', kind: 'name' },
    { source: 'email' },
    { source: 'role', render: ({ role }) => roleName(role) },
    {
      source: 'second_factor_since',
      render: ({ second_factor_since }) => (second_factor_since ? 'On' : 'Off'),
    },
    { source: 'created_at', kind: 'time', render: ({ created_at }) => <Time iso={created_at} /> },
  ],
  nameOf: ({ name }) => name,
  pathOf: ({ id }) => `/staff/${id}`,
  noteOf: ({ email, role }) => `${roleName(role)} · ${email}`,
  empty: 'No accounts',
};

export function StaffList() {
  const translate = useTranslate();
  return <RecordList setup={staffList} create={translate('staff.create')} />;
}
