import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Title } from 'react-admin';
import { Panel } from '../layout/Panel';
import { Counts } from './Counts';
import { DailyTable } from './DailyTable';
import { Figures } from './Figures';
import { useDashboard } from './useDashboard';
import { WaitingProofs } from './WaitingProofs';

const DailyChart = lazy(() => import('./DailyChart'));

/** What staff look for each morning: what waits, what came in, what is paid. */
export function Dashboard() {
  const { data, error } = useDashboard();
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>
      <Title title="Morning" />
      {error && <Alert severity="error">{error.message}</Alert>}
      {data ? <Figures numbers={data} /> : !error && <Skeleton variant="rounded" height={116} />}
      <Box sx={columns}>
        <Panel title="Registrations and inquiries, last 30 days">
          <ErrorBoundary fallback={<Typography>The chart cannot be drawn in this browser.</Typography>}>
            <Suspense fallback={chartLoading}>
              {data ? <DailyChart days={data.per_day} /> : chartLoading}
            </Suspense>
          </ErrorBoundary>
          {data && <DailyTable days={data.per_day} />}
        </Panel>
        <WaitingProofs />
      </Box>
      {data && (
        <Box sx={{ ...columns, gridTemplateColumns: { xs: single, md: '1fr 1fr' } }}>
          <Counts title="Inquiries by project, last 30 days" counts={data.by_project_interest} />
          <Counts title="How they found us, last 30 days" counts={data.by_where_did_find_about_us} />
        </Box>
      )}
    </Box>
  );
}

const chartLoading = <Skeleton variant="rounded" height={290} />;
const single = 'minmax(0, 1fr)';
const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: single, lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
};
