import { DataTable } from 'react-admin';
import type { Delegate } from '../api/types';
import { formatDateTime } from '../format/dates';
import { DateTime } from '../format/DateTime';
import { RecordList } from '../table/RecordList';
import { RecordLink } from '../table/RecordLink';
import { RecordTable } from '../table/RecordTable';
import { DelegateBulkActions } from './DelegateBulkActions';
import { delegateFilters } from './delegateFilters';
import { PAYMENT_MODES } from './paymentModes';
import { PaymentChip } from './PaymentChip';
import { PROGRESS, progressOf } from './progress';

const HIDDEN = ['age', 'ministry', 'address', 'payment_mode', 'qr_code', 'updated_at'];

const rowSx = (delegate: Delegate) => {
  const { color, tint } = PROGRESS[progressOf(delegate)];
  return { bgcolor: tint, '& td:first-of-type': { boxShadow: `inset 3px 0 ${color}` } };
};

export const DelegateList = () => (
  <RecordList<Delegate> filters={delegateFilters} csv create="Register a delegate">
    <RecordTable<Delegate>
      bulkActions={<DelegateBulkActions />}
      empty="No delegates found"
      hiddenColumns={HIDDEN}
      rowSx={rowSx}
      primary={(delegate) => `${delegate.first_name} ${delegate.last_name}`}
      secondary={(delegate) => (
        <>
          <PaymentChip /> {delegate.church_name} · {formatDateTime(delegate.created_at)}
        </>
      )}
    >
      <DataTable.Col source="payment_status">
        <PaymentChip />
      </DataTable.Col>
      <DataTable.Col source="first_name">
        <RecordLink source="first_name" type="edit" />
      </DataTable.Col>
      <DataTable.Col source="last_name" />
      <DataTable.Col source="church_name" />
      <DataTable.Col source="email" />
      <DataTable.Col source="phone_number" />
      <DataTable.NumberCol source="age" />
      <DataTable.Col source="ministry" />
      <DataTable.Col source="address" />
      <DataTable.Col
        source="payment_mode"
        render={({ payment_mode }: Delegate) => PAYMENT_MODES.find(({ id }) => id === payment_mode)?.name}
      />
      <DataTable.Col
        source="qr_code"
        label="QR code"
        disableSort
        render={({ qr_code }: Delegate) => (qr_code ? 'Made' : 'Not yet')}
      />
      <DataTable.Col source="created_at">
        <DateTime source="created_at" />
      </DataTable.Col>
      <DataTable.Col source="updated_at">
        <DateTime source="updated_at" />
      </DataTable.Col>
    </RecordTable>
  </RecordList>
);
