import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { ListBase, useResourceContext, useStore, useTranslate, type SortPayload } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageHead } from '../layout/Page';
import { ExportCsvButton } from './ExportCsvButton';
import { AskedFilters } from './FilterChips';
import { ListBody } from './ListBody';
import { ListEvent, OpensOnEvent } from './OfEvent';
import type { Listed, ListSetup } from './types';
import { Views } from './Views';

interface Props<T extends Listed> {
  setup: ListSetup<T>;
  /** Above the list. */
  notice?: ReactNode;
  /** Beside the title. */
  action?: ReactNode;
  /** Offers "Export CSV" of the whole selection. */
  csv?: boolean;
  /** Text of the button that makes a new record; no button without it. */
  create?: string;
  /** What can be done with the chosen records; no checkboxes without it. */
  bulk?: ReactNode;
  /** In place of the resource's own name. */
  title?: string;
  sort?: SortPayload;
}

const NEWEST_FIRST = { field: 'created_at', order: 'DESC' as const };
// A failure stands in the list itself, and an outage in its banner: no toast that passes.
const QUIETLY = { onError: () => undefined };

/** The one list setup: newest first, as many rows as last time, all that is in force in sight. */
export function RecordList<T extends Listed>({
  setup,
  notice,
  action,
  csv,
  create,
  bulk,
  ...props
}: Props<T>) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const [perPage] = useStore('rows_per_page', 10);
  const { opensOn } = setup;
  const title = props.title ?? translate(`resources.${resource}.plural`);
  const list = (
    <ListBase
      perPage={perPage}
      sort={props.sort ?? opensOn?.sort ?? NEWEST_FIRST}
      filterDefaultValues={opensOn?.filter}
      storeKey={opensOn ? false : undefined}
      queryOptions={QUIETLY}
    >
      <AskedFilters>
        <PageHead
          title={title}
          actions={
            <>
              {action}
              {csv && <ExportCsvButton />}
              {create && (
                <Button
                  component={Link}
                  to={`/${resource}/create`}
                  variant="contained"
                  startIcon={<AddIcon />}
                >
                  {create}
                </Button>
              )}
            </>
          }
        />
        {notice}
        {setup.ofEvents && <ListEvent />}
        {setup.views && <Views views={setup.views} />}
        <ListBody setup={setup} bulk={bulk} title={title} />
      </AskedFilters>
    </ListBase>
  );
  return setup.ofEvents ? <OpensOnEvent>{list}</OpensOnEvent> : list;
}
