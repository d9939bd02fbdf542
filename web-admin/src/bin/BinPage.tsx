import { ResourceContextProvider, useTranslate } from 'ra-core';
import { Link, useParams } from 'react-router-dom';
import { mayOpen } from '../api/session';
import type { BinRecord } from '../api/types';
import { formatDateTime, Time } from '../format/dates';
import styles from '../table/list.module.css';
import { RecordList } from '../table/RecordList';
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
  search: { source: 'q', placeholder: 'bin.search' },
  empty: 'bin.empty',
};

const KINDS = ['delegates', 'inquiries'];

/** What was removed in the last 30 days, by whom, and the way back. */
export function BinPage() {
  const translate = useTranslate();
  const { kind } = useParams();
  const kinds = KINDS.filter(mayOpen);
  const shown = kinds.find((one) => one === kind) ?? kinds[0];
  return (
    <ResourceContextProvider value={`${shown}/bin`}>
      <RecordList
        key={shown}
        setup={binSetup}
        title={translate('bin.title')}
        sort={NEWEST_FIRST}
        notice={
          <>
            <p className={styles.note}>{translate('bin.note')}</p>
            <nav className={styles.views} aria-label={translate('bin.kinds')}>
              {kinds.map((one) => (
                <Link key={one} to={`/bin/${one}`} aria-current={one === shown ? 'page' : undefined}>
                  {translate(`resources.${one}.plural`)}
                </Link>
              ))}
            </nav>
          </>
        }
      />
    </ResourceContextProvider>
  );
}
