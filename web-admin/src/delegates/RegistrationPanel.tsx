import '../messages/event/review';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import type { Delegate, ProofRecord } from '../api/types';
import { useCall } from '../api/useCall';
import { formatDateTime } from '../format/dates';
import { formatCentavos } from '../format/money';
import { OwnMovements } from '../journal/OwnMovements';
import { Buttons, Panel } from '../layout/Panel';
import factsStyles from '../parts/facts.module.css';
import { AddPerson } from './actions/AddPerson';
import { CancelRegistration } from './actions/CancelRegistration';
import styles from './delegate.module.css';
import { nameOf } from './names';
import { EnterPayment } from './payment/EnterPayment';
import { isFree } from './payment/progress';
import { TogetherPaid } from './payment/TogetherPaid';
import { EarlyTickets } from './tickets/EarlyTickets';

/** Who pays for this delegate, who else is paid for, and every proof that was ever sent. */
export function RegistrationPanel({ delegate }: { delegate: Delegate }) {
  const { id, event_id, email, updated_at } = delegate;
  const translate = useTranslate();
  const { data, error } = useCall(['delegates', id, 'registration', updated_at], (api) =>
    api.registration(id),
  );
  if (error) return <p role="alert">{error.message}</p>;
  if (!data) return null;
  const { contact, delegates, proofs, reference } = data;
  const others = delegates.filter((each) => each.id !== id);
  const own = delegates.find((each) => each.id === id);
  const sum = formatCentavos(data.due_centavos);
  const coming = delegates.filter(({ cancelled_at }) => !cancelled_at).length;
  const maySendEarly =
    coming > 0 && !data.payment_status && data.money.owed_centavos > 0 && !data.tickets_because;
  return (
    <Panel
      title={translate('review.registration.title')}
      aside={coming > 1 && <CancelRegistration registration={data} />}
    >
      <dl className={factsStyles.facts}>
        <div>
          <dt>{translate('review.code')}</dt>
          <dd>{data.code}</dd>
        </div>
        {!isFree(delegate) && (
          <div>
            <dt>{translate('review.registration.to_pay')}</dt>
            <dd>
              {coming === 0
                ? translate('review.registration.nothing_to_pay')
                : coming === 1
                  ? sum
                  : translate('review.registration.for_all', { sum, count: coming })}
            </dd>
          </div>
        )}
        {(['paid', 'owed', 'to_return'] as const).map(
          (of) =>
            data.money[`${of}_centavos`] > 0 &&
            !(of === 'owed' && data.money.paid_centavos === 0) && (
              <div key={of}>
                <dt>{translate(`review.registration.money.${of}`)}</dt>
                <dd>
                  {formatCentavos(data.money[`${of}_centavos`])}
                  {of === 'to_return' && (
                    <>
                      {' '}
                      <Link to="/review/to-return">{translate('review.registration.enter_refund')}</Link>
                    </>
                  )}
                </dd>
              </div>
            ),
        )}
        <OwnMovements
          registration={data.id}
          version={updated_at}
          moreOf={({ kind, shared_payment_id: shared }) =>
            kind === 'payment' &&
            shared !== null && <TogetherPaid shared={shared} registration={data.id} version={updated_at} />
          }
        />
        {own?.cancelled_at && (
          <div>
            <dt>{translate('review.registration.cancelled')}</dt>
            <dd>
              {formatDateTime(own.cancelled_at)}
              {own.cancelled_because && (
                <>
                  {': '}
                  <q>{own.cancelled_because}</q>
                </>
              )}
            </dd>
          </div>
        )}
        {(others.length > 0 || contact.email !== email) && (
          <div>
            <dt>{translate(isFree(delegate) ? 'review.registered_by' : 'review.paid_by')}</dt>
            <dd>
              {contact.first_name} {contact.last_name}, {contact.email}
            </dd>
          </div>
        )}
        {others.length > 0 && (
          <div>
            <dt>{translate('review.registration.together')}</dt>
            <dd>
              {others.map((other) => (
                <Link key={other.id} to={`/delegates/${other.id}`} className={styles.registeredWith}>
                  {other.cancelled_at
                    ? translate('review.registration.is_cancelled', { name: nameOf(other) })
                    : nameOf(other)}
                </Link>
              ))}
            </dd>
          </div>
        )}
        {reference && (
          <div>
            <dt>{translate('review.registration.reference')}</dt>
            <dd>{reference}</dd>
          </div>
        )}
        {data.same_people.length > 0 && (
          <div>
            <dt>{translate('review.registration.same')}</dt>
            <dd>
              {data.same_people.map((same) => (
                <Link key={same.id} to={`/delegates/${same.id}`} className={styles.registeredWith}>
                  {nameOf(same)}, {formatDateTime(same.created_at)}
                </Link>
              ))}
            </dd>
          </div>
        )}
        {data.tickets_because && (
          <div>
            <dt>{translate('review.registration.early')}</dt>
            <dd>
              <q>{data.tickets_because}</q>
            </dd>
          </div>
        )}
        {proofs.length > 0 && (
          <div>
            <dt>{translate('review.registration.proofs')}</dt>
            <dd>
              <ol className={styles.proofList}>
                {proofs.map((proof) => (
                  <ProofItem key={proof.id} proof={proof} />
                ))}
              </ol>
            </dd>
          </div>
        )}
      </dl>
      <Buttons>
        {coming > 0 && (data.due_centavos > 0 || data.money.paid_centavos > 0) && (
          <EnterPayment registration={data} />
        )}
        {coming > 0 && <AddPerson registration={data} event={event_id} />}
        {maySendEarly && <EarlyTickets registration={data} />}
      </Buttons>
    </Panel>
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
