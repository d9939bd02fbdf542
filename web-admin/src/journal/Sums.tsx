import { useListContext, useTranslate } from 'ra-core';
import type { Movement } from '../api/types';
import { useCall } from '../api/useCall';
import { formatCentavos } from '../format/money';
import styles from './journal.module.css';

/** What the movements of the list add up to, all pages of it; since a day also what was there before. */
export function Sums() {
  const translate = useTranslate();
  const { data: rows, ...list } = useListContext<Movement>();
  const filter = list.filterValues as Record<string, unknown>;
  const { data, error } = useCall(['movements', 'sums', filter, rows], (api) => api.movementSums(filter), {
    placeholderData: (before) => before,
  });
  if (error) return <p role="alert">{error.message}</p>;
  if (!data) return null;
  const { opening_centavos, received_centavos, returned_centavos, closing_centavos } = data;
  const hasBefore = filter.created_at_gte !== undefined;
  const shown = [
    ['opening', hasBefore ? opening_centavos : undefined],
    ['received', received_centavos],
    ['returned', returned_centavos],
    [hasBefore ? 'closing' : 'kept', closing_centavos],
  ] as const;
  return (
    <div role="group" aria-label={translate('journal.sums.title')}>
      <dl className={styles.sums}>
        {shown.map(
          ([name, sum]) =>
            sum !== undefined && (
              <div key={name}>
                <dt>{translate(`journal.sums.${name}`)}</dt>
                <dd>{formatCentavos(sum)}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  );
}
