import Card from '@mui/material/Card';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { DataTable, DataTableBody, type RaRecord, SimpleList } from 'react-admin';
import { palette } from '../theme/palette';
import { Row } from './Row';

type Props<T extends RaRecord> = {
  /** `<DataTable.Col>`s, for screens of 600 px and more. */
  children: ReactNode;
  bulkActions?: ReactNode;
  /** Where a click on a row leads. */
  rowClick?: 'edit' | 'show' | false;
  empty: string;
  /** Columns that stay hidden until someone chooses them. */
  hiddenColumns?: string[];
  /** Colours of meaning only: what a row's state is, never decoration. */
  rowSx?: (record: T) => object;
  /** What a phone shows of a record: a line, and what stands below it. */
  primary: (record: T) => ReactNode;
  secondary: (record: T) => ReactNode;
};

/** The one table setup: a dense table, and a plain list where a table would not fit. */
export function RecordTable<T extends RaRecord>(props: Props<T>) {
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const empty = <Card sx={{ p: 4, textAlign: 'center', color: 'text.secondary' }}>{props.empty}</Card>;
  return narrow ? (
    <Card>
      <SimpleList<T>
        primaryText={props.primary}
        secondaryText={props.secondary}
        rowClick={props.rowClick ?? 'edit'}
        rowSx={props.rowSx}
        empty={empty}
        sx={{ py: 0, '& li': { borderBottom: `1px solid ${palette.hairline}` } }}
      />
    </Card>
  ) : (
    <DataTable<T>
      body={Body}
      bulkActionButtons={props.bulkActions ?? false}
      empty={empty}
      hiddenColumns={props.hiddenColumns}
      hover
      rowClick={props.rowClick ?? 'edit'}
      rowSx={props.rowSx}
      sx={table}
    >
      {props.children}
    </DataTable>
  );
}

const Body = ({ children }: { children?: ReactNode }) => <DataTableBody row={Row}>{children}</DataTableBody>;

const table = {
  '& .RaDataTable-tableWrapper': {
    border: `1px solid ${palette.hairline}`,
    borderRadius: 1,
    bgcolor: '#fff',
    overflowX: 'auto',
  },
};
