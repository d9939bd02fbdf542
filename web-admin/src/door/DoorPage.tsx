import './door.css';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { Link, useSearchParams } from 'react-router-dom';
import { Loading, PageHead } from '../layout/Page';
import { RecordColumns } from '../layout/Panel';
import { doorQuery, useEvents, useReport } from './calls';
import { ConflictsPanel } from './ConflictsPanel';
import { DevicesPanel } from './DevicesPanel';
import { LivePanel } from './LivePanel';
import { ReportPanel } from './ReportPanel';

/** The day of the event, from the organizers' table: who scans, how many are in, what went wrong. */
export function DoorPage() {
  const [query, setQuery] = useSearchParams();
  const event = query.get('event') ?? undefined;
  const day = query.get('day') ?? undefined;
  const { data: events } = useEvents();
  const { data: report, error } = useReport(event, day);
  const shown = events?.find(({ id, name }) => (event ? id === event : name === report?.event_name));
  return (
    <>
      <PageHead
        title="Door"
        actions={
          <>
            <Button component={Link} to={`/door-sheet?${doorQuery({ event })}`}>
              Sheet to print
            </Button>
            <Button href="/admin/door" target="_blank" rel="noopener">
              Open the scanner
            </Button>
          </>
        }
      />
      {events && events.length > 1 && (
        <TextField
          select
          size="small"
          label="Event"
          value={shown?.id ?? ''}
          onChange={({ target }) => setQuery({ event: target.value })}
          sx={{ mb: 2, minWidth: 260 }}
        >
          {events.map(({ id, name, dates }) => (
            <MenuItem key={id} value={id}>
              {name} · {dates}
            </MenuItem>
          ))}
        </TextField>
      )}
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
