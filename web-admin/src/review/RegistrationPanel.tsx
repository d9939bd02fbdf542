import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { call } from '../api/client';
import type { Delegate, ProofRecord, Registration } from '../api/types';
import { formatDateTime } from '../format/dates';
import { formatCentavos } from '../format/money';
import { Panel } from '../layout/Panel';

const STATES = { waiting: 'Waiting', accepted: 'Accepted', rejected: 'Rejected', replaced: 'Replaced' };

/** Who pays for this delegate, who else is paid for, and every proof that was ever sent. */
export function RegistrationPanel({ delegate: { id, email, updated_at } }: { delegate: Delegate }) {
  const { data, error } = useQuery({
    queryKey: ['delegates', id, 'registration', updated_at],
    queryFn: () => call<Registration>('GET', `/registrations/${id}`),
  });
  if (error) return <p role="alert">{error.message}</p>;
  if (!data) return null;
  const { contact, delegates, proofs, reference } = data;
  const others = delegates.filter((each) => each.id !== id);
  const own = delegates.find((each) => each.id === id);
  const coming = delegates.filter(({ cancelled_at }) => !cancelled_at).length;
  return (
    <Panel title="Registration">
      <dl className="facts">
        <div>
          <dt>To pay</dt>
          <dd>
            {formatCentavos(data.total_centavos)}
            {others.length > 0 && ` for all ${coming}; verifying one pays for all`}
          </dd>
        </div>
        {own?.cancelled_at && (
          <div>
            <dt>Cancelled</dt>
            <dd>
              {formatDateTime(own.cancelled_at)}
              {own.cancelled_because && <q>{own.cancelled_because}</q>}
            </dd>
          </div>
        )}
        {(others.length > 0 || contact.email !== email) && (
          <div>
            <dt>Paid by</dt>
            <dd>
              {contact.first_name} {contact.last_name}, {contact.email}
            </dd>
          </div>
        )}
        {others.length > 0 && (
          <div>
            <dt>Together with</dt>
            <dd>
              {others.map((other) => (
                <Link key={other.id} to={`/delegates/${other.id}`} className="registered-with">
                  {other.first_name} {other.last_name}
                  {other.cancelled_at && ' (cancelled)'}
                </Link>
              ))}
            </dd>
          </div>
        )}
        {reference && (
          <div>
            <dt>Reference</dt>
            <dd>{reference}</dd>
          </div>
        )}
        {proofs.length > 0 && (
          <div>
            <dt>Proofs</dt>
            <dd>
              <ol className="proof-list">
                {proofs.map((proof) => (
                  <ProofItem key={proof.id} proof={proof} />
                ))}
              </ol>
            </dd>
          </div>
        )}
      </dl>
    </Panel>
  );
}

function ProofItem({ proof }: { proof: ProofRecord }) {
  const { picture, state, decided_by_name, created_at, reason } = proof;
  return (
    <li>
      <a href={picture} target="_blank" rel="noopener">
        {formatDateTime(created_at)}
      </a>
      : {STATES[state]}
      {decided_by_name && ` by ${decided_by_name}`}
      {reason && <q>{reason}</q>}
    </li>
  );
}
