import type { DashboardNumbers } from '../api/types';
import { formatMinutes } from '../format/dates';
import { Panel } from '../layout/Panel';

type Group = DashboardNumbers['answers']['by_project'][number];

const shown = (minutes: number | null) => (minutes === null ? 'None yet' : formatMinutes(minutes));

/** How long visitors wait for the first answer: half of them less, half of them more. */
export function AnswerTimes({ answers }: { answers: DashboardNumbers['answers'] }) {
  return (
    <Panel
      title="Median time to the first answer, last 30 days"
      aside={<strong>{shown(answers.median_minutes)}</strong>}
    >
      <div className="pair">
        <Groups title="By project" groups={answers.by_project} />
        <Groups title="By source" groups={answers.by_source} />
      </div>
    </Panel>
  );
}

function Groups({ title, groups }: { title: string; groups: Group[] }) {
  if (groups.length === 0) return <p className="nothing">Nothing yet</p>;
  return (
    <table className="answer-times">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{title.replace('By ', '').replace(/^./, (first) => first.toUpperCase())}</th>
          <th scope="col">Median</th>
          <th scope="col">Answered</th>
        </tr>
      </thead>
      <tbody>
        {groups.map(({ value, median_minutes, answered, received }) => (
          <tr key={value ?? ''}>
            <th scope="row">{value ?? 'Not known'}</th>
            <td>{shown(median_minutes)}</td>
            <td>
              {answered.toLocaleString()} of {received.toLocaleString()}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
