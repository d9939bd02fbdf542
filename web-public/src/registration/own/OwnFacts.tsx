import { pesosOf } from 'web-shared/money';
import { fill } from '../../content/text';
import { ownTexts as texts, ticketTexts } from '../../content/texts';
import type { OwnDelegate, OwnRegistration } from '../../reference/api/schemas';
import { Row } from '../PageStates';
import { Act, LINK } from './Act';
import { nameOf } from './names';

interface OwnFactsProps {
  own: OwnRegistration;
  onCorrect: () => void;
}

/** The event, who pays for it, and how the payment stands. */
export function OwnFacts({ own, onCorrect }: OwnFactsProps) {
  const { event, contact, delegates, may_change, money } = own;
  const first = delegates.find(({ cancelled_at }) => cancelled_at === null);
  return (
    <dl className="mt-8 max-w-3xl divide-y divide-ink/20 border-y border-ink/20">
      <Row label={ticketTexts.event}>
        <span className="block">{event.name}</span>
        <span className="block text-small">
          {event.dates}, {event.times}, {event.place}
        </span>
      </Row>
      <Row label={texts.contact}>
        <span className="block">{nameOf(contact)}</span>
        <span className="block text-small wrap-anywhere">
          {contact.email}, +{contact.phone_number}
        </span>
        {may_change && (
          <Act label={texts.correct} named={`${texts.correct}: ${texts.contact}`} onClick={onCorrect} />
        )}
      </Row>
      {first && <PaymentRow own={own} first={first} />}
      {money.to_return_centavos > 0 && (
        <Row label={texts.toReturn}>
          <span className="block">{pesosOf(money.to_return_centavos)}</span>
          <span className="block text-small">{texts.cancelPaid}</span>
        </Row>
      )}
    </dl>
  );
}

/** @param first who comes: on their ticket's page the picture of the payment is sent */
function PaymentRow({ own, first }: { own: OwnRegistration; first: OwnDelegate }) {
  const { money, payment_status: paid, proof_state, proof_reason } = own;
  if (own.total_centavos === 0) return <Row label={ticketTexts.admission}>{ticketTexts.free}</Row>;
  return (
    <Row label={paid ? ticketTexts.payment : texts.toPay}>
      <span className="block">{paid ? texts.paid : pesosOf(money.owed_centavos)}</span>
      {!paid && money.paid_centavos > 0 && (
        <span className="block text-small">
          {fill(texts.received, { paid: pesosOf(money.paid_centavos), due: pesosOf(own.due_centavos) })}
        </span>
      )}
      {proof_state === 'waiting' && <span className="block text-small">{texts.proofWaiting}</span>}
      {proof_reason && <span className="block text-small">{proof_reason}</span>}
      {!own.to_confirm && !paid && proof_state !== 'waiting' && (
        <a href={`/thank-you/${first.uuid}`} className={LINK}>
          {texts.upload}
        </a>
      )}
    </Row>
  );
}
