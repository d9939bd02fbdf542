import { DataTable } from 'react-admin';
import type { StaffMember } from '../api/types';
import { DateTime } from '../format/DateTime';
import { RecordList } from '../table/RecordList';
import { RecordLink } from '../table/RecordLink';
import { RecordTable } from '../table/RecordTable';

export const StaffList = () => (
  <RecordList<StaffMember> create="Add an account">
    <RecordTable<StaffMember>
      empty="No accounts"
      primary={({ name }) => name}
      secondary={({ email, role }) => `${email} · ${role}`}
    >
      <DataTable.Col source="name">
        <RecordLink source="name" type="edit" />
      </DataTable.Col>
      <DataTable.Col source="email" />
      <DataTable.Col source="role" />
      <DataTable.Col<StaffMember>
        source="second_factor_since"
        render={({ second_factor_since }) => (second_factor_since ? 'On' : 'Off')}
      />
      <DataTable.Col source="created_at">
        <DateTime source="created_at" />
      </DataTable.Col>
    </RecordTable>
  </RecordList>
);
