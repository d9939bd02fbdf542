import '../messages/event/events';
import '../messages/event/prices';
import '../messages/event/questions';
import '../messages/event/reports';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { downloadCsv } from '../api/downloadCsv';
import { labelOf, usePaymentModes } from '../api/paymentModes';
import type { EventOverview } from '../api/types';
import { useCall } from '../api/useCall';
import { formatDay, isOlderThan } from '../format/dates';
import { formatCentavos } from '../format/money';
import { CanAccess, canAccess } from '../kit/access';
import { Loading, PageHead } from '../layout/Page';
import { Facts, Panel, StateChip } from '../layout/Panel';
import { ChangeNotice } from './ChangeNotice';
import styles from './events.module.css';
import { COLORS } from './states';

const LOOK_AGAIN_MS = 30_000;

/** How an event stands, on one page: places, money, line, proofs and door. */
export function EventOverviewPage() {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const { data, error } = useCall(['event-overview', id], (api) => api.eventOverview(id), {
    refetchInterval: LOOK_AGAIN_MS,
  });
  if (error) return <p role="alert">{error.message}</p>;
  if (!data) return <Loading />;
  const { event, money } = data;
  // A free event shows no payments, unless some were made.
  const asks =
    event.fee_centavos > 0 ||
    event.prices.some(({ amount_centavos }) => amount_centavos > 0) ||
    money.due_centavos > 0 ||
    money.channels.length > 0;
  return (
    <>
      <PageHead
        title={translate('events.overview.title', { event: event.name })}
        state={<StateChip label={translate(`events.states.${event.state}`)} color={COLORS[event.state]} />}
        actions={
          <>
            <Button component={Link} to="/events">
              {translate('events.all')}
            </Button>
            <Button component={Link} to={`/events/${event.id}`}>
              {translate('events.overview.edit')}
            </Button>
            <Button component={Link} to={`/events/${event.id}/prices`}>
              {translate('prices.open')}
            </Button>
            {canAccess('delegates') && event.questions.length > 0 && (
              <Button component={Link} to={`/events/${event.id}/answers`}>
                {translate('questions.report.link')}
              </Button>
            )}
            <CanAccess resource="events" action="announce">
              <Button component={Link} to={`/events/${event.id}/guest-mails`}>
                {translate('events.write')}
              </Button>
            </CanAccess>
            {canAccess('events', 'change') &&
              event.state !== 'cancelled' &&
              !isOlderThan(event.ends_at, 0) && (
                <>
                  <Button component={Link} to={`/events/${event.id}/move`}>
                    {translate('events.change.move.open')}
                  </Button>
                  <Button color="error" component={Link} to={`/events/${event.id}/cancel`}>
                    {translate('events.change.cancel.open')}
                  </Button>
                </>
              )}
            {canAccess('movements') && asks && (
              <Button
                component={Link}
                to={`/movements?filter=${encodeURIComponent(JSON.stringify({ event_id: event.id }))}`}
              >
                {translate('events.overview.journal')}
              </Button>
            )}
            <CanAccess resource="movements">
              <Button component={Link} to={`/reports?event=${event.id}`}>
                {translate('reports.open')}
              </Button>
            </CanAccess>
            {canAccess('movements') && asks && (
              <Button component={Link} to={`/events/${event.id}/cash`}>
                {translate('events.overview.cash')}
              </Button>
            )}
            {asks && (
              <CanAccess resource="events" action="export">
                <Export event={event.id} />
              </CanAccess>
            )}
          </>
        }
      />
      <p>
        {[`${event.dates}, ${event.times}`, [event.venue_name, event.venue_city].filter(Boolean).join(', ')]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <CanAccess resource="events" action="announce">
        <ChangeNotice event={event} />
      </CanAccess>
      {data.places.registered + data.places.to_confirm + data.places.cancelled === 0 && (
        <p>{translate('events.overview.none')}</p>
      )}
      <div className={styles.overview}>
        <Places overview={data} asks={asks} />
        {asks && <Money overview={data} />}
        {asks && <Payments overview={data} />}
        <Door overview={data} />
      </div>
    </>
  );
}

/** What a treasurer adds up: a row for each registration, with its sums. */
function Export({ event }: { event: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [running, setRunning] = useState(false);
  const save = async () => {
    setRunning(true);
    let rows = 0;
    try {
      await downloadCsv({
        resource: 'registrations',
        filter: { event_id: event },
        sort: { field: 'created_at', order: 'ASC' },
        onRows: (count) => (rows = count),
      });
      notify('events.overview.exported', { type: 'success', messageArgs: { rows } });
    } catch (failure) {
      notify((failure as Error).message, { type: 'error' });
    }
    setRunning(false);
  };
  return (
    <Button variant="contained" disabled={running} onClick={() => void save()}>
      {translate('events.overview.export')}
    </Button>
  );
}

type Part = { overview: EventOverview };

const delegatesOf = (event: string): string =>
  `/delegates?filter=${encodeURIComponent(JSON.stringify({ event_id: event }))}`;

function Places({ overview: { event, places }, asks }: Part & { asks: boolean }) {
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

function Money({ overview: { event, money } }: Part) {
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
        <div className={styles.scroll} tabIndex={0} role="group" aria-label={say('channels')}>
          <table className={styles.channels}>
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
                  <td>{formatCentavos(received_centavos)}</td>
                  <td>{formatCentavos(returned_centavos)}</td>
                  <td>{formatCentavos(received_centavos - returned_centavos)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  );
}

function Payments({ overview: { event, payments } }: Part) {
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

function Door({ overview: { event, door } }: Part) {
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
