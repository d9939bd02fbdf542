import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useListContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { BulkBar } from './BulkBar';
import { FilterChips } from './FilterChips';
import styles from './list.module.css';
import { OF_EVENT } from './OfEvent';
import { Pager } from './Pager';
import { RecordCards } from './RecordCards';
import { RecordTable } from './RecordTable';
import { Toolbar } from './Toolbar';
import type { Listed, ListSetup } from './types';
import { SeenRowsProvider, useSelection } from './useSeenRows';

interface Props<T extends Listed> {
  setup: ListSetup<T>;
  bulk?: ReactNode;
  title: string;
}

/** What a list shows: tools, the filters in force, the rows or why there are none, the pages. */
export function ListBody<T extends Listed>({ setup, bulk, title }: Props<T>) {
  const { data, error, isFetching, selectedIds } = useListContext<T>();
  const translate = useTranslate();
  const narrow = useMediaQuery('(max-width:599.95px)', { noSsr: true });
  const seen = useSelection();
  const Rows = narrow ? RecordCards : RecordTable;
  return (
    <>
      <Toolbar setup={setup} narrow={narrow} />
      <FilterChips
        filters={setup.filters ?? []}
        searched={setup.search?.source}
        apart={setup.ofEvents ? [OF_EVENT] : []}
      />
      {!data && error ? (
        <NotLoaded message={error.message} />
      ) : data?.length === 0 ? (
        <p className={styles.empty}>{translate(setup.empty)}</p>
      ) : (
        data && (
          <div aria-busy={isFetching} className={isFetching ? styles.busy : undefined}>
            <Rows setup={setup} rows={data} selectable={Boolean(bulk)} title={title} />
          </div>
        )
      )}
      {data && data.length > 0 && <Pager />}
      {/* At the bottom, so that no row moves from under the pointer when the first one is chosen. */}
      {bulk && selectedIds.length > 0 && (
        <SeenRowsProvider value={seen}>
          <BulkBar>{bulk}</BulkBar>
        </SeenRowsProvider>
      )}
    </>
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
