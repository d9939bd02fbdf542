import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { labelOf, usePaymentModes } from '../api/paymentModes';
import type { EventOverview } from '../api/types';
import { formatDay } from '../format/dates';
import { formatCentavos } from '../format/money';
import { CanAccess } from '../kit/access';
import tables from '../layout/numbers.module.css';
import { Facts, Panel } from '../layout/Panel';
import styles from './events.module.css';

type Part = { overview: EventOverview };

const delegatesOf = (event: string): string =>
  `/delegates?filter=${encodeURIComponent(JSON.stringify({ event_id: event }))}`;

export function Places({ overview: { event, places }, asks }: Part & { asks: boolean }) {
  const translate = useTranslate();
  const say = (key: string, args?: object) => translate(`events.overview.places.${key}`, args);
  const { capacity, waiting } = places;
  // Of a cancelled event no place is free.
  const left = event.state === 'cancelled' ? null : places.left;
  const registered =
    capacity === null
      ? places.registered.toLocaleString()
      : say('of', { count: places.registered.toLocaleString(), capacity: capacity.toLocaleString() });
  const line = waiting ? say('line', { smart_count: waiting, places: places.waiting_places }) : say('nobody');
  return (
    <Panel
      title={say('title')}
      aside={!asks && <Link to={delegatesOf(event.id)}>{translate('events.overview.payments.people')}</Link>}
    >
      <Facts
        facts={[
          [say('registered'), registered],
          [
            say('to_confirm'),
            places.to_confirm ? say('unconfirmed', { count: places.to_confirm.toLocaleString() }) : null,
          ],
          [say('paid'), asks && event.state !== 'cancelled' ? places.paid.toLocaleString() : null],
          [say('unnamed'), places.unnamed || null],
          [say('left'), left?.toLocaleString()],
          [say('offered'), places.offered || null],
          [
            say('waiting'),
            capacity === null ? null : <Link to={`/events/${event.id}/waiting-list`}>{line}</Link>,
          ],
          [say('cancelled'), places.cancelled || null],
        ]}
      />
      {capacity !== null && left !== null && (
        <p className={styles.sum}>
          {say(places.offered ? 'sum_offered' : 'sum', {
            registered: places.registered.toLocaleString(),
            offered: places.offered.toLocaleString(),
            left: left.toLocaleString(),
            capacity: capacity.toLocaleString(),
          })}
        </p>
      )}
    </Panel>
  );
}

/** Of all events, by event and way to pay. */
const SUMS = '/api/v1/payments/sums.csv';

export function Money({ overview: { event, money } }: Part) {
  const translate = useTranslate();
  const modes = usePaymentModes();
  const say = (key: string) => translate(`events.overview.money.${key}`);
  const back = formatCentavos(money.to_return_centavos);
  // A cancelled event has no payments to come.
  const isOff = event.state === 'cancelled';
  return (
    <Panel
      title={say('title')}
      aside={
        <CanAccess resource="events" action="export">
          <a href={SUMS} download>
            {say('file')}
          </a>
        </CanAccess>
      }
    >
      <Facts
        facts={[
          [say('due'), isOff ? null : formatCentavos(money.due_centavos)],
          [say('paid'), formatCentavos(money.paid_centavos)],
          [say('owed'), isOff ? null : formatCentavos(money.owed_centavos)],
          [
            say('to_return'),
            money.to_return_centavos > 0 ? (
              <Link to={`/review/to-return?event=${money.event_id}`}>{back}</Link>
            ) : (
              back
            ),
          ],
          [say('removed'), money.removed_centavos ? formatCentavos(money.removed_centavos) : null],
        ]}
      />
      {money.channels.length > 0 && (
        <div className={tables.scroll} tabIndex={0} role="group" aria-label={say('channels')}>
          <table className={`${tables.numbers} ${tables.rows} ${styles.channels}`}>
            <caption>{say('channels')}</caption>
            <thead>
              <tr>
                <th scope="col">{say('channel')}</th>
                <th scope="col">{say('came_in')}</th>
                <th scope="col">{say('returned')}</th>
                <th scope="col">{say('received')}</th>
              </tr>
            </thead>
            <tbody>
              {money.channels.map(({ channel, received_centavos, returned_centavos }) => (
                <tr key={channel}>
                  <th scope="row">{labelOf(modes, channel)}</th>
                  <td data-label={say('came_in')}>{formatCentavos(received_centavos)}</td>
                  <td data-label={say('returned')}>{formatCentavos(returned_centavos)}</td>
                  <td data-label={say('received')}>
                    {formatCentavos(received_centavos - returned_centavos)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  );
}

export function Payments({ overview: { event, payments } }: Part) {
  const translate = useTranslate();
  const say = (key: string) => translate(`events.overview.payments.${key}`);
  const { proofs_waiting: proofs } = payments;
  const count = (of: number) => (event.state === 'cancelled' ? null : of.toLocaleString());
  return (
    <Panel title={say('title')} aside={<Link to={delegatesOf(event.id)}>{say('people')}</Link>}>
      <Facts
        facts={[
          [say('paid'), count(payments.paid)],
          [say('partly'), count(payments.partly)],
          [say('unpaid'), count(payments.unpaid)],
          [say('to_return'), payments.to_return || null],
          [
            say('proofs'),
            proofs > 0 ? <Link to={`/review?event=${event.id}`}>{proofs.toLocaleString()}</Link> : '0',
          ],
        ]}
      />
    </Panel>
  );
}

export function Door({ overview: { event, door } }: Part) {
  const translate = useTranslate();
  const say = (key: string, args?: object) => translate(`events.overview.door.${key}`, args);
  return (
    <Panel title={say('title')} aside={<Link to={`/door-desk?event=${event.id}`}>{say('page')}</Link>}>
      {door.length === 0 ? (
        <p>{say('none')}</p>
      ) : (
        <Facts
          facts={door.map((day) => [formatDay(day.day), say('in', { count: day.in.toLocaleString() })])}
        />
      )}
    </Panel>
  );
}
