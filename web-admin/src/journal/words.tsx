import '../messages/event/journal';
import { Translate, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import type { Movement } from '../api/types';
import { formatDateTime } from '../format/dates';

export const Kind = ({ kind }: Pick<Movement, 'kind'>) => (
  <Translate i18nKey={`resources.movements.kinds.${kind}`} />
);

/** The number as the acknowledgement prints it: `000123`. */
export const paddedNumber = (number: number): string => String(number).padStart(6, '0');

/**
 * Links the number of a payment to its acknowledgement; draws nothing for other movements.
 * @param lead puts a separator before it, and words that say where it leads
 */
export function PaymentNumber({
  movement: { id, payment_number },
  lead,
}: {
  movement: Movement;
  lead?: string;
}) {
  const translate = useTranslate();
  if (payment_number === null) return null;
  const number = paddedNumber(payment_number);
  return (
    <>
      {lead}
      <Link to={`/acknowledgement?of=${id}`}>
        {lead === undefined ? number : translate('journal.acknowledged', { number })}
      </Link>
    </>
  );
}

/**
 * The evidence of a movement: a receipt, a line of a statement, the payment that it reverses, a colleague's note.
 * @param lead puts a separator before it, where there is any evidence
 */
export function Evidence({ movement, lead = '' }: { movement: Movement; lead?: string }) {
  const translate = useTranslate();
  const { proof, statement_line, receipt_number, corrects_at, note } = movement;
  const parts = [
    statement_line,
    receipt_number && translate('journal.receipt_number', { number: receipt_number }),
    corrects_at && translate('journal.takes_from', { at: formatDateTime(corrects_at) }),
    note,
  ].filter(Boolean);
  return (
    <>
      {(parts.length > 0 || proof) && lead}
      {parts.join(' · ')}{' '}
      {proof && (
        <a href={proof} target="_blank" rel="noopener">
          {translate('journal.receipt')}
        </a>
      )}
    </>
  );
}
