import { useGetList } from 'ra-core';
import { Link } from 'react-router-dom';
import type { Delegate } from '../api/types';
import { formatDateTime } from '../format/dates';
import { Panel } from '../layout/Panel';
import { filtered } from './filtered';

const FILTER = { payment_status: false, proof_of_payment: true };
const WAITING = {
  filter: FILTER,
  sort: { field: 'created_at', order: 'ASC' as const },
  pagination: { page: 1, perPage: 6 },
};

/** The queue: the proofs that have waited longest, one click from the decision. */
export function WaitingProofs({ waiting }: { waiting?: number }) {
  const { data, error } = useGetList<Delegate>('delegates', WAITING);
  const all = waiting ? (
    <Link className="more" to={filtered('/delegates', FILTER)}>
      All {waiting.toLocaleString()} that wait
    </Link>
  ) : undefined;
  return (
    <Panel title="Proofs waiting" aside={all}>
      {error && !data && <p role="alert">{error.message}</p>}
      {data?.length === 0 && <p className="nothing">No proof is waiting. Well done.</p>}
      <ul className="queue">
        {data?.map(({ id, first_name, last_name, church_name, created_at }) => (
          <li key={id}>
            <Link to={`/delegates/${id}`}>
              {first_name} {last_name}
            </Link>
            <span>{church_name}</span>
            <time dateTime={created_at}>{formatDateTime(created_at)}</time>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
