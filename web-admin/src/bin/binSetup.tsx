import type { BinRecord } from '../api/types';
import { Time } from '../format/Time';
import { formatDateTime } from '../format/dates';
import type { ListSetup } from '../table/types';
import { BinActions } from './BinActions';

export const NEWEST_FIRST = { field: 'removed_at', order: 'DESC' as const };

export const binSetup: ListSetup<BinRecord> = {
  columns: [
    { source: 'name', kind: 'name' },
    { source: 'about', unsortable: true },
    { source: 'removed_by', unsortable: true },
    { source: 'removed_at', kind: 'time', render: ({ removed_at }) => <Time iso={removed_at} /> },
    { source: 'gone_at', kind: 'time', unsortable: true, render: ({ gone_at }) => <Time iso={gone_at} /> },
    { source: 'actions', unsortable: true, render: (record) => <BinActions record={record} /> },
  ],
  nameOf: ({ name }) => name,
  noteOf: (record) => (
    <>
      {[record.removed_by, formatDateTime(record.removed_at)].filter(Boolean).join(' · ')}
      <br />
      <BinActions record={record} />
    </>
  ),
  search: { source: 'q', placeholder: 'Name' },
  empty: 'Nothing was removed in the last 30 days',
};
