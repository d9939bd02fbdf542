import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { labelOf, usePaymentModes } from '../api/paymentModes';
import type { Movement } from '../api/types';
import { useCall } from '../api/useCall';
import { formatDate, formatDateTime } from '../format/dates';
import { formatCentavos } from '../format/money';
import { Fact } from '../layout/Panel';
import styles from './journal.module.css';
import { Evidence, Kind, PaymentNumber } from './words';

/** Nearly every registration has fewer movements than this. */
const SHOWN = 20;

interface Props {
  registration: string;
  /** Another one once its money has changed: the movements are then read again. */
  version: unknown;
  /** What else is said of a movement. */
  moreOf?: (movement: Movement) => ReactNode;
}

/** The journal of one registration, oldest first: its sum is what was received. */
export function OwnMovements({ registration, version, moreOf }: Props) {
  const translate = useTranslate();
  const modes = usePaymentModes();
  const filter = { registration_id: registration };
  const { data, error } = useCall(['delegates', 'movements', registration, version], (api) =>
    api.getList<Movement>('movements', {
      filter,
      sort: { field: 'created_at', order: 'ASC' },
      pagination: { page: 1, perPage: SHOWN },
    }),
  );
  const describe = ({ channel, reference, received_on, created_at, entered_by_name }: Movement) =>
    [
      [labelOf(modes, channel), reference].filter(Boolean).join(' '),
      received_on && translate('journal.received_on', { day: formatDate(`${received_on}T12:00:00`) }),
      translate('journal.entered', {
        at: formatDateTime(created_at),
        name: entered_by_name ?? translate('journal.nobody'),
      }),
    ]
      .filter(Boolean)
      .join(' · ');
  if (error) return <p role="alert">{error.message}</p>;
  if (!data || data.data.length === 0) return null;
  const { data: rows, total = rows.length } = data;
  return (
    <Fact label={translate('journal.own')}>
      <ol className={styles.rows}>
        {rows.map((each) => {
          const more = moreOf?.(each);
          // A payment for several says so once.
          const movement = more ? { ...each, note: null } : each;
          return (
            <li key={movement.id}>
              <strong>{formatCentavos(movement.amount_centavos)}</strong> <Kind kind={movement.kind} />
              {' · '}
              {describe(movement)}
              <Evidence movement={movement} lead=" · " />
              <PaymentNumber movement={movement} lead=" · " />
              {more}
            </li>
          );
        })}
      </ol>
      {total > rows.length && (
        <Link to={`/movements?filter=${encodeURIComponent(JSON.stringify(filter))}`}>
          {translate('journal.more', { count: total })}
        </Link>
      )}
    </Fact>
  );
}
