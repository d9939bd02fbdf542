import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { ListBase, useResourceContext, useStore, useTranslate, type SortPayload } from 'ra-core';
import { createContext, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { listKey } from '../../api/account/store';
import { PageHead } from '../../layout/Page';
import { ExportButton } from './ExportButton';
import { FilterButton } from './filters/FilterButton';
import { RequestedFiltersProvider, FilterChips } from './filters/FilterChips';
import { SearchInput } from './filters/SearchInput';
import { Views } from './filters/Views';
import styles from './list.module.css';
import { ListEvent, OF_EVENT, OpensOnEvent } from './ListEvent';
import type { Filter, Search, View } from './types';

interface Props {
  /** Words; those of the resource if there are none. */
  title?: string;
  sort?: SortPayload;
  filters?: Filter[];
  search?: Search;
  views?: View[];
  /** Its records belong to events: the chosen one stands above it, and is its filter `event_id`. */
  ofEvents?: boolean;
  /** Whether what is found can be saved as a file. */
  exporter?: boolean;
  /** What making a record is called. */
  create?: string;
  /** What can be done here besides. */
  actions?: ReactNode;
  /** Stands between the head and the filters. */
  notice?: ReactNode;
  /** A `<DataTable>`. */
  children: ReactNode;
}

/** What a list gives to its table: its name, and the place for tools of the table. */
export const InList = createContext<{ title: string; tools: HTMLElement | null }>({ title: '', tools: null });

const NEWEST_FIRST: SortPayload = { field: 'created_at', order: 'DESC' };
// A failure stands in the list itself, and an outage in its banner: no toast that passes.
const QUIETLY = { onError: () => undefined };

/** react-admin’s `<List>` with views, chips of the filters in force, and the event that one works on. */
export function List(props: Props) {
  const { sort = NEWEST_FIRST, ofEvents, children } = props;
  const { filters, search, views, notice } = props;
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const [perPage] = useStore('rows_per_page', 10);
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const title = props.title ?? translate(`resources.${resource}.plural`);
  const list = (
    <ListBase perPage={perPage} sort={sort} storeKey={listKey(resource)} queryOptions={QUIETLY}>
      <RequestedFiltersProvider>
        <div className={styles.list}>
          <PageHead title={title} actions={<ListActions {...props} />} />
          {notice}
          {ofEvents && <ListEvent />}
          {views && <Views views={views} />}
          <div className={styles.tools}>
            {search && <SearchInput {...search} />}
            {filters && <FilterButton filters={filters} />}
            <div ref={setTools} />
          </div>
          <FilterChips filters={filters ?? []} searched={search?.source} apart={ofEvents ? [OF_EVENT] : []} />
          <InList value={{ title, tools }}>{children}</InList>
        </div>
      </RequestedFiltersProvider>
    </ListBase>
  );
  return ofEvents ? <OpensOnEvent>{list}</OpensOnEvent> : list;
}

function ListActions({ actions, exporter, create }: Pick<Props, 'actions' | 'exporter' | 'create'>) {
  const resource = useResourceContext() ?? '';
  return (
    <>
      {actions}
      {exporter && <ExportButton />}
      {create && (
        <Button component={Link} to={`/${resource}/create`} variant="contained" startIcon={<AddIcon />}>
          {create}
        </Button>
      )}
    </>
  );
}
