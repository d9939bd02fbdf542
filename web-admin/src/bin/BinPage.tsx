import '../messages/bin';
import { ResourceContextProvider, useTranslate } from 'ra-core';
import { Link, useParams } from 'react-router-dom';
import type { BinRecord } from '../api/types';
import { formatDateTime, Time } from '../format/dates';
import { canAccess } from '../kit/access';
import { DataTable } from '../kit/list/DataTable';
import { List } from '../kit/list/List';
import styles from '../kit/list/list.module.css';
import { Intro } from '../layout/Panel';
import { BinActions } from './BinActions';

const NEWEST_FIRST = { field: 'removed_at', order: 'DESC' as const };

const Col = DataTable.Col<BinRecord>;
const KINDS = ['delegates', 'inquiries'];

/** What was removed in the last 30 days, by whom, and the way back. */
export function BinPage() {
  const translate = useTranslate();
  const { kind } = useParams();
  const kinds = KINDS.filter((kind) => canAccess(kind));
  const shown = kinds.find((one) => one === kind) ?? kinds[0];
  return (
    <ResourceContextProvider value={`${shown}/bin`}>
      <List
        key={shown}
        title={translate('bin.title')}
        sort={NEWEST_FIRST}
        search={{ source: 'q', placeholder: 'bin.search' }}
        notice={
          <>
            <Intro>{translate('bin.note')}</Intro>
            <nav className={styles.views} aria-label={translate('bin.kinds')}>
              {kinds.map((one) => (
                <Link key={one} to={`/bin/${one}`} aria-current={one === shown ? 'page' : undefined}>
                  {translate(`resources.${one}.plural`)}
                </Link>
              ))}
            </nav>
          </>
        }
      >
        <DataTable<BinRecord>
          recordRepresentation={({ name }) => name}
          secondaryText={(record) => (
            <>
              {[record.removed_by, formatDateTime(record.removed_at)].filter(Boolean).join(' · ')}
              <br />
              <BinActions record={record} />
            </>
          )}
          empty="bin.empty"
        >
          <Col source="name" kind="name" />
          <Col source="about" disableSort />
          <Col source="removed_by" disableSort />
          <Col source="removed_at" kind="time" render={({ removed_at }) => <Time iso={removed_at} />} />
          <Col source="gone_at" kind="time" disableSort render={({ gone_at }) => <Time iso={gone_at} />} />
          <Col source="actions" disableSort render={(record) => <BinActions record={record} />} />
        </DataTable>
      </List>
    </ResourceContextProvider>
  );
}
