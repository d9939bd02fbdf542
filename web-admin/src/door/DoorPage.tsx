import '../messages/event/door';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link, useSearchParams } from 'react-router-dom';
import { useEventOfPage } from '../api/chosenEvent';
import { useEvents } from '../api/events';
import { CanAccess } from '../kit/access';
import { EventChoice } from '../layout/EventChoice';
import { Loading, PageHead } from '../layout/Page';
import { RecordColumns } from '../layout/Panel';
import { doorQuery, useReport } from './calls';
import { ConflictsPanel } from './ConflictsPanel';
import { DevicesPanel } from './DevicesPanel';
import { LivePanel } from './LivePanel';
import { ReportPanel } from './ReportPanel';

/** The day of the event, from the organizers' table: who scans, how many are in, what went wrong. */
export function DoorPage() {
  const translate = useTranslate();
  const [query] = useSearchParams();
  const [event, choose] = useEventOfPage();
  const day = query.get('day') ?? undefined;
  const { data: events } = useEvents();
  const { data: report, error } = useReport(event, day);
  const shown = events?.find(({ id, name }) => (event ? id === event : name === report?.event_name));
  return (
    <>
      <PageHead
        title={translate('door.title')}
        actions={
          <>
            <Button component={Link} to={`/door-sheet?${doorQuery({ event })}`}>
              {translate('door.to_print')}
            </Button>
            {shown && (
              <CanAccess resource="movements">
                <Button component={Link} to={`/events/${shown.id}/cash`}>
                  {translate('door.cash')}
                </Button>
              </CanAccess>
            )}
            <Button href="/admin/door" target="_blank" rel="noopener">
              {translate('door.open_scanner')}
            </Button>
          </>
        }
      />
      <EventChoice one value={shown?.id} onChange={choose} />
      {error && <Alert severity="error">{error.message}</Alert>}
      {!error && !report && <Loading />}
      {report && (
        <RecordColumns
          shares={[3, 2]}
          left={
            <>
              <LivePanel report={report} />
              <DevicesPanel event={event} startsAt={shown?.starts_at} />
            </>
          }
          right={
            <>
              <ConflictsPanel conflicts={report.conflicts} />
              <ReportPanel report={report} event={event} />
            </>
          }
        />
      )}
    </>
  );
}
