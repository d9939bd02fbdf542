import '../messages/event/questions';
import '../messages/event/events';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link, useParams } from 'react-router-dom';
import type { AnswerReport } from '../api/types';
import { useCall } from '../api/useCall';
import { Loading, PageHead } from '../layout/Page';
import { Panel } from '../layout/Panel';
import styles from './answers.module.css';

/** How many want what: for the kitchen, the shirts and the rooms, also on paper. */
export function AnswersPage() {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const { data, error } = useCall(['event-answers', id], (api) => api.eventAnswers(id));
  if (error) return <p role="alert">{error.message}</p>;
  if (!data) return <Loading />;
  return (
    <>
      <PageHead
        title={translate('questions.report.title', { event: data.event_name })}
        actions={
          <span className={styles.noPrint}>
            <Button component={Link} to={`/events/${id}/overview`}>
              {translate('desk.back')}
            </Button>
            <Button variant="contained" onClick={() => window.print()}>
              {translate('desk.print')}
            </Button>
          </span>
        }
      />
      <p>
        {data.questions.length === 0
          ? translate('questions.report.none')
          : translate('questions.report.people', { count: data.delegates.toLocaleString() })}
      </p>
      <div className={styles.reports}>
        {data.questions.map((report) => (
          <Counts key={report.question.key} event={id} report={report} />
        ))}
      </div>
    </>
  );
}

const listOf = (event: string, answers: object): string =>
  `/delegates?filter=${encodeURIComponent(JSON.stringify({ event_id: event, has_place: true, ...answers }))}`;

function Counts({ event, report }: { event: string; report: AnswerReport['questions'][number] }) {
  const translate = useTranslate();
  const { question, counts, unanswered, more } = report;
  const title = question.retired
    ? `${question.label} (${translate('questions.report.retired')})`
    : question.label;
  return (
    <Panel title={title}>
      <table className={styles.counts}>
        <thead>
          <tr>
            <th scope="col">{translate('questions.report.answer')}</th>
            <th scope="col">{translate('questions.report.count')}</th>
          </tr>
        </thead>
        <tbody>
          {counts.map(({ answer, label, delegates }) => (
            <tr key={String(answer)}>
              <th scope="row">{label}</th>
              <td>
                <Link to={listOf(event, { [`answers.${question.key}`]: answer })}>
                  {delegates.toLocaleString()}
                </Link>
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row">{translate('questions.report.unanswered')}</th>
            <td>{unanswered.toLocaleString()}</td>
          </tr>
        </tbody>
      </table>
      {more && <p>{translate('questions.report.more')}</p>}
    </Panel>
  );
}
