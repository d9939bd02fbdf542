import '../../messages/event/journal';
import '../../messages/event/reports';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useEventOfPage } from '../../api/chosenEvent';
import { isFreeEvent, useEvents } from '../../api/events';
import type { MoneyReport } from '../../api/types';
import { useCall } from '../../api/useCall';
import { formatDateTime } from '../../format/dates';
import { CanAccess, canAccess } from '../../kit/access';
import { EventChoice } from '../../layout/EventChoice';
import { Loading, PageHead } from '../../layout/Page';
import { PageTabs } from '../../layout/PageTabs';
import { ReportFiles } from '../SaveWorkbook';
import styles from './reports.module.css';
import { ReportTable } from './ReportTable';
import { bestOf, isSpelled, lookAlike, MONEY, PEOPLE, type By } from './rows';
import { ApartDialog, TogetherDialog } from './Spellings';

/** More would hide the report. */
const SUGGESTED = 5;
/** Heads of the files whose cells are sums. */
const NUMBERS = [
  'A place',
  'People',
  'Due',
  'Received',
  'Owed',
  'To return',
  'Movements',
  'Came in',
  'Paid back',
];

/** What was received, added up by church, ministry, price, day and way: on the screen, on paper and as a file. */
export function ReportsPage() {
  const translate = useTranslate();
  const [event, choose] = useEventOfPage();
  const [query] = useSearchParams();
  const asked = query.get('by');
  const by = [...PEOPLE, ...MONEY].find((one) => one === asked) ?? 'church';
  const { data: events } = useEvents();
  const chosen = events?.find(({ id }) => id === event);
  const { data, error, dataUpdatedAt } = useCall(['reports', by, event], (api) => api.moneyReport(by, event));
  const to = (one: string) =>
    `/reports?${new URLSearchParams({ by: one, ...(event && { event }) }).toString()}`;
  const isFree = chosen !== undefined && isFreeEvent(chosen);
  const tabs =
    isFree && !data?.sums.paid_centavos && isSpelled(by) ? PEOPLE.slice(0, 2) : [...PEOPLE, ...MONEY];
  return (
    <>
      <PageHead
        title={translate(chosen ? 'reports.title_of' : 'reports.title', { event: chosen?.name })}
        actions={
          <span className={styles.noPrint}>
            <Button component={Link} to={event ? `/events/${event}/overview` : '/movements'}>
              {translate('desk.back')}
            </Button>
            <CanAccess resource="reports" action="export">
              <ReportFiles
                resource={`movements/reports/${by}`}
                filter={event === undefined ? {} : { event_id: event }}
                title={translate(`reports.by.${by}`)}
                numbers={NUMBERS}
                disabled={!data || data.total === 0}
              />
            </CanAccess>
            <Button variant="contained" disabled={!data} onClick={() => window.print()}>
              {translate('desk.print')}
            </Button>
          </span>
        }
      />
      <div className={styles.noPrint}>
        <EventChoice value={event} onChange={choose} />
        <PageTabs
          name={translate('reports.tabs')}
          tabs={tabs.map((one) => [to(one), translate(`reports.by.${one}`)] as const)}
          at={to(by)}
        />
      </div>
      <p className={styles.onPaper}>
        {[
          translate(`reports.by.${by}`),
          !chosen && (events?.length ?? 0) > 1 && translate('reports.all_events'),
          translate('reports.as_of', { at: formatDateTime(new Date(dataUpdatedAt).toISOString()) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {error && !data && <p role="alert">{error.message}</p>}
      {!data && !error && <Loading />}
      {/* Another report begins with nothing chosen. */}
      {data && <Rows key={`${by} ${event}`} by={by} event={event} report={data} />}
    </>
  );
}

function Rows({ by, event, report }: { by: By; event: string | undefined; report: MoneyReport }) {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [together, setTogether] = useState<string[]>();
  const [apart, setApart] = useState<string>();
  const isManaged = canAccess('delegates', 'write') && isSpelled(by);
  const { rows, total, sums } = report;
  if (total === 0) return <p>{translate(sums.people === null ? 'reports.no_money' : 'reports.none')}</p>;
  // A name that is gone meanwhile is not chosen.
  const now = rows.flatMap(({ name }) => (name !== null && chosen.has(name) ? [name] : []));
  const alike = isManaged ? lookAlike(rows) : [];
  const onChoose = (name: string) =>
    setChosen(new Set(chosen.has(name) ? now.filter((one) => one !== name) : [...now, name]));
  return (
    <>
      {alike.length > 0 && (
        <Alert severity="info" className={styles.noPrint}>
          {translate('reports.alike')}
          <ul className={styles.alike}>
            {alike.slice(0, SUGGESTED).map((names) => (
              <li key={names.join('|')}>
                {names.join(', ')}{' '}
                <Button
                  size="small"
                  onClick={() => setTogether(names)}
                  aria-label={translate('reports.together.of', { spellings: names.join(', ') })}
                >
                  {translate('reports.together.open')}
                </Button>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {now.length > 0 && (
        <p className={`${styles.chosen} ${styles.noPrint}`} role="status">
          {translate('reports.chosen', { smart_count: now.length })}{' '}
          <Button variant="outlined" disabled={now.length < 2} onClick={() => setTogether(now)}>
            {translate('reports.together.open')}
          </Button>
        </p>
      )}
      <ReportTable
        by={by}
        event={event}
        report={report}
        onChoose={onChoose}
        chosen={isManaged ? new Set(now) : undefined}
        onSpellings={setApart}
      />
      {total > rows.length && (
        <p>
          {translate('reports.more', { count: rows.length.toLocaleString(), total: total.toLocaleString() })}
        </p>
      )}
      {by === 'day' && <p className={styles.note}>{translate('reports.days')}</p>}
      {sums.people !== null && Boolean(sums.due_centavos || sums.paid_centavos) && (
        <p className={styles.note}>{translate('reports.shared_out')}</p>
      )}
      {together && (
        <TogetherDialog
          kind={by}
          names={together}
          best={bestOf(together, rows)}
          onDone={() => setChosen(new Set())}
          onClose={() => setTogether(undefined)}
        />
      )}
      {apart !== undefined && <ApartDialog kind={by} name={apart} onClose={() => setApart(undefined)} />}
    </>
  );
}
