import { useTranslate } from 'ra-core';
import type { DashboardNumbers } from '../api/types';
import { formatMinutes } from '../format/dates';
import { Nothing, Panel } from '../layout/Panel';
import styles from './dashboard.module.css';

type Group = DashboardNumbers['answers']['by_project'][number];

/** How long visitors wait for the first answer: half of them less, half of them more. */
export function AnswerTimes({ answers }: { answers: DashboardNumbers['answers'] }) {
  const translate = useTranslate();
  return (
    <Panel
      title={translate('today.answer_times')}
      aside={
        <strong>
          <Median minutes={answers.median_minutes} />
        </strong>
      }
    >
      <p>{translate('inquiries.what_counts')}</p>
      <div className={styles.pair}>
        <Groups by="project" groups={answers.by_project} />
        <Groups by="source" groups={answers.by_source} />
      </div>
    </Panel>
  );
}

function Median({ minutes }: { minutes: number | null }) {
  const translate = useTranslate();
  return minutes === null ? translate('today.none_yet') : formatMinutes(minutes);
}

function Groups({ by, groups }: { by: 'project' | 'source'; groups: Group[] }) {
  const translate = useTranslate();
  if (groups.length === 0) return <Nothing>{translate('today.nothing_yet')}</Nothing>;
  return (
    <table className={styles.answerTimes}>
      <caption>{translate(`today.by_${by}`)}</caption>
      <thead>
        <tr>
          <th scope="col">{translate(`today.${by}`)}</th>
          <th scope="col">{translate('today.median')}</th>
          <th scope="col">{translate('today.answered')}</th>
        </tr>
      </thead>
      <tbody>
        {groups.map(({ value, median_minutes, answered, received }) => (
          <tr key={value ?? ''}>
            <th scope="row">{value ?? translate('today.not_known')}</th>
            <td>
              <Median minutes={median_minutes} />
            </td>
            <td>
              {translate('today.answered_of', {
                answered: answered.toLocaleString(),
                received: received.toLocaleString(),
              })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
