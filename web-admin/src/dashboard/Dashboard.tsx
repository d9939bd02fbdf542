import './dashboard.css';
import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import { may, mayOpen, theAccount } from '../api/session';
import { Loading, PageHead } from '../layout/Page';
import { MailNotice } from '../mail/MailNotice';
import { Figures } from './Figures';
import { DailyChart } from './DailyChart';
import { LastBackup } from '../backups/LastBackup';
import { NextSteps } from './NextSteps';
import { MoneyByEvent } from './MoneyByEvent';
import { AnswerTimes } from './AnswerTimes';
import { WaitingInquiries, WaitingProofs } from './Waiting';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/dataProvider';

/** What staff look for first each day: what they have to do, what waits, then what came in and what is paid, then how it went. */
export function Dashboard() {
  const translate = useTranslate();
  // The figures are the managers'; others see what waits for them.
  const { data, error } = useDashboard(may('manager'));
  return (
    <>
      <PageHead title={translate('desk.today')} />
      <div className="today">
        {error && !data && <Alert severity="error">{error.message}</Alert>}
        {mayOpen('mails') && <MailNotice />}
        {mayOpen('inquiries') && <NextSteps />}
        {mayOpen('delegates') && <WaitingProofs waiting={data?.delegates.proof_waiting} />}
        {mayOpen('inquiries') && <WaitingInquiries />}
        {data ? <Figures numbers={data} /> : may('manager') && !error && <Loading />}
        {data && (
          <>
            <MoneyByEvent money={data.money} />
            <AnswerTimes answers={data.answers} />
            <DailyChart days={data.per_day} />
          </>
        )}
        {theAccount().role === 'admin' && <LastBackup />}
      </div>
    </>
  );
}

/** The day's numbers, counted by the server in the reader's days; asked again every minute. */
function useDashboard(enabled: boolean) {
  const api = useApi();
  return useQuery({
    queryKey: ['dashboard'],
    queryFn: () => api.dashboard(),
    refetchInterval: 60_000,
    enabled,
  });
}
