import '../messages/event/journal';
import { Translate, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import type { Movement } from '../api/types';
import { formatDateTime } from '../format/dates';

export const Kind = ({ kind }: Pick<Movement, 'kind'>) => (
  <Translate i18nKey={`resources.movements.kinds.${kind}`} />
);

/** As it stands on the acknowledgement: `000123`. */
export const paddedNumber = (number: number): string => String(number).padStart(6, '0');

/**
 * The number of a payment, which leads to its acknowledgement; nothing where it is none.
 * @param lead parts it from what stands before, and has it say what it leads to
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
 * By what it is known: receipt, line of a statement, the payment that it takes from, a colleague's note.
 * @param lead parts it from what stands before, where there is anything
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
