import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import { Suspense } from 'react';
import { theAccount } from '../api/account/session';
import { useEventOfPage } from '../api/chosenEvent';
import { useCall } from '../api/useCall';
import { LastBackup } from '../backups/LastBackup';
import { useProposals } from '../content/calls';
import { FailedJobs } from '../jobs/FailedJobs';
import { CanAccess, canAccess } from '../kit/access';
import { EventChoice } from '../layout/EventChoice';
import { Loading, PageHead } from '../layout/Page';
import { MailNotice } from '../mail/MailNotice';
import { lazyPart } from '../parts/lazyPart';
import { AnswerTimes } from './AnswerTimes';
import { DailyChart } from './DailyChart';
import styles from './dashboard.module.css';
import { Figures } from './Figures';
import { FirstSteps } from './FirstSteps';
import { MoneyByEvent } from './MoneyByEvent';
import { NextSteps } from './NextSteps';
import { Reservations } from './Reservations';
import { WaitingInquiries, WaitingLines, WaitingProofs } from './Waiting';

const WaitingProposals = lazyPart(() => import('../content/approval/WaitingProposals'), 'WaitingProposals');

/** What staff look for first each day: what they have to do, what waits, then what came in and what is paid, then how it went. */
export function Dashboard() {
  const translate = useTranslate();
  // Only managers see figures; others see their own queue.
  const [event, choose] = useEventOfPage();
  const { data, error } = useDashboard(event, canAccess('today', 'figures'));
  return (
    <>
      <PageHead title={translate('desk.today')} />
      <CanAccess resource="delegates">
        <EventChoice value={event} onChange={choose} />
      </CanAccess>
      <div className={styles.today}>
        {error && !data && <Alert severity="error">{error.message}</Alert>}
        <CanAccess resource="mails">
          <MailNotice />
        </CanAccess>
        <CanAccess resource="jobs">
          <FailedJobs />
        </CanAccess>
        <CanAccess resource="content">
          <Proposals />
        </CanAccess>
        {theAccount().role === 'admin' && <FirstSteps />}
        <CanAccess resource="inquiries">
          <NextSteps />
        </CanAccess>
        <CanAccess resource="inquiries">
          <Reservations />
        </CanAccess>
        <div className={styles.queues}>
          <CanAccess resource="delegates">
            <WaitingProofs event={event} waiting={data?.delegates.proof_waiting} />
          </CanAccess>
          <CanAccess resource="inquiries">
            <WaitingInquiries />
          </CanAccess>
          <CanAccess resource="statement-lines">
            <WaitingLines />
          </CanAccess>
        </div>
        {data ? (
          <Figures numbers={data} event={event} />
        ) : (
          canAccess('today', 'figures') && !error && <Loading />
        )}
        {data && (
          <>
            <MoneyByEvent money={data.money} />
            <AnswerTimes answers={data.answers} since={data.per_day[0]?.day} />
            <DailyChart days={data.per_day} />
          </>
        )}
        {theAccount().role === 'admin' && <LastBackup />}
      </div>
    </>
  );
}

/** The day's numbers, counted by the server in the reader's days; asked again every minute. */
function useDashboard(event: string | undefined, enabled: boolean) {
  return useCall(['dashboard', 'numbers', event], (api) => api.dashboard(event), {
    // The old numbers stay until those of another event arrive, so that the page does not jump.
    placeholderData: (before) => before,
    refetchInterval: 60_000,
    enabled,
  });
}

/** Its code and the words of the site come with the first that waits. */
function Proposals() {
  const { data = [] } = useProposals();
  if (data.length === 0) return null;
  return (
    <Suspense>
      <WaitingProposals />
    </Suspense>
  );
}
