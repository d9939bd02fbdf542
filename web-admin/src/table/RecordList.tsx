import type { ReactElement, ReactNode } from 'react';
import { List, Pagination, type RaRecord } from 'react-admin';
import { ListActions } from './ListActions';

type Props = {
  children: ReactNode;
  filters?: ReactElement[];
  /** Offers "Export CSV" of the whole selection. */
  csv?: boolean;
  /** Text of the button that makes a new record; no button without it. */
  create?: string;
};

/** The one list setup: 10 rows, newest first, filters that can be saved, columns that can be chosen. */
export const RecordList = <T extends RaRecord>({ children, filters, csv, create }: Props) => (
  <List<T>
    actions={<ListActions csv={csv} create={create} filters={Boolean(filters)} />}
    component="div"
    empty={false}
    exporter={false}
    filters={filters}
    pagination={<Pagination rowsPerPageOptions={[10, 25, 50, 100]} />}
    perPage={10}
    sort={{ field: 'created_at', order: 'DESC' }}
  >
    {children}
  </List>
);
