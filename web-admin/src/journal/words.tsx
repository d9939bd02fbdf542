import '../messages/event/journal';
import { Translate, useTranslate } from 'ra-core';
import type { Movement } from '../api/types';
import { formatDateTime } from '../format/dates';

export const Kind = ({ kind }: Pick<Movement, 'kind'>) => (
  <Translate i18nKey={`resources.movements.kinds.${kind}`} />
);

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
