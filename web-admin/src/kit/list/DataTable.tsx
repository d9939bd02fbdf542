import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useListContext, useTranslate } from 'ra-core';
import { Children, Fragment, isValidElement, use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { BulkActionsToolbar } from './bulk/BulkActionsToolbar';
import { SeenRowsProvider, useSelection } from './bulk/useSeenRows';
import { ColumnsButton } from './ColumnsButton';
import { useFilters } from './filters/FilterChips';
import { InList } from './List';
import styles from './list.module.css';
import { OF_EVENT, withEvent } from './ListEvent';
import { Pagination } from './Pagination';
import { SimpleList } from './SimpleList';
import { SortSelect } from './SortSelect';
import { Table } from './Table';
import type { Column, Listed, RowProps } from './types';

interface Props<T extends Listed> extends RowProps<T> {
  /** `<DataTable.Col>`s, in their order. */
  children: ReactNode;
  /** Columns that are hidden until somebody chooses them, by their source. */
  hiddenColumns?: string[];
  /** What can be done with the chosen records; no checkboxes without it. */
  bulkActionButtons?: ReactNode;
  /** What is said in place of the rows (words, or their key). */
  empty: string;
}

/**
 * react-admin’s `<DataTable>`: a dense table, on phones two lines a record. Below it the pages, and what can be done
 * with the chosen records.
 */
export function DataTable<T extends Listed>(props: Props<T>) {
  const { children, hiddenColumns = [], bulkActionButtons, empty, ...row } = props;
  const { data, error, isFetching, selectedIds } = useListContext<T>();
  const { tools } = use(InList);
  const narrow = useMediaQuery('(max-width:599.95px)', { noSsr: true });
  const seen = useSelection();
  const columns = columnsIn<T>(children);
  const rows = { ...row, columns, hiddenColumns, rows: data ?? [], selectable: Boolean(bulkActionButtons) };
  const tool = narrow ? (
    <SortSelect columns={columns} />
  ) : (
    <ColumnsButton columns={columns} hidden={hiddenColumns} />
  );
  return (
    <>
      {tools && createPortal(tool, tools)}
      {!data && error ? (
        <NotLoaded message={error.message} />
      ) : data?.length === 0 ? (
        <NothingFound words={empty} />
      ) : (
        data && (
          <div aria-busy={isFetching} className={`${styles.rows} ${isFetching ? styles.busy : ''}`}>
            {narrow ? <SimpleList {...rows} /> : <Table {...rows} />}
          </div>
        )
      )}
      {data && data.length > 0 && <Pagination />}
      {/* At the bottom, so that no row moves from under the pointer when the first one is chosen. */}
      {bulkActionButtons && selectedIds.length > 0 && (
        <SeenRowsProvider value={seen}>
          <BulkActionsToolbar>{bulkActionButtons}</BulkActionsToolbar>
        </SeenRowsProvider>
      )}
    </>
  );
}

/** Says what a column is; the table draws it. Name it for its records: `const Col = DataTable.Col<Delegate>`. */
function Col<T extends Listed>(_: Column<T>) {
  return null;
}
DataTable.Col = Col;

/** The props of the columns, also of those in fragments. */
function columnsIn<T extends Listed>(children: ReactNode): Column<T>[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return [];
    if (child.type === Fragment) return columnsIn<T>(child.props.children);
    return child.type === Col ? [child.props as unknown as Column<T>] : [];
  });
}

/** Where filters leave nothing over, the way back to all stands under it. */
function NothingFound({ words }: { words: string }) {
  const translate = useTranslate();
  const { values, changeFilters } = useFilters();
  const narrowed = Object.keys(values).some((source) => source !== OF_EVENT);
  return (
    <div className={styles.empty}>
      <p>{translate(words)}</p>
      {narrowed && (
        <Button onClick={() => changeFilters(({ [OF_EVENT]: event }) => withEvent({}, event))}>
          {translate('desk.show_all')}
        </Button>
      )}
    </div>
  );
}

function NotLoaded({ message }: { message: string }) {
  const { refetch } = useListContext();
  const translate = useTranslate();
  return (
    <div className={styles.empty} role="alert">
      <p>{translate('desk.list_failed')}</p>
      <p>{message}</p>
      <Button variant="outlined" onClick={() => void refetch()}>
        {translate('desk.retry')}
      </Button>
    </div>
  );
}
