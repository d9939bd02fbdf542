import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import type { DashboardNumbers } from '../api/types';
import { formatMinutes } from '../format/dates';
import { filtered } from '../kit/list/filtered';
import { momentOf } from '../kit/list/filters/days';
import { Nothing, Panel } from '../layout/Panel';
import styles from './dashboard.module.css';

type Group = DashboardNumbers['answers']['by_project'][number];

/**
 * How long visitors wait for the first answer: half of them less, half of them more.
 * @param since the first day that is counted
 */
export function AnswerTimes({
  answers,
  since,
}: {
  answers: DashboardNumbers['answers'];
  since: string | undefined;
}) {
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
      <p>
        {translate('inquiries.what_counts')}{' '}
        <Link className={styles.more} to="/inquiry-figures">
          {translate('today.all_figures')}
        </Link>
      </p>
      <div className={styles.pair}>
        <Groups by="project" groups={answers.by_project} since={since} />
        <Groups by="source" groups={answers.by_source} since={since} />
      </div>
    </Panel>
  );
}

function Median({ minutes }: { minutes: number | null }) {
  const translate = useTranslate();
  return minutes === null ? translate('today.none_yet') : formatMinutes(minutes);
}

interface GroupsProps {
  by: 'project' | 'source';
  groups: Group[];
  since: string | undefined;
}

function Groups({ by, groups, since }: GroupsProps) {
  const translate = useTranslate();
  const listOf = (value: string | null, more: object) =>
    filtered('/inquiries', {
      spam: false,
      ...(since && { created_at_gte: momentOf('from', since) }),
      ...(value === null ? { [`has_${by}`]: false } : { [`${by}_is`]: value }),
      ...more,
    });
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
              <Link to={listOf(value, { answered_at: true })}>{answered.toLocaleString()}</Link>{' '}
              {translate('today.of')} <Link to={listOf(value, {})}>{received.toLocaleString()}</Link>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
