import { BulkDeleteWithUndoButton, DataTable } from 'react-admin';
import type { Inquiry } from '../api/types';
import { formatDateTime } from '../format/dates';
import { DateTime } from '../format/DateTime';
import { RecordLink } from '../table/RecordLink';
import { RecordTable } from '../table/RecordTable';
import { useNothingFound } from './useNothingFound';

const HIDDEN = ['place', 'agree_newsletter', 'agree_terms', 'updated_at', 'where_did_find_about_us'];
const yesNo = (value: boolean) => (value ? 'Yes' : 'No');

export function InquiryTable() {
  useNothingFound();
  return (
    <RecordTable<Inquiry>
      bulkActions={<BulkDeleteWithUndoButton />}
      empty="No inquiries found"
      hiddenColumns={HIDDEN}
      rowClick="show"
      primary={(inquiry) => `${inquiry.first_name} ${inquiry.last_name}`}
      secondary={(inquiry) => `${formatDateTime(inquiry.created_at)} · ${inquiry.message}`}
    >
      <DataTable.Col source="first_name">
        <RecordLink source="first_name" type="show" />
      </DataTable.Col>
      <DataTable.Col source="last_name" />
      <DataTable.Col source="email" />
      <DataTable.Col source="phone_number" />
      <DataTable.Col source="country" />
      <DataTable.Col source="place" />
      <DataTable.Col source="project_interest" />
      <DataTable.Col source="where_did_find_about_us" />
      <DataTable.Col source="message" />
      <DataTable.Col
        source="agree_newsletter"
        render={(inquiry: Inquiry) => yesNo(inquiry.agree_newsletter)}
      />
      <DataTable.Col source="agree_terms" render={(inquiry: Inquiry) => yesNo(inquiry.agree_terms)} />
      <DataTable.Col source="created_at">
        <DateTime source="created_at" />
      </DataTable.Col>
      <DataTable.Col source="updated_at">
        <DateTime source="updated_at" />
      </DataTable.Col>
    </RecordTable>
  );
}
