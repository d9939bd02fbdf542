import '../messages/event/review';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import type { Delegate, ProofRecord, Registration } from '../api/types';
import { useNewest } from '../api/useNewest';
import { formatDateTime } from '../format/dates';
import { formatCentavos } from '../format/money';
import { OwnMovements } from '../journal/OwnMovements';
import { Buttons, Fact, Panel } from '../layout/Panel';
import factsStyles from '../parts/facts.module.css';
import { AddPerson } from './actions/AddPerson';
import { CancelRegistration } from './actions/CancelRegistration';
import { CorrectContact } from './actions/CorrectContact';
import styles from './delegate.module.css';
import { nameOf } from './names';
import { EnterPayment } from './payment/EnterPayment';
import { isFree } from './payment/progress';
import { TogetherPaid } from './payment/TogetherPaid';
import { EarlyTickets } from './tickets/EarlyTickets';

/** Who pays for this delegate, who else is paid for, and every proof that was ever sent. */
export function RegistrationPanel({ delegate }: { delegate: Delegate }) {
  const { id, event_id, updated_at } = delegate;
  const translate = useTranslate();
  const { data, error } = useNewest(['delegates', id, 'registration'], updated_at, (api) =>
    api.registration(id),
  );
  if (error) return <p role="alert">{error.message}</p>;
  if (!data) return null;
  const { paid_centavos, owed_centavos } = data.money;
  const coming = comingOf(data);
  const maySendEarly = coming > 0 && !data.payment_status && owed_centavos > 0 && !data.tickets_because;
  return (
    <Panel
      title={translate('review.registration.title')}
      aside={coming > 1 && <CancelRegistration registration={data} />}
    >
      <dl className={factsStyles.facts}>
        <Fact label={translate('review.code')}>{data.code}</Fact>
        <MoneyFacts delegate={delegate} registration={data} />
        <PeopleFacts delegate={delegate} registration={data} />
        {data.tickets_because && (
          <Fact label={translate('review.registration.early')}>
            <q>{data.tickets_because}</q>
          </Fact>
        )}
        {data.proofs.length > 0 && (
          <Fact label={translate('review.registration.proofs')}>
            <ol className={styles.proofList}>
              {data.proofs.map((proof) => (
                <ProofItem key={proof.id} proof={proof} />
              ))}
            </ol>
          </Fact>
        )}
      </dl>
      <Buttons>
        {coming > 0 && (data.due_centavos > 0 || paid_centavos > 0) && <EnterPayment registration={data} />}
        {coming > 0 && <AddPerson registration={data} event={event_id} />}
        {maySendEarly && <EarlyTickets registration={data} />}
      </Buttons>
    </Panel>
  );
}

const comingOf = ({ delegates }: Registration): number =>
  delegates.filter(({ cancelled_at }) => !cancelled_at).length;

interface FactsProps {
  delegate: Delegate;
  registration: Registration;
}

/** What is due, what was received and returned, and the reference that it was paid with. */
function MoneyFacts({ delegate, registration }: FactsProps) {
  const translate = useTranslate();
  const { id, money, reference } = registration;
  const { paid_centavos, owed_centavos, to_return_centavos } = money;
  const coming = comingOf(registration);
  const sum = formatCentavos(registration.due_centavos);
  let toPay = translate('review.registration.nothing_to_pay');
  if (coming === 1) toPay = sum;
  if (coming > 1) toPay = translate('review.registration.for_all', { sum, count: coming });
  return (
    <>
      {!isFree(delegate) && <Fact label={translate('review.registration.to_pay')}>{toPay}</Fact>}
      {paid_centavos > 0 && (
        <Fact label={translate('review.registration.money.paid')}>{formatCentavos(paid_centavos)}</Fact>
      )}
      {/* Of who paid nothing, all that is to pay is owed: it stands above. */}
      {owed_centavos > 0 && paid_centavos > 0 && (
        <Fact label={translate('review.registration.money.owed')}>{formatCentavos(owed_centavos)}</Fact>
      )}
      {to_return_centavos > 0 && (
        <Fact label={translate('review.registration.money.to_return')}>
          {formatCentavos(to_return_centavos)}{' '}
          <Link to={`/review/to-return?event=${delegate.event_id}`}>
            {translate('review.registration.enter_refund')}
          </Link>
        </Fact>
      )}
      <OwnMovements
        registration={id}
        version={delegate.updated_at}
        moreOf={({ kind, shared_payment_id: shared }) =>
          kind === 'payment' &&
          shared !== null && <TogetherPaid shared={shared} registration={id} version={delegate.updated_at} />
        }
      />
      {reference && <Fact label={translate('review.registration.reference')}>{reference}</Fact>}
    </>
  );
}

/** Who pays, who else is paid for, and who may have registered twice. */
function PeopleFacts({ delegate, registration }: FactsProps) {
  const translate = useTranslate();
  const { contact, delegates, same_people } = registration;
  const own = delegates.find(({ id }) => id === delegate.id);
  const others = delegates.filter(({ id }) => id !== delegate.id);
  return (
    <>
      {own?.cancelled_at && (
        <Fact label={translate('review.registration.cancelled')}>
          {formatDateTime(own.cancelled_at)}
          {own.cancelled_because && (
            <>
              {': '}
              <q>{own.cancelled_because}</q>
            </>
          )}
        </Fact>
      )}
      {(others.length > 0 || contact.email !== delegate.email) && (
        <Fact label={translate(isFree(delegate) ? 'review.registered_by' : 'review.paid_by')}>
          {contact.first_name} {contact.last_name}, {contact.email}{' '}
          <CorrectContact registration={registration} />
        </Fact>
      )}
      {others.length > 0 && (
        <Fact label={translate('review.registration.together')}>
          {others.map((other) => (
            <Link key={other.id} to={`/delegates/${other.id}`} className={styles.registeredWith}>
              {other.cancelled_at
                ? translate('review.registration.is_cancelled', { name: nameOf(other) })
                : nameOf(other)}
            </Link>
          ))}
        </Fact>
      )}
      {same_people.length > 0 && (
        <Fact label={translate('review.registration.same')}>
          {same_people.map((same) => (
            <Link key={same.id} to={`/delegates/${same.id}`} className={styles.registeredWith}>
              {nameOf(same)}, {formatDateTime(same.created_at)}
            </Link>
          ))}
        </Fact>
      )}
    </>
  );
}

function ProofItem({ proof }: { proof: ProofRecord }) {
  const translate = useTranslate();
  const { picture, state, decided_by_name, created_at, reason } = proof;
  return (
    <li>
      <a href={picture} target="_blank" rel="noopener">
        {formatDateTime(created_at)}
      </a>
      :{' '}
      {decided_by_name
        ? translate('review.by', { what: translate(`review.states.${state}`), name: decided_by_name })
        : translate(`review.states.${state}`)}
      {reason && <q>{reason}</q>}
    </li>
  );
}
